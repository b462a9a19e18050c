'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { CountrySelect, type Country } from '#ui/country-select-client.tsx'
import { Field } from '#ui/field-client.tsx'
import { TextInput } from '#ui/text-input-client.tsx'
import type { AddressField } from './address-values.ts'
import grid from '#ui/field-grid.module.css'

const ownWords = ['addressLine1', 'addressLine2', 'postalCode'] as const satisfies AddressField[]
type OwnWord = (typeof ownWords)[number]
const hasOwnWord = (field: AddressField): field is OwnWord => ownWords.some((own) => own === field)

export const useAddressLabel = () => {
  const t = useTranslations()
  return (field: AddressField) => t(hasOwnWord(field) ? `addresses.fields.${field}` : `account.fields.${field}`)
}

type AddressFieldsProps = {
  idOf: (field: AddressField) => string
  register: (field: AddressField) => UseFormRegisterReturn
  errors: { [Field in AddressField]?: { message?: string } }
  countries: Country[]
}

/** The fields of one address, of whatever form they are part. */
export function AddressFields({ idOf, register, errors, countries }: AddressFieldsProps) {
  const t = useTranslations()
  const labelOf = useAddressLabel()
  const frame = (field: AddressField) => ({ id: idOf(field), label: labelOf(field), error: errors[field]?.message })
  return (
    <div className={grid.fields}>
      <Field {...frame('contactName')}>
        <TextInput {...register('contactName')} autoComplete="name" maxLength={200} required />
      </Field>
      <Field {...frame('companyName')} hint={t('addresses.hints.companyName')}>
        <TextInput {...register('companyName')} autoComplete="organization" maxLength={200} />
      </Field>
      <Field {...frame('countryCode')} className={grid.whole}>
        <CountrySelect
          {...register('countryCode')}
          countries={countries}
          prompt={t('account.register.chooseCountry')}
          required
        />
      </Field>
      <Field {...frame('addressLine1')}>
        <TextInput {...register('addressLine1')} autoComplete="address-line1" maxLength={200} required />
      </Field>
      <Field {...frame('addressLine2')} hint={t('addresses.hints.addressLine2')}>
        <TextInput {...register('addressLine2')} autoComplete="address-line2" maxLength={200} />
      </Field>
      <Field {...frame('city')}>
        <TextInput {...register('city')} autoComplete="address-level2" maxLength={200} required />
      </Field>
      <Field {...frame('state')} hint={t('account.hints.state')}>
        <TextInput {...register('state')} autoComplete="address-level1" maxLength={200} />
      </Field>
      <Field {...frame('postalCode')} hint={t('addresses.hints.postalCode')}>
        <TextInput {...register('postalCode')} autoComplete="postal-code" maxLength={20} dir="auto" />
      </Field>
      <Field {...frame('telephone')} hint={t('account.hints.telephone')}>
        <TextInput {...register('telephone')} type="tel" autoComplete="tel" maxLength={40} dir="ltr" required />
      </Field>
    </div>
  )
}
