import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('a country is named in the language of the page; what is no country stays as it is', () => {
  expect(countryName('JP', 'de')).toBe('Japan')
  expect(countryName('JP', 'ja')).toBe('日本')
  expect(countryName('?', 'en')).toBe('?')
})
