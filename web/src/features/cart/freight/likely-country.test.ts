import { expect, test } from 'vitest'
import { findTimeZoneCountry, likelyCountry, type CountryFacts } from './likely-country.ts'

const nothing: CountryFacts = {
  addressCountry: null,
  profileCountry: null,
  rememberedCountry: null,
  languages: [],
  timeZoneCountry: null,
}
const served = ['AT', 'CN', 'DE', 'FR', 'GB', 'US']

test.each<[Partial<CountryFacts>, string | null]>([
  [{}, null],
  [{ addressCountry: 'FR', profileCountry: 'DE', rememberedCountry: 'US', languages: ['en-GB'] }, 'FR'],
  [{ profileCountry: 'DE', rememberedCountry: 'US', languages: ['en-GB'] }, 'DE'],
  [{ profileCountry: '', rememberedCountry: 'US', languages: ['en-GB'] }, 'US'],
  [{ languages: ['en-GB', 'de-AT'], timeZoneCountry: 'DE' }, 'GB'],
  [{ languages: ['de', 'de-AT'], timeZoneCountry: 'DE' }, 'AT'],
  [{ languages: ['de', 'zh-Hans-CN'] }, 'CN'],
  [{ languages: ['de', 'en'], timeZoneCountry: 'DE' }, 'DE'],
  [{ languages: ['not a language', 'es-419'], timeZoneCountry: 'US' }, 'US'],
  [{ rememberedCountry: '<script>', languages: ['en-XX'] }, null],
])('%j leads to %j', (facts, country) => {
  expect(likelyCountry({ ...nothing, ...facts }, served)).toBe(country)
})

test.each([
  ['Europe/Vienna', 'AT'],
  ['Asia/Shanghai', 'CN'],
  ['America/New_York', 'US'],
  ['UTC', null],
])('the time zone %s belongs to %j', (timeZone, country) => {
  expect(findTimeZoneCountry(timeZone, served)).toBe(country)
})
