import type { PostalAddressInput } from '#graphql/generated/types.ts'
import { checkPresent, checkTelephone, type Problem } from '../check-fields.ts'

/** In the order of the screen. */
export const addressFields = [
  'contactName',
  'companyName',
  'countryCode',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'telephone',
] as const satisfies (keyof PostalAddressInput)[]

export type AddressField = (typeof addressFields)[number]
/** What the form holds: every field, text as typed. */
export type AddressValues = Record<AddressField, string>

export const emptyAddress: AddressValues = {
  contactName: '',
  companyName: '',
  countryCode: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  postalCode: '',
  telephone: '',
}

export const addressValuesOf = (address: AddressValues): AddressValues => ({
  contactName: address.contactName,
  companyName: address.companyName,
  countryCode: address.countryCode,
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2,
  city: address.city,
  state: address.state,
  postalCode: address.postalCode,
  telephone: address.telephone,
})

/** What is to mend, by field. Where an address needs a state or a postal code, the shop says so. */
export const checkAddress = (values: AddressValues): { [Field in AddressField]?: Problem } => ({
  contactName: checkPresent(values.contactName, 'contactName'),
  countryCode: checkPresent(values.countryCode, 'country'),
  addressLine1: checkPresent(values.addressLine1, 'address'),
  city: checkPresent(values.city, 'city'),
  telephone: checkTelephone(values.telephone),
})
