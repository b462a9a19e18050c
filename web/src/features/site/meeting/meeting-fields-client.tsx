'use client'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { CountrySelect, type Country } from '#ui/country-select-client.tsx'
import { Field } from '#ui/field-client.tsx'
import { Select } from '#ui/select-client.tsx'
import { TextArea, TextInput } from '#ui/text-input-client.tsx'
import { useBrowserValue } from '#ui/use-browser-value-client.ts'
import { type MeetingField, type MeetingValues, pickable } from './meeting-rules.ts'
import grid from '#ui/field-grid.module.css'

export type MeetingChoices = { topics: { id: number; label: string }[]; countries: Country[] }

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The bounds depend on the time of use, so the server cannot render them. */
const setBounds = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
  Object.assign(currentTarget, pickable(Date.now()))

export function MeetingFields({ form, topics, countries }: MeetingChoices & { form: UseFormReturn<MeetingValues> }) {
  const t = useTranslations('site.meeting')
  const zone = useBrowserValue(browserZone)
  const frame = (field: MeetingField) => ({
    label: t(`fields.${field}`),
    error: form.formState.errors[field]?.message,
    required: field !== 'comment',
  })
  return (
    <div className={grid.fields}>
      <Field {...frame('topicId')}>
        <Select {...form.register('topicId')}>
          {topics.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...frame('meetingAt')} hint={zone ? t('zone', { zone }) : t('yourTime')}>
        <TextInput {...form.register('meetingAt')} type="datetime-local" onFocus={setBounds} />
      </Field>
      <Field {...frame('contactName')}>
        <TextInput {...form.register('contactName')} autoComplete="name" maxLength={200} />
      </Field>
      <Field {...frame('companyName')}>
        <TextInput {...form.register('companyName')} autoComplete="organization" maxLength={200} />
      </Field>
      <Field {...frame('email')}>
        <TextInput {...form.register('email')} type="email" autoComplete="email" maxLength={254} dir="ltr" />
      </Field>
      <Field {...frame('telephone')} hint={t('telephoneHint')}>
        <TextInput {...form.register('telephone')} type="tel" autoComplete="tel" maxLength={40} dir="ltr" />
      </Field>
      <Field {...frame('countryCode')} className={grid.whole}>
        <CountrySelect {...form.register('countryCode')} countries={countries} prompt={t('chooseCountry')} />
      </Field>
      <Field {...frame('comment')} hint={t('commentHint')} className={grid.whole}>
        <TextArea {...form.register('comment')} rows={4} maxLength={2000} />
      </Field>
    </div>
  )
}
