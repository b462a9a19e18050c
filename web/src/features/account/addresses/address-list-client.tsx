'use client'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { maxSavedAddresses } from '@partgate/schema/limits.ts'
import type { AddressCard_SavedAddressFragment } from '#graphql/generated/types.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/form/country-select-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { useAddAddressMutation } from '#graphql/generated/hooks/account.ts'
import { inputRecord } from '#graphql/session/input-record.ts'
import { useReadOnReturn } from '#graphql/session/use-read-on-return-client.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { AddressCard } from './address-card-client.tsx'
import { afterRemovalId, cardId, removeButtonId, titleId } from './card-id.ts'
import { RemoveAddress } from './remove-address-client.tsx'
import { useDefault } from './use-default-client.ts'
import { AddressForm } from './address-form-client.tsx'
import { emptyAddress } from './address-values.ts'
import { type SavedValues, toAddressInput } from './to-address-input.ts'
import styles from './addresses.module.css'

type AddAddressProps = {
  owner: string
  countries: Country[]
  isFirst: boolean
  onAdded: (addressId: string | undefined) => void
  onCancel: () => void
}

const input = inputRecord('address')
const initial: SavedValues = { ...emptyAddress, isDefaultShipping: false, isDefaultBilling: false }

function AddAddress({ owner, countries, isFirst, onAdded, onCancel }: AddAddressProps) {
  const t = useTranslations('addresses')
  const toUserErrors = useUserErrors()
  const [, addAddress] = useAddAddressMutation()
  const save = async (values: SavedValues) => {
    const { data, error } = await addAddress({ input: toAddressInput(values) })
    const userErrors = toUserErrors(data?.addAddress, error)
    if (userErrors.length > 0) return userErrors
    toast.success(t('saved'))
    onAdded(data?.addAddress?.savedAddress?.id)
    return []
  }
  return (
    <Sheet className={styles.adding}>
      <AddressForm
        title={t('add')}
        initial={initial}
        owner={owner}
        input={input}
        countries={countries}
        isFirst={isFirst}
        save={save}
        onCancel={onCancel}
      />
    </Sheet>
  )
}

const useFocusOn = () => {
  const [target, setTarget] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus()
  }, [target])
  return (id: string) => setTarget({ id })
}

const addButtonId = 'add-address'

type AddressListProps = {
  owner: string
  addresses: AddressCard_SavedAddressFragment[]
  countries: Country[]
  reload: () => void
}

export function AddressList({ owner, addresses, countries, reload }: AddressListProps) {
  const t = useTranslations('addresses')
  const [isAdding, setAdding] = useState(() => input.read(owner, initial) !== null)
  const [removalId, setRemovalId] = useState<string | null>(null)
  const focusOn = useFocusOn()
  const defaults = useDefault((addressId) => focusOn(cardId(addressId)))
  const leaving = addresses.find(({ id }) => id === removalId)
  const isEmpty = addresses.length === 0
  const contents = useRef<HTMLDivElement>(null)
  // The open form of an address that was deleted elsewhere must not vanish.
  useReadOnReturn(() => {
    if (!contents.current?.querySelector('form')) reload()
  })

  const addButton = (
    <Button id={addButtonId} variant="primary" onClick={() => setAdding(true)}>
      <Icon name="plus" size={18} />
      {t('add')}
    </Button>
  )
  const onAdded = (addressId: string | undefined) => {
    setAdding(false)
    focusOn(addressId ? cardId(addressId) : titleId)
  }
  const onRemoved = () => {
    if (removalId) focusOn(afterRemovalId(addresses, removalId))
    setRemovalId(null)
  }
  const onDismiss = () => {
    if (removalId) focusOn(removeButtonId(removalId))
    setRemovalId(null)
  }
  const onCancel = () => {
    setAdding(false)
    focusOn(addButtonId)
  }

  return (
    <div ref={contents} className={styles.contents}>
      {isAdding && (
        <AddAddress owner={owner} countries={countries} isFirst={isEmpty} onAdded={onAdded} onCancel={onCancel} />
      )}
      {!isAdding &&
        !isEmpty &&
        (addresses.length < maxSavedAddresses ? (
          <div>{addButton}</div>
        ) : (
          <p>{t('full', { max: maxSavedAddresses })}</p>
        ))}
      {!isAdding && isEmpty && (
        <EmptyState title={t('empty.title')} action={addButton}>
          {t('empty.text')}
        </EmptyState>
      )}
      {!isEmpty && (
        <Sheet>
          <ul className={styles.cards}>
            {addresses.map((saved) => (
              <AddressCard
                key={saved.id}
                owner={owner}
                saved={saved}
                countries={countries}
                defaults={defaults}
                onRemove={() => setRemovalId(saved.id)}
                focusOn={focusOn}
              />
            ))}
          </ul>
        </Sheet>
      )}
      {leaving && (
        <RemoveAddress
          key={leaving.id}
          saved={leaving}
          countries={countries}
          onRemoved={onRemoved}
          onClose={onDismiss}
        />
      )}
    </div>
  )
}
