import type { AddAddressInput, AddressCard_SavedAddressFragment, UpdateAddressInput } from '#graphql/generated/types.ts'
import { toAddressValues, trimmedAddress, type AddressValues } from './address-values.ts'

export type SavedValues = AddressValues & { isDefaultShipping: boolean; isDefaultBilling: boolean }

export const toAddressInput = ({ isDefaultShipping, isDefaultBilling, ...values }: SavedValues): AddAddressInput => ({
  address: trimmedAddress(values),
  isDefaultShipping,
  isDefaultBilling,
})

/** A default that was not changed in the form may have been set elsewhere since. */
export const toEditInput = (savedAddressId: string, values: SavedValues, shown: SavedValues): UpdateAddressInput => {
  const { isDefaultShipping, isDefaultBilling, ...edited } = toAddressInput(values)
  return {
    ...edited,
    savedAddressId,
    isDefaultShipping: isDefaultShipping === shown.isDefaultShipping ? null : isDefaultShipping,
    isDefaultBilling: isDefaultBilling === shown.isDefaultBilling ? null : isDefaultBilling,
  }
}

export type DefaultKind = 'shipping' | 'billing'

/** The other default is unchanged. */
export const toDefaultInput = (
  saved: Pick<AddressCard_SavedAddressFragment, 'id' | 'address'>,
  kind: DefaultKind,
): UpdateAddressInput => ({
  savedAddressId: saved.id,
  address: toAddressValues(saved.address),
  isDefaultShipping: kind === 'shipping' ? true : null,
  isDefaultBilling: kind === 'billing' ? true : null,
})
