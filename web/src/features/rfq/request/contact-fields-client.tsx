'use client'
import type { ChangeEvent } from 'react'
import { useTranslations } from 'next-intl'
import { CountrySelect, type Country } from '#ui/form/country-select-client.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { TextArea, TextInput } from '#ui/form/text-input-client.tsx'
import { contactId } from './box-ids.ts'
import { type ContactField, maxContactChars } from './contact-values.ts'
import type { useContact } from './use-contact-client.ts'
import grid from '#ui/form/field-grid.module.css'

type ContactFieldsProps = { contact: ReturnType<typeof useContact>; countries: Country[] }
type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

export function ContactFields({ contact: { values, errors, type }, countries }: ContactFieldsProps) {
  const t = useTranslations('rfqPage')
  const frame = (field: ContactField) => ({
    id: contactId(field),
    label: t(`fields.${field}`),
    error: errors[field],
    required: field !== 'reference' && field !== 'comment',
  })
  const choice = (field: ContactField) => ({
    name: field,
    value: values[field],
    onChange: ({ target }: Typed) => type(field, target.value),
  })
  const input = (field: ContactField) => ({ ...choice(field), maxLength: maxContactChars[field] })
  return (
    <div className={grid.fields}>
      <Field {...frame('contactName')}>
        <TextInput {...input('contactName')} dir="auto" autoComplete="name" />
      </Field>
      <Field {...frame('companyName')}>
        <TextInput {...input('companyName')} dir="auto" autoComplete="organization" />
      </Field>
      <Field {...frame('email')}>
        <TextInput {...input('email')} type="email" autoComplete="email" dir="ltr" />
      </Field>
      <Field {...frame('telephone')} hint={t('hints.telephone')}>
        <TextInput {...input('telephone')} type="tel" autoComplete="tel" dir="ltr" />
      </Field>
      <Field {...frame('countryCode')} className={grid.whole}>
        <CountrySelect {...choice('countryCode')} countries={countries} prompt={t('chooseCountry')} />
      </Field>
      <Field {...frame('reference')} hint={t('hints.reference')} className={grid.whole}>
        <TextInput {...input('reference')} dir="auto" autoComplete="off" />
      </Field>
      <Field {...frame('comment')} hint={t('hints.comment')} className={grid.whole}>
        <TextArea {...input('comment')} dir="auto" rows={4} />
      </Field>
    </div>
  )
}
