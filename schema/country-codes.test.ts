import { expect, it } from 'vitest'
import { countryCodes, isCountryCode, listCountryNames } from './country-codes.ts'
import { locales } from './locales.ts'

it('has every assigned code once', () => {
  expect(new Set(countryCodes).size).toBe(250)
  expect(countryCodes).toEqual(countryCodes.toSorted())
})

it.each(['', 'de', 'ZZ', 'DEU', 'UK'])('refuses "%s"', (text) => expect(isCountryCode(text)).toBe(false))

it.each(locales.map(({ tag }) => [tag]))('has a name for every country in %s', (tag) => {
  expect(listCountryNames(tag).filter(({ code, name }) => code === name)).toEqual([])
})

it('sorts the names by the rules of the language', () => {
  const listNames = (tag: string) => listCountryNames(tag).map(({ name }) => name)
  expect(listNames('de').indexOf('Österreich')).toBeLessThan(listNames('de').indexOf('Polen'))
  expect(listNames('en').indexOf('Åland Islands')).toBeLessThan(listNames('en').indexOf('Albania'))
  expect(listNames('es')).toContain('Alemania')
})
