import { getAddressFormat } from '@partgate/schema/address-formats.ts'
import type { PostalAddressInput } from '#graphql/generated/types.ts'
import { orderAddressUnits } from '#i18n/address-order.ts'
import { checkPresent, checkTelephone } from '#ui/form/check-contact.ts'
import type { Problem } from '../form/check-fields.ts'

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

/** In the order in which the form shows them. */
export const orderAddressFields = (countryCode: string, locale: string): AddressField[] => [
  'contactName',
  'companyName',
  'countryCode',
  ...orderAddressUnits(countryCode, locale),
  'telephone',
]

export type AddressField = (typeof addressFields)[number]
export type AddressValues = Record<AddressField, string>
export type StoredAddress = Record<AddressField, string | null>

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

export const toAddressValues = (address: StoredAddress): AddressValues => ({
  contactName: address.contactName ?? '',
  companyName: address.companyName ?? '',
  countryCode: address.countryCode ?? '',
  addressLine1: address.addressLine1 ?? '',
  addressLine2: address.addressLine2 ?? '',
  city: address.city ?? '',
  state: address.state ?? '',
  postalCode: address.postalCode ?? '',
  telephone: address.telephone ?? '',
})

const usedFields = (countryCode: string): AddressField[] => {
  const { state, postalCode } = getAddressFormat(countryCode)
  return addressFields.filter(
    (field) => !(field === 'state' && state === 'none') && !(field === 'postalCode' && postalCode === 'none'),
  )
}

export const trimmedAddress = (values: AddressValues): AddressValues => {
  const used = usedFields(values.countryCode)
  const trimmed = { ...emptyAddress }
  for (const field of used) trimmed[field] = values[field].trim()
  return trimmed
}

export const checkAddress = (values: AddressValues): { [Field in AddressField]?: Problem } => {
  const { state, postalCode } = getAddressFormat(values.countryCode)
  return {
    contactName: checkPresent(values.contactName, 'contactName'),
    countryCode: checkPresent(values.countryCode, 'country'),
    addressLine1: checkPresent(values.addressLine1, 'address'),
    city: checkPresent(values.city, 'city'),
    state: state === 'required' ? checkPresent(values.state, 'state') : undefined,
    postalCode: postalCode === 'required' ? checkPresent(values.postalCode, 'postalCode') : undefined,
    telephone: checkTelephone(values.telephone),
  }
}
