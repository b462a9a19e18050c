import type { AddAddressInput } from '#graphql/generated/types.ts'
import { addressValuesOf, type AddressValues } from './address-values.ts'

export type SavedValues = AddressValues & { isDefaultShipping: boolean; isDefaultBilling: boolean }

/** A saved address as the form holds it, as the shop takes it. */
export const inputOf = ({ isDefaultShipping, isDefaultBilling, ...values }: SavedValues): AddAddressInput => ({
  address: addressValuesOf(values),
  isDefaultShipping,
  isDefaultBilling,
})
