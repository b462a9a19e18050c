import type { OrderAddress_PostalAddressFragment } from '#graphql/generated/types.ts'

type Address = Omit<OrderAddress_PostalAddressFragment, 'telephone' | 'countryCode'>

/** The lines of an address above its country; what is not given takes none. */
export const addressLines = (address: Address): string[] => {
  const { contactName, companyName, addressLine1, addressLine2, postalCode, city, state } = address
  const place = [[postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ')
  return [contactName, companyName, addressLine1, addressLine2, place].filter(Boolean)
}
