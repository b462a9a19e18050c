'use client'
import { useState } from 'react'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { AddressCard_SavedAddressFragment } from '#graphql/generated/types.ts'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/country-select-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { AddAddress } from './add-address-client.tsx'
import { AddressCard } from './address-card-client.tsx'
import { afterRemovalId, cardId, removeButtonId, titleId } from './card-id.ts'
import { RemoveAddress } from './remove-address-client.tsx'
import { useDefault } from './use-default-client.ts'
import { useFocusOn } from './use-focus-on-client.ts'
import styles from './addresses.module.css'

const most = 50
const addButtonId = 'add-address'

type AddressListProps = { addresses: AddressCard_SavedAddressFragment[]; countries: Country[] }

export function AddressList({ addresses, countries }: AddressListProps) {
  const t = useTranslations('addresses')
  const [isAdding, setAdding] = useState(false)
  const [removalId, setRemovalId] = useState<string | null>(null)
  const focusOn = useFocusOn()
  const defaults = useDefault((addressId) => focusOn(cardId(addressId)))
  const leaving = addresses.find(({ id }) => id === removalId)
  const isEmpty = addresses.length === 0

  const addButton = (
    <Button id={addButtonId} look="main" onClick={() => setAdding(true)}>
      <Plus size={18} aria-hidden />
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
  const onKept = () => {
    if (removalId) focusOn(removeButtonId(removalId))
    setRemovalId(null)
  }
  const onCancel = () => {
    setAdding(false)
    focusOn(addButtonId)
  }

  return (
    <div className={styles.contents}>
      {isAdding && <AddAddress countries={countries} isFirst={isEmpty} onAdded={onAdded} onCancel={onCancel} />}
      {!isAdding && !isEmpty && (addresses.length < most ? <div>{addButton}</div> : <p>{t('full', { most })}</p>)}
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
        <RemoveAddress key={leaving.id} saved={leaving} countries={countries} onRemoved={onRemoved} onClose={onKept} />
      )}
    </div>
  )
}
