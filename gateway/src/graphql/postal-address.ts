import type { z } from 'zod'
import type { Address, addressInput } from '@partgate/schema/shop-api/address.ts'
import type { PostalAddress, PostalAddressInput } from '../generated/resolvers.ts'
import type { FieldNames } from './user-errors.ts'
import { toCountryCode, toNullIfBlank } from './values.ts'

/** Wire fields whose input field is not their camel case. */
export const addressFieldNames: FieldNames = {
  country: 'countryCode',
  address_line_1: 'addressLine1',
  address_line_2: 'addressLine2',
}

export const toPostalAddress = (address: Address): PostalAddress => ({
  contactName: address.contact_name,
  companyName: toNullIfBlank(address.company_name),
  telephone: address.telephone,
  countryCode: toCountryCode(address.country),
  state: toNullIfBlank(address.state),
  city: address.city,
  addressLine1: address.address_line_1,
  addressLine2: toNullIfBlank(address.address_line_2),
  postalCode: toNullIfBlank(address.postal_code),
})

export const toWireAddress = (input: PostalAddressInput): z.input<typeof addressInput> => ({
  contact_name: input.contactName,
  company_name: input.companyName ?? undefined,
  telephone: input.telephone,
  country: input.countryCode,
  state: input.state ?? undefined,
  city: input.city,
  address_line_1: input.addressLine1,
  address_line_2: input.addressLine2 ?? undefined,
  postal_code: input.postalCode ?? undefined,
})
