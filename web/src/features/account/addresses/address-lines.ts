import type { AddressValues } from './address-values.ts'

type Place = Omit<AddressValues, 'contactName' | 'telephone' | 'countryCode'>

/** The lines of an address between the name and the telephone, without the empty ones. */
export const addressLines = (place: Place, country: string): string[] => {
  const region = [place.state, place.postalCode].filter(Boolean).join(' ')
  const town = [place.city, region].filter(Boolean).join(', ')
  return [place.companyName, place.addressLine1, place.addressLine2, town, country].filter(Boolean)
}
