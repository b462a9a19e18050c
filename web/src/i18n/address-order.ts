import { getAddressFormat } from '@partgate/schema/address-formats.ts'

const largestFirstLocales = new Set(['jp', 'zh', 'tw', 'ko'])
const largestFirstCountries = new Set(['', 'JP', 'CN', 'TW', 'HK', 'MO', 'KR'])

type Unit = 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode'

/** An address in Japan is written from the prefecture to the street in Japanese only. */
export const isLargestFirst = (countryCode: string, locale: string) =>
  largestFirstLocales.has(locale) && largestFirstCountries.has(countryCode)

/** In the order in which the buyer writes them. */
export const orderAddressUnits = (countryCode: string, locale: string): Unit[] => {
  if (isLargestFirst(countryCode, locale)) return ['postalCode', 'state', 'city', 'addressLine1', 'addressLine2']
  return getAddressFormat(countryCode).state === 'none'
    ? ['addressLine1', 'addressLine2', 'postalCode', 'city', 'state']
    : ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode']
}
