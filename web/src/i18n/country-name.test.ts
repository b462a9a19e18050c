import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('names a country in the language of the page and leaves unknown codes', () => {
  expect(countryName('JP', 'de')).toBe('Japan')
  expect(countryName('JP', 'ja')).toBe('日本')
  expect(countryName('?', 'en')).toBe('?')
  expect(countryName(null, 'en')).toBeNull()
})
