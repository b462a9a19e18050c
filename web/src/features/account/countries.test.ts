import { expect, test } from 'vitest'
import { locales } from '@partgate/schema/locales.ts'
import { listCountries } from './countries.ts'

test.each(locales.map(({ tag }) => [tag]))('every country has a name in %s', (tag) => {
  expect(listCountries(tag).filter(({ code, name }) => code === name)).toEqual([])
})

test('sorts the list by the rules of the language', () => {
  const names = (tag: string) => listCountries(tag).map(({ name }) => name)
  expect(names('de').indexOf('Österreich')).toBeLessThan(names('de').indexOf('Polen'))
  expect(names('en').indexOf('Åland Islands')).toBeLessThan(names('en').indexOf('Albania'))
  expect(names('es')).toContain('Alemania')
})
