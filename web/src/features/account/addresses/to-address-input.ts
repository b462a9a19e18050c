import type { AddAddressInput } from '#graphql/generated/types.ts'
import { toAddressValues, trimmedAddress, type AddressValues } from './address-values.ts'

export type SavedValues = AddressValues & { isDefaultShipping: boolean; isDefaultBilling: boolean }

export const toAddressInput = ({ isDefaultShipping, isDefaultBilling, ...values }: SavedValues): AddAddressInput => ({
  address: trimmedAddress(toAddressValues(values)),
  isDefaultShipping,
  isDefaultBilling,
})
