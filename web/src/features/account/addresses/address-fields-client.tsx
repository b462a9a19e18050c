'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useLocale, useTranslations } from 'next-intl'
import { maxPostalCodeChars, maxShortTextChars, maxTelephoneChars } from '@partgate/schema/limits.ts'
import { getAddressFormat } from '@partgate/schema/address-formats.ts'
import { CountrySelect, type Country } from '#ui/form/country-select-client.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { type AddressField, orderAddressFields } from './address-values.ts'
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

type InputProps = { autoComplete: string; maxLength?: number; type?: 'tel'; dir?: 'auto' | 'ltr' }

export const addressInputs: Record<Exclude<AddressField, 'countryCode'>, InputProps> = {
  contactName: { autoComplete: 'name' },
  companyName: { autoComplete: 'organization', dir: 'auto' },
  addressLine1: { autoComplete: 'address-line1' },
  addressLine2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  postalCode: { autoComplete: 'postal-code', maxLength: maxPostalCodeChars, dir: 'auto' },
  telephone: { autoComplete: 'tel', maxLength: maxTelephoneChars, type: 'tel', dir: 'ltr' },
}

export function AddressFields({ countryCode, kind, toFieldId, register, errors, countries }: AddressFieldsProps) {
  const t = useTranslations()
  const locale = useLocale()
  const formatLabel = useAddressLabel(countryCode)
  const format = getAddressFormat(countryCode)
  const complete = (name: string) => (kind ? `${kind} ${name}` : name)
  const isRequired = (field: AddressField) =>
    field === 'state' || field === 'postalCode'
      ? format[field] === 'required'
      : field !== 'companyName' && field !== 'addressLine2'
  const formatHint = (field: AddressField) => {
    switch (field) {
      case 'companyName':
      case 'addressLine2':
        return t(`addresses.hints.${field}`)
      case 'state':
        return format.state === 'optional' && t('account.hints.state')
      case 'postalCode':
        return format.postalCode === 'optional' && t('addresses.hints.postalCode')
      case 'telephone':
        return t('account.hints.telephone')
      default:
        return undefined
    }
  }
  const frame = (field: AddressField) => ({
    id: toFieldId(field),
    label: formatLabel(field),
    error: errors[field]?.message,
    required: isRequired(field),
  })
  const input = (field: Exclude<AddressField, 'countryCode'>) => (
    <TextInput
      {...addressInputs[field]}
      {...register(field)}
      autoComplete={complete(addressInputs[field].autoComplete)}
      maxLength={addressInputs[field].maxLength ?? maxShortTextChars}
    />
  )
  return (
    <div className={grid.fields}>
      {orderAddressFields(countryCode, locale)
        .filter((field) => !(field === 'state' || field === 'postalCode') || format[field] !== 'none')
        .map((field) =>
          field === 'countryCode' ? (
            <Field key={field} {...frame(field)} className={grid.whole}>
              <CountrySelect
                {...register(field)}
                countries={countries}
                autoComplete={complete('country')}
                prompt={t('account.register.chooseCountry')}
              />
            </Field>
          ) : (
            <Field key={field} {...frame(field)} hint={formatHint(field)}>
              {input(field)}
            </Field>
          ),
        )}
    </div>
  )
}
