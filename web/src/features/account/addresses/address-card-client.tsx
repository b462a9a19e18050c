'use client'
import { useMemo, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { AddressCard_SavedAddressFragment } from '#graphql/generated/types.ts'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/form/country-select-client.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { State } from '#ui/sheet.tsx'
import { useUpdateAddressMutation } from '#graphql/generated/hooks/account.ts'
import { inputRecord } from '#graphql/session/input-record.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { AddressText } from './address-text-client.tsx'
import { cardId, removeButtonId } from './card-id.ts'
import type { useDefault } from './use-default-client.ts'
import { AddressForm, type AddressFormProps } from './address-form-client.tsx'
import { toAddressValues } from './address-values.ts'
import { type DefaultKind, type SavedValues, toEditInput } from './to-address-input.ts'
import styles from './addresses.module.css'

type EditAddressProps = Pick<AddressFormProps, 'initial' | 'owner' | 'input' | 'countries'> & {
  addressId: string
  onDone: () => void
}

function EditAddress({ addressId, onDone, ...form }: EditAddressProps) {
  const t = useTranslations('addresses')
  const toUserErrors = useUserErrors()
  const [, updateAddress] = useUpdateAddressMutation()
  const [shown] = useState(form.initial)
  const save = async (values: SavedValues) => {
    const { data, error } = await updateAddress({ input: toEditInput(addressId, values, shown) })
    const userErrors = toUserErrors(data?.updateAddress, error)
    const listed = data?.updateAddress?.viewer?.addresses
    if (listed?.every(({ id }) => id !== addressId)) toast.error(t('deletedElsewhere'))
    if (userErrors.length > 0) return userErrors
    toast.success(t('saved'))
    onDone()
    return []
  }
  return <AddressForm {...form} title={t('editTitle')} isFirst={false} save={save} onCancel={onDone} />
}

type DefaultRowProps = { kind: DefaultKind; isDefault: boolean; name: string; isBusy: boolean; onSet: () => void }

function DefaultRow({ kind, isDefault, name, isBusy, onSet }: DefaultRowProps) {
  const t = useTranslations('addresses')
  const label = t(kind === 'shipping' ? 'defaultShipping' : 'defaultBilling')
  return (
    <li className={styles.flag}>
      <span>{label}</span>
      {isDefault ? (
        <State tone="ok">{t('isDefault')}</State>
      ) : (
        <Button isSmall variant="quiet" isBusy={isBusy} onClick={onSet}>
          {t('set')}
          <VisuallyHidden>
            : {label}, {name}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

type AddressCardProps = {
  owner: string
  saved: AddressCard_SavedAddressFragment
  countries: Country[]
  defaults: ReturnType<typeof useDefault>
  onRemove: () => void
  focusOn: (id: string) => void
}

export function AddressCard({
  owner,
  saved,
  countries,
  defaults: { set, working },
  onRemove,
  focusOn,
}: AddressCardProps) {
  const t = useTranslations('addresses')
  const { id, address, isDefaultShipping, isDefaultBilling } = saved
  const initial = { ...toAddressValues(address), isDefaultShipping, isDefaultBilling }
  const input = useMemo(() => inputRecord(`address:${id}`), [id])
  const [isEditing, setEditing] = useState(() => input.read(owner, initial) !== null)
  const name = address.contactName
  const close = () => {
    setEditing(false)
    focusOn(cardId(id))
  }
  if (isEditing) {
    return (
      <li className={styles.editing}>
        <EditAddress
          addressId={id}
          initial={initial}
          owner={owner}
          input={input}
          countries={countries}
          onDone={close}
        />
      </li>
    )
  }
  const row = (kind: 'shipping' | 'billing') => ({
    kind,
    name,
    isBusy: working?.addressId === id && working.kind === kind,
    onSet: () => void set(id, kind),
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
        <Button isSmall onClick={() => setEditing(true)}>
          {t('edit')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        <Button id={removeButtonId(id)} isSmall variant="quiet" onClick={onRemove}>
          {t('remove')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
