import { expect, it } from 'vitest'
import { countryCodes, isCountryCode } from './country-codes.ts'

it('has every assigned code once', () => {
  expect(new Set(countryCodes).size).toBe(250)
  expect(countryCodes).toEqual(countryCodes.toSorted())
})

it.each(['', 'de', 'ZZ', 'DEU', 'UK'])('refuses "%s"', (text) => expect(isCountryCode(text)).toBe(false))
