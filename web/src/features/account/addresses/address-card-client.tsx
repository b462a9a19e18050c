'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { AddressCard_SavedAddressFragment } from '#graphql/generated/types.ts'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/country-select-client.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AddressText } from './address-text-client.tsx'
import { cardId, removeButtonId } from './card-id.ts'
import { DefaultRow } from './default-row-client.tsx'
import { EditAddress } from './edit-address-client.tsx'
import type { useDefault } from './use-default-client.ts'
import styles from './addresses.module.css'

type AddressCardProps = {
  saved: AddressCard_SavedAddressFragment
  countries: Country[]
  defaults: ReturnType<typeof useDefault>
  onRemove: () => void
  focusOn: (id: string) => void
}

export function AddressCard({ saved, countries, defaults: { set, working }, onRemove, focusOn }: AddressCardProps) {
  const t = useTranslations('addresses')
  const [isEditing, setEditing] = useState(false)
  const { id, address, isDefaultShipping, isDefaultBilling } = saved
  const name = address.contactName
  const close = () => {
    setEditing(false)
    focusOn(cardId(id))
  }
  if (isEditing) {
    return (
      <li className={styles.editing}>
        <EditAddress saved={saved} countries={countries} onDone={close} />
      </li>
    )
  }
  const row = (kind: 'shipping' | 'billing') => ({
    kind,
    name,
    busy: working?.addressId === id && working.kind === kind,
    onSet: () => void set(saved, kind),
  })
  return (
    <li className={styles.card}>
      <h2 id={cardId(id)} tabIndex={-1}>
        <bdi>{name}</bdi>
      </h2>
      <AddressText address={address} countries={countries} />
      <ul className={styles.flags}>
        <DefaultRow {...row('shipping')} isDefault={isDefaultShipping} />
        <DefaultRow {...row('billing')} isDefault={isDefaultBilling} />
      </ul>
      <div className={styles.actions}>
        <Button small onClick={() => setEditing(true)}>
          {t('edit')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        <Button id={removeButtonId(id)} small look="quiet" onClick={onRemove}>
          {t('remove')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
