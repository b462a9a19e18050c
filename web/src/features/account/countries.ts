import { countryCodes } from '@partgate/schema/country-codes.ts'
import type { Country } from '#ui/country-select-client.tsx'

/** For the server only: browsers have other country names and another order. */
export const listCountries = (locale: string): Country[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => compare(one.name, other.name))
}
