'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { maxPostalCodeChars, maxShortTextChars, maxTelephoneChars } from '@partgate/schema/limits.ts'
import { getAddressFormat } from '@partgate/schema/address-formats.ts'
import { CountrySelect, type Country } from '#ui/form/country-select-client.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import type { AddressField } from './address-values.ts'
import grid from '#ui/form/field-grid.module.css'

const ownWords = ['addressLine1', 'addressLine2', 'postalCode'] as const satisfies AddressField[]
type OwnWord = (typeof ownWords)[number]
const hasOwnWord = (field: AddressField): field is OwnWord => ownWords.some((own) => own === field)

export const useAddressLabel = (countryCode: string) => {
  const t = useTranslations()
  const { stateName } = getAddressFormat(countryCode)
  return (field: AddressField) => {
    if (field === 'state' && stateName !== 'region') return t(`addresses.stateNames.${stateName}`)
    return t(hasOwnWord(field) ? `addresses.fields.${field}` : `account.fields.${field}`)
  }
}

type AddressFieldsProps = {
  countryCode: string
  /** Prefix of the autocomplete section, for forms with two addresses. */
  kind?: 'shipping' | 'billing'
  toFieldId: (field: AddressField) => string
  register: (field: AddressField) => UseFormRegisterReturn
  errors: { [Field in AddressField]?: { message?: string } }
  countries: Country[]
}

export function AddressFields({ countryCode, kind, toFieldId, register, errors, countries }: AddressFieldsProps) {
  const t = useTranslations()
  const formatLabel = useAddressLabel(countryCode)
  const format = getAddressFormat(countryCode)
  const complete = (name: string) => (kind ? `${kind} ${name}` : name)
  const isRequired = (field: AddressField) =>
    field === 'state' || field === 'postalCode'
      ? format[field] === 'required'
      : field !== 'companyName' && field !== 'addressLine2'
  const frame = (field: AddressField) => ({
    id: toFieldId(field),
    label: formatLabel(field),
    error: errors[field]?.message,
    required: isRequired(field),
  })
  return (
    <div className={grid.fields}>
      <Field {...frame('contactName')}>
        <TextInput {...register('contactName')} autoComplete={complete('name')} maxLength={maxShortTextChars} />
      </Field>
      <Field {...frame('companyName')} hint={t('addresses.hints.companyName')}>
        <TextInput
          {...register('companyName')}
          dir="auto"
          autoComplete={complete('organization')}
          maxLength={maxShortTextChars}
        />
      </Field>
      <Field {...frame('countryCode')} className={grid.whole}>
        <CountrySelect
          {...register('countryCode')}
          countries={countries}
          autoComplete={complete('country')}
          prompt={t('account.register.chooseCountry')}
        />
      </Field>
      <Field {...frame('addressLine1')}>
        <TextInput
          {...register('addressLine1')}
          autoComplete={complete('address-line1')}
          maxLength={maxShortTextChars}
        />
      </Field>
      <Field {...frame('addressLine2')} hint={t('addresses.hints.addressLine2')}>
        <TextInput
          {...register('addressLine2')}
          autoComplete={complete('address-line2')}
          maxLength={maxShortTextChars}
        />
      </Field>
      <Field {...frame('city')}>
        <TextInput {...register('city')} autoComplete={complete('address-level2')} maxLength={maxShortTextChars} />
      </Field>
      {format.state !== 'none' && (
        <Field {...frame('state')} hint={format.state === 'optional' && t('account.hints.state')}>
          <TextInput {...register('state')} autoComplete={complete('address-level1')} maxLength={maxShortTextChars} />
        </Field>
      )}
      {format.postalCode !== 'none' && (
        <Field {...frame('postalCode')} hint={format.postalCode === 'optional' && t('addresses.hints.postalCode')}>
          <TextInput
            {...register('postalCode')}
            autoComplete={complete('postal-code')}
            maxLength={maxPostalCodeChars}
            dir="auto"
          />
        </Field>
      )}
      <Field {...frame('telephone')} hint={t('account.hints.telephone')}>
        <TextInput
          {...register('telephone')}
          type="tel"
          autoComplete={complete('tel')}
          maxLength={maxTelephoneChars}
          dir="ltr"
        />
      </Field>
    </div>
  )
}
