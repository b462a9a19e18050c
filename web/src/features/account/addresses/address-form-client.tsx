'use client'
import { useEffect, useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'next-intl'
import type { inputRecord } from '#graphql/session/input-record.ts'
import { useStoredInput } from '#graphql/session/use-stored-input-client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox-client.tsx'
import type { Country } from '#ui/form/country-select-client.tsx'
import { ErrorSummary } from '#ui/form/error-summary-client.tsx'
import { Refusals } from '#ui/form/form-notice.tsx'
import type { ShopError } from '#ui/form/place-errors.ts'
import { createResolver } from '#ui/form/create-resolver.ts'
import { useServerErrors } from '#ui/form/use-server-errors-client.ts'
import { AddressFields, useAddressLabel } from './address-fields-client.tsx'
import { type AddressField, checkAddress, orderAddressFields } from './address-values.ts'
import type { SavedValues } from './to-address-input.ts'
import form from '../form/form.module.css'
import styles from './addresses.module.css'

export type AddressFormProps = {
  title: string
  initial: SavedValues
  owner: string
  input: ReturnType<typeof inputRecord>
  countries: Country[]
  /** The shop makes the first address both defaults. */
  isFirst: boolean
  save: (values: SavedValues) => Promise<ShopError[]>
  onCancel: () => void
}

export function AddressForm({ title, initial, owner, input, countries, isFirst, save, onCancel }: AddressFormProps) {
  const t = useTranslations()
  const locale = useLocale()
  const prefix = useId()
  const toFieldId = (field: AddressField) => `${prefix}-${field}`
  const [restored] = useState(() => input.read(owner, initial))
  const address = useForm<SavedValues>({
    defaultValues: { ...initial, ...restored },
    resolver: createResolver(checkAddress, (problem) => t(`account.problems.${problem}`)),
    shouldFocusError: false,
  })
  const countryCode = useWatch({ control: address.control, name: 'countryCode' })
  const formatLabel = useAddressLabel(countryCode)
  const { refusals, refuse, onInvalid, invalidFields } = useServerErrors(
    address,
    orderAddressFields(countryCode, locale),
  )
  const { register, setFocus, clearErrors, formState } = address
  const { errors, isSubmitting } = formState
  const invalid = invalidFields(toFieldId, formatLabel)

  useEffect(() => input.clear(), [input])
  useStoredInput((lifetime) => input.write(owner, address.getValues(), initial, lifetime))
  useEffect(() => setFocus('contactName'), [setFocus])
  useEffect(() => clearErrors(['state', 'postalCode']), [countryCode, clearErrors])

  const send = async (values: SavedValues) => refuse(await save(values))

  return (
    <form
      noValidate
      method="post"
      aria-labelledby={`${prefix}-title`}
      className={form.form}
      onSubmit={(event) => void address.handleSubmit(send, onInvalid)(event)}
    >
      <h2 id={`${prefix}-title`}>{title}</h2>
      <ErrorSummary title={t('account.problemCount', { count: invalid.length })} fields={invalid} />
      <AddressFields
        countryCode={countryCode}
        toFieldId={toFieldId}
        register={register}
        errors={errors}
        countries={countries}
      />
      {isFirst ? (
        <p className={form.quiet}>{t('addresses.firstIsDefault')}</p>
      ) : (
        <div className={styles.checks}>
          <Checkbox {...register('isDefaultShipping')} label={t('addresses.defaultShipping')} />
          <Checkbox {...register('isDefaultBilling')} label={t('addresses.defaultBilling')} />
        </div>
      )}
      <Refusals refusals={refusals} />
      <div className={form.actions}>
        <Button variant="primary" type="submit" isBusy={isSubmitting}>
          {t('addresses.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </form>
  )
}
