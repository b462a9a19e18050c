import { type LocaleCode, toLocale } from '@partgate/schema/locales.ts'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'
import { listCountryNames } from '@partgate/schema/country-codes.ts'

type Country = { code: string; name: string; calling_code: string }

const findCallingCode = (code: string) => (isSupportedCountry(code) ? getCountryCallingCode(code) : '')

const createCountryList = (lang: LocaleCode): Country[] =>
  listCountryNames(toLocale(lang).tag).map((country) => ({ ...country, calling_code: findCallingCode(country.code) }))

const lists = new Map<LocaleCode, Country[]>()

/** Calling codes without `+`, empty where there is none. */
export const listCountries = (lang: LocaleCode): Country[] => {
  const list = lists.get(lang) ?? createCountryList(lang)
  lists.set(lang, list)
  return list
}
