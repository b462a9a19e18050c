import { isLargestFirst } from '#i18n/address-order.ts'

/** In the order in which the buyer writes them. */
export const orderPlaceFields = (countryCode: string, locale: string) =>
  isLargestFirst(countryCode, locale)
    ? (['state', 'city', 'addressLine1'] as const)
    : (['city', 'state', 'addressLine1'] as const)

export const placeAutoComplete = { city: 'address-level2', state: 'address-level1', addressLine1: 'street-address' }
