import { getAddressFormat } from '@partgate/schema/address-formats.ts'
import type { Locale } from './routing.ts'

const largestFirstLocales: readonly Locale[] = ['ja', 'zh-Hans', 'zh-Hant', 'ko']
const largestFirstCountries = new Set(['', 'JP', 'CN', 'TW', 'HK', 'MO', 'KR'])

type Unit = 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode'

/** In these languages an address in East Asia starts with its largest unit; an unknown country counts as one of them. */
export const isLargestFirst = (countryCode: string, locale: string) =>
  largestFirstLocales.some((tag) => tag === locale) && largestFirstCountries.has(countryCode)

/** In the order in which the buyer writes them. */
export const orderAddressUnits = (countryCode: string, locale: string): Unit[] => {
  if (isLargestFirst(countryCode, locale)) return ['postalCode', 'state', 'city', 'addressLine1', 'addressLine2']
  return getAddressFormat(countryCode).state === 'none'
    ? ['addressLine1', 'addressLine2', 'postalCode', 'city', 'state']
    : ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode']
}
