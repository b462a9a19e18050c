'use client'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'next-intl'
import { maxShortTextChars, maxTelephoneChars } from '@partgate/schema/limits.ts'
import { CountrySelect, type Country } from '#ui/form/country-select-client.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { orderPlaceFields, placeAutoComplete } from '../form/place-fields.ts'
import type { ProfileField, ProfileValues } from './profile-values.ts'
import grid from '#ui/form/field-grid.module.css'

export const profileFieldId = (field: ProfileField) => `profile-${field}`

export const useProfileLabel = () => {
  const t = useTranslations()
  return (field: ProfileField) => t(field === 'jobTitle' ? 'profile.fields.jobTitle' : `account.fields.${field}`)
}

type ProfileFieldsProps = { form: UseFormReturn<ProfileValues>; countries: Country[] }

export function ProfileFields({ form: { control, register, formState }, countries }: ProfileFieldsProps) {
  const t = useTranslations()
  const formatLabel = useProfileLabel()
  const locale = useLocale()
  const countryCode = useWatch({ control, name: 'countryCode' })
  const frame = (field: ProfileField) => ({
    id: profileFieldId(field),
    label: formatLabel(field),
    error: formState.errors[field]?.message,
  })
  return (
    <div className={grid.fields}>
      <Field {...frame('contactName')}>
        <TextInput {...register('contactName')} autoComplete="name" maxLength={maxShortTextChars} required />
      </Field>
      <Field {...frame('telephone')}>
        <TextInput
          {...register('telephone')}
          type="tel"
          autoComplete="tel"
          maxLength={maxTelephoneChars}
          dir="ltr"
          required
        />
      </Field>
      <Field {...frame('jobTitle')} hint={t('profile.hints.jobTitle')}>
        <TextInput {...register('jobTitle')} autoComplete="organization-title" maxLength={maxShortTextChars} />
      </Field>
      <Field {...frame('companyName')}>
        <TextInput
          {...register('companyName')}
          dir="auto"
          autoComplete="organization"
          maxLength={maxShortTextChars}
          required
        />
      </Field>
      <Field {...frame('countryCode')}>
        <CountrySelect
          {...register('countryCode')}
          countries={countries}
          prompt={t('account.register.chooseCountry')}
          required
        />
      </Field>
      {orderPlaceFields(countryCode, locale).map((field) => (
        <Field key={field} {...frame(field)} hint={field === 'state' && t('account.hints.state')}>
          <TextInput
            {...register(field)}
            autoComplete={placeAutoComplete[field]}
            maxLength={maxShortTextChars}
            required={field !== 'state'}
          />
        </Field>
      ))}
    </div>
  )
}
