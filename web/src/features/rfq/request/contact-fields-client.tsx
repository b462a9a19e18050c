'use client'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { CountrySelect, type Country } from '#ui/country-select-client.tsx'
import { Field } from '#ui/field-client.tsx'
import { TextArea, TextInput } from '#ui/text-input-client.tsx'
import { type ContactField, type ContactValues, longestContact } from './contact-values.ts'
import grid from '#ui/field-grid.module.css'

type ContactFieldsProps = { form: UseFormReturn<ContactValues>; countries: Country[] }

export const contactId = (field: ContactField) => `rfq-${field}`

/** Who asks, and where the answer goes. */
export function ContactFields({ form, countries }: ContactFieldsProps) {
  const t = useTranslations('rfqPage')
  const frame = (field: ContactField) => ({
    id: contactId(field),
    label: t(`fields.${field}`),
    error: form.formState.errors[field]?.message,
    required: field !== 'comment',
  })
  const input = (field: ContactField) => ({ ...form.register(field), maxLength: longestContact[field] })
  return (
    <div className={grid.fields}>
      <Field {...frame('contactName')}>
        <TextInput {...input('contactName')} autoComplete="name" />
      </Field>
      <Field {...frame('companyName')}>
        <TextInput {...input('companyName')} autoComplete="organization" />
      </Field>
      <Field {...frame('email')}>
        <TextInput {...input('email')} type="email" autoComplete="email" dir="ltr" />
      </Field>
      <Field {...frame('telephone')} hint={t('hints.telephone')}>
        <TextInput {...input('telephone')} type="tel" autoComplete="tel" dir="ltr" />
      </Field>
      <Field {...frame('countryCode')} className={grid.whole}>
        <CountrySelect {...form.register('countryCode')} countries={countries} prompt={t('chooseCountry')} />
      </Field>
      <Field {...frame('comment')} hint={t('hints.comment')} className={grid.whole}>
        <TextArea {...input('comment')} rows={4} />
      </Field>
    </div>
  )
}
