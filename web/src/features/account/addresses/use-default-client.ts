'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { AddressCard_SavedAddressFragment } from '#graphql/generated/types.ts'
import { useUpdateAddressMutation } from '#graphql/generated/hooks/account.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { type DefaultKind, toDefaultInput } from './to-address-input.ts'

type Working = { addressId: string; kind: DefaultKind }

/** A change sends both flags, so changes must run one at a time. */
export const useDefault = (onDone: (addressId: string) => void) => {
  const t = useTranslations('addresses')
  const toUserErrors = useUserErrors()
  const [, updateAddress] = useUpdateAddressMutation()
  const [working, setWorking] = useState<Working | null>(null)
  const set = async (saved: AddressCard_SavedAddressFragment, kind: DefaultKind) => {
    if (working) return
    setWorking({ addressId: saved.id, kind })
    const { data, error } = await updateAddress({ input: toDefaultInput(saved, kind) })
    setWorking(null)
    const [userError] = toUserErrors(data?.updateAddress, error)
    if (userError) return toast.error(userError.message)
    toast.success(t(kind === 'shipping' ? 'nowShipping' : 'nowBilling', { name: saved.address.contactName }))
    onDone(saved.id)
  }
  return { set, working }
}
