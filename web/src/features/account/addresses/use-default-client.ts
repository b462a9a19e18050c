'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { AddressCard_SavedAddressFragment } from '#graphql/generated/types.ts'
import { useUpdateAddressMutation } from '#graphql/generated/hooks/account.ts'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useToast } from '#ui/toast-store.ts'
import { addressValuesOf } from './address-values.ts'

export type DefaultKind = 'shipping' | 'billing'
type Working = { addressId: string; kind: DefaultKind }

/** Makes an address the default for parcels or for bills. One at a time: each change also says what the other default is. */
export const useDefault = (onDone: (addressId: string) => void) => {
  const t = useTranslations('addresses')
  const toast = useToast()
  const complaintsOf = useComplaints()
  const [, updateAddress] = useUpdateAddressMutation()
  const [working, setWorking] = useState<Working | null>(null)
  const set = async (saved: AddressCard_SavedAddressFragment, kind: DefaultKind) => {
    if (working) return
    setWorking({ addressId: saved.id, kind })
    const { data, error } = await updateAddress({
      input: {
        addressId: saved.id,
        address: addressValuesOf(saved.address),
        isDefaultShipping: kind === 'shipping' || saved.isDefaultShipping,
        isDefaultBilling: kind === 'billing' || saved.isDefaultBilling,
      },
    })
    setWorking(null)
    const [complaint] = complaintsOf(data?.updateAddress, error)
    if (complaint) return toast.error(complaint.message)
    toast.success(t(kind === 'shipping' ? 'nowShipping' : 'nowBilling', { name: saved.address.contactName }))
    onDone(saved.id)
  }
  return { set, working }
}
