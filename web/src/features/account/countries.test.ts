import { expect, test } from 'vitest'
import { locales } from '@partgate/schema/locales.ts'
import { countriesOf, countryCodes } from './countries.ts'

test('every assigned code is there once', () => {
  expect(new Set(countryCodes).size).toBe(250)
  expect(countryCodes).toEqual(countryCodes.toSorted())
})

test.each(locales.map(({ tag }) => [tag]))('every country has a name in %s', (tag) => {
  expect(countriesOf(tag).filter(({ code, name }) => code === name)).toEqual([])
})

test('a list stands in the order of its language', () => {
  const names = (tag: string) => countriesOf(tag).map(({ name }) => name)
  expect(names('de').indexOf('Österreich')).toBeLessThan(names('de').indexOf('Polen'))
  expect(names('en').indexOf('Åland Islands')).toBeLessThan(names('en').indexOf('Albania'))
  expect(names('es')).toContain('Alemania')
})
