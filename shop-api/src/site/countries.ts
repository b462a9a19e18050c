import { type LocaleCode, toLocale } from '@partgate/schema/locales.ts'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'
import { countryCodes } from '@partgate/schema/country-codes.ts'

type Country = { code: string; name: string; calling_code: string }

const findCallingCode = (code: string) => (isSupportedCountry(code) ? getCountryCallingCode(code) : '')

const createCountryList = (lang: LocaleCode): Country[] => {
  const { tag } = toLocale(lang)
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code, calling_code: findCallingCode(code) }))
    .toSorted((a, b) => compare(a.name, b.name))
}

const lists = new Map<LocaleCode, Country[]>()

/** Calling codes without `+`, empty where there is none. */
export const listCountries = (lang: LocaleCode): Country[] => {
  const list = lists.get(lang) ?? createCountryList(lang)
  lists.set(lang, list)
  return list
}
