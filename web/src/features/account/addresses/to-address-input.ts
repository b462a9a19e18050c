import type { AddAddressInput, AddressCard_SavedAddressFragment, UpdateAddressInput } from '#graphql/generated/types.ts'
import { toAddressValues, trimmedAddress, type AddressValues } from './address-values.ts'

export type SavedValues = AddressValues & { isDefaultShipping: boolean; isDefaultBilling: boolean }

export const toAddressInput = ({ isDefaultShipping, isDefaultBilling, ...values }: SavedValues): AddAddressInput => ({
  address: trimmedAddress(values),
  isDefaultShipping,
  isDefaultBilling,
})

export type DefaultKind = 'shipping' | 'billing'

/** A change sends both flags, so the other one is sent as it is. */
export const toDefaultInput = (saved: AddressCard_SavedAddressFragment, kind: DefaultKind): UpdateAddressInput => ({
  savedAddressId: saved.id,
  address: toAddressValues(saved.address),
  isDefaultShipping: kind === 'shipping' || saved.isDefaultShipping,
  isDefaultBilling: kind === 'billing' || saved.isDefaultBilling,
})
