'use client'
import { useTranslations } from 'next-intl'
import { useAddAddressMutation } from '#graphql/generated/hooks/account.ts'
import { useComplaints } from '#graphql/complaints-client.ts'
import type { Country } from '#ui/country-select-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useToast } from '#ui/toast-store.ts'
import { AddressForm } from './address-form-client.tsx'
import { emptyAddress } from './address-values.ts'
import { inputOf, type SavedValues } from './input-of.ts'
import styles from './addresses.module.css'

type AddAddressProps = {
  countries: Country[]
  isFirst: boolean
  onAdded: (addressId: string | undefined) => void
  onCancel: () => void
}

const initial: SavedValues = { ...emptyAddress, isDefaultShipping: false, isDefaultBilling: false }

export function AddAddress({ countries, isFirst, onAdded, onCancel }: AddAddressProps) {
  const t = useTranslations('addresses')
  const toast = useToast()
  const complaintsOf = useComplaints()
  const [, addAddress] = useAddAddressMutation()
  const save = async (values: SavedValues) => {
    const { data, error } = await addAddress({ input: inputOf(values) })
    const complaints = complaintsOf(data?.addAddress, error)
    if (complaints.length > 0) return complaints
    toast.success(t('saved'))
    onAdded(data?.addAddress?.address?.id)
    return []
  }
  return (
    <Sheet className={styles.adding}>
      <AddressForm
        title={t('add')}
        initial={initial}
        countries={countries}
        isFirst={isFirst}
        save={save}
        onCancel={onCancel}
      />
    </Sheet>
  )
}
