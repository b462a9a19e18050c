'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { AddressCard_SavedAddressFragment } from '#graphql/generated/types.ts'
import { useRemoveAddressMutation } from '#graphql/generated/hooks/account.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/form/country-select-client.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { AddressText } from './address-text-client.tsx'
import form from '../form/form.module.css'
import styles from './addresses.module.css'

type RemoveAddressProps = {
  saved: AddressCard_SavedAddressFragment
  countries: Country[]
  onRemoved: () => void
  onClose: () => void
}

export function RemoveAddress({ saved, countries, onRemoved, onClose }: RemoveAddressProps) {
  const t = useTranslations()
  const toUserErrors = useUserErrors()
  const [{ fetching }, removeAddress] = useRemoveAddressMutation()
  const [refusal, setRefusal] = useState('')
  const remove = async () => {
    const { data, error } = await removeAddress({ input: { savedAddressId: saved.id } })
    const [userError] = toUserErrors(data?.removeAddress, error)
    if (userError) return setRefusal(userError.message)
    toast.success(t('addresses.removed'))
    onRemoved()
  }
  return (
    <Modal isOpen onClose={onClose} title={t('addresses.removal.title')} closeLabel={t('common.close')}>
      <div className={styles.removal}>
        <strong>
          <bdi>{saved.address.contactName}</bdi>
        </strong>
        <AddressText address={saved.address} countries={countries} />
      </div>
      <p className={form.quiet}>{t('addresses.removal.text')}</p>
      {refusal && <FormNotice tone="error">{refusal}</FormNotice>}
      <div className={form.actions}>
        <Button variant="primary" isBusy={fetching} onClick={() => void remove()}>
          {t('addresses.remove')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </Modal>
  )
}
