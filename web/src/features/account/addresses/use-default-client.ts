'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { AddressesPageDocument } from '#graphql/generated/documents/account.ts'
import { useUpdateAddressMutation } from '#graphql/generated/hooks/account.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { type DefaultKind, toDefaultInput } from './to-address-input.ts'

type Working = { addressId: string; kind: DefaultKind }

/** A change replaces the whole address, which another tab or device may have changed, so it is read first. */
export const useDefault = (onDone: (addressId: string) => void) => {
  const t = useTranslations('addresses')
  const toUserErrors = useUserErrors()
  const client = useClient()
  const [, updateAddress] = useUpdateAddressMutation()
  const [working, setWorking] = useState<Working | null>(null)
  const change = async (addressId: string, kind: DefaultKind) => {
    const read = await client.query(AddressesPageDocument, {}, { requestPolicy: 'network-only' }).toPromise()
    const addresses = read.data?.viewer?.addresses
    const saved = addresses?.find(({ id }) => id === addressId)
    if (!saved) {
      const [failure] = toUserErrors<never>(null, read.error)
      return toast.error(addresses || !failure ? t('deletedElsewhere') : failure.message)
    }
    const { data, error } = await updateAddress({ input: toDefaultInput(saved, kind) })
    const [userError] = toUserErrors(data?.updateAddress, error)
    if (userError) return toast.error(userError.message)
    toast.success(t(kind === 'shipping' ? 'nowShipping' : 'nowBilling', { name: saved.address.contactName }))
    onDone(addressId)
  }
  const set = async (addressId: string, kind: DefaultKind) => {
    if (working) return
    setWorking({ addressId, kind })
    await change(addressId, kind)
    setWorking(null)
  }
  return { set, working }
}
