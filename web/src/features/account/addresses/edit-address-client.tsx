'use client'
import { useTranslations } from 'next-intl'
import type { AddressCard_SavedAddressFragment } from '#graphql/generated/types.ts'
import { useUpdateAddressMutation } from '#graphql/generated/hooks/account.ts'
import { useComplaints } from '#graphql/complaints-client.ts'
import type { Country } from '#ui/country-select-client.tsx'
import { useToast } from '#ui/toast-store.ts'
import { AddressForm } from './address-form-client.tsx'
import { addressValuesOf } from './address-values.ts'
import { inputOf, type SavedValues } from './input-of.ts'

type EditAddressProps = { saved: AddressCard_SavedAddressFragment; countries: Country[]; onDone: () => void }

export function EditAddress({ saved, countries, onDone }: EditAddressProps) {
  const t = useTranslations('addresses')
  const toast = useToast()
  const complaintsOf = useComplaints()
  const [, updateAddress] = useUpdateAddressMutation()
  const { id, address, isDefaultShipping, isDefaultBilling } = saved
  const save = async (values: SavedValues) => {
    const { data, error } = await updateAddress({ input: { addressId: id, ...inputOf(values) } })
    const complaints = complaintsOf(data?.updateAddress, error)
    if (complaints.length > 0) return complaints
    toast.success(t('saved'))
    onDone()
    return []
  }
  return (
    <AddressForm
      title={t('editTitle')}
      initial={{ ...addressValuesOf(address), isDefaultShipping, isDefaultBilling }}
      countries={countries}
      isFirst={false}
      save={save}
      onCancel={onDone}
    />
  )
}
