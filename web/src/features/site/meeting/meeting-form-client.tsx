'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { maxEmailChars, maxLongTextChars, maxShortTextChars, maxTelephoneChars } from '@partgate/schema/limits.ts'
import { useMeetingContactQuery, useScheduleMeetingMutation } from '#graphql/generated/hooks/site.ts'
import { useTypedForm } from '#graphql/session/use-typed-input-client.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { readPageCookie } from '#security/page-cookies.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CountrySelect, type Country } from '#ui/form/country-select-client.tsx'
import { createResolver } from '#ui/form/create-resolver.ts'
import { ErrorSummary } from '#ui/form/error-summary-client.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { Refusals } from '#ui/form/form-notice.tsx'
import { Select } from '#ui/form/select-client.tsx'
import { takeFocus } from '#ui/browser/take-focus.ts'
import { TextArea, TextInput } from '#ui/form/text-input-client.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { useServerErrors } from '#ui/form/use-server-errors-client.ts'
import {
  contactFields,
  emptyMeeting,
  meetingFields,
  meetingInput,
  checkMeeting,
  type MeetingValues,
  type MeetingField,
  pickable,
  withContact,
} from './meeting-rules.ts'
import styles from './meeting.module.css'
import grid from '#ui/form/field-grid.module.css'

export function MeetingForm(choices: MeetingChoices) {
  const [taken, setTaken] = useState<string | null>(null)
  if (taken !== null) return <MeetingTaken message={taken} onAgain={() => setTaken(null)} />
  return <MeetingRequest {...choices} onTaken={setTaken} />
}

type MeetingRequestProps = MeetingChoices & { onTaken: (message: string) => void }

function MeetingRequest({ onTaken, ...choices }: MeetingRequestProps) {
  const t = useTranslations('site.meeting')
  const account = useTranslations('account')
  const { form, refusals, invalid, submit } = useMeeting(String(choices.topics[0]?.value ?? ''), onTaken)
  return (
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={account('problemCount', { count: invalid.length })} fields={invalid} />
      <Refusals refusals={refusals} />
      <MeetingFields form={form} {...choices} />
      <Button variant="primary" type="submit" isBusy={form.formState.isSubmitting} className={styles.submit}>
        {t('submit')}
      </Button>
    </form>
  )
}

function MeetingTaken({ message, onAgain }: { message: string; onAgain: () => void }) {
  const t = useTranslations('site.meeting')
  return (
    <div className={styles.taken}>
      <h3 ref={takeFocus} tabIndex={-1}>
        {t('sent')}
      </h3>
      <p>{message}</p>
      <p className={styles.actions}>
        <ButtonLink href="/" variant="primary">
          {t('home')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('again')}</Button>
      </p>
    </div>
  )
}

const meetingFieldId = (field: MeetingField) => `meeting-${field}`

const problemsNow = (values: MeetingValues) => checkMeeting(values, Date.now())

const useMeeting = (firstTopic: string, onTaken: (message: string) => void) => {
  const t = useTranslations('site.meeting')
  const defaultValues = emptyMeeting(firstTopic)
  const form = useForm<MeetingValues>({
    defaultValues,
    resolver: createResolver(problemsNow, (problem) => t(`problems.${problem}`)),
    shouldFocusError: false,
  })
  const [, schedule] = useScheduleMeetingMutation()
  const toUserErrors = useUserErrors()
  const { refusals, refuse, onInvalid, invalidFields } = useServerErrors(form, meetingFields)
  const { getValues, setValue } = form
  const hasAccount = useBrowserValue(() => readPageCookie('userInfo') !== null)
  const viewer = useMeetingContactQuery({ pause: !hasAccount })[0].data?.viewer

  useEffect(() => {
    if (!viewer) return
    for (const field of contactFields) if (getValues(field) === '') setValue(field, viewer[field] ?? '')
  }, [viewer, getValues, setValue])
  useTypedForm<MeetingValues>('meeting', form, withContact(defaultValues, viewer))

  const send = async (values: MeetingValues) => {
    const { data, error } = await schedule({ input: meetingInput(values) })
    const userErrors = toUserErrors(data?.scheduleMeeting, error)
    refuse(userErrors)
    if (userErrors.length === 0) onTaken(data?.scheduleMeeting?.message ?? '')
  }
  const invalid = invalidFields(meetingFieldId, (field) => t(`fields.${field}`))
  return { form, refusals, invalid, submit: form.handleSubmit(send, onInvalid) }
}

export type MeetingChoices = { topics: { value: number; label: string }[]; countries: Country[] }

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The bounds depend on the time of use, so the server cannot render them. */
const setBounds = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
  Object.assign(currentTarget, pickable(Date.now()))

function MeetingFields({ form, topics, countries }: MeetingChoices & { form: UseFormReturn<MeetingValues> }) {
  const t = useTranslations('site.meeting')
  const zone = useBrowserValue(browserZone)
  const frame = (field: MeetingField) => ({
    id: meetingFieldId(field),
    label: t(`fields.${field}`),
    error: form.formState.errors[field]?.message,
    required: field !== 'comment',
  })
  return (
    <div className={grid.fields}>
      <Field {...frame('topicId')}>
        <Select {...form.register('topicId')}>
          {topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...frame('meetingAt')} hint={zone ? t('zone', { zone }) : t('yourTime')}>
        <TextInput {...form.register('meetingAt')} type="datetime-local" onFocus={setBounds} />
      </Field>
      <Field {...frame('contactName')}>
        <TextInput {...form.register('contactName')} autoComplete="name" maxLength={maxShortTextChars} />
      </Field>
      <Field {...frame('companyName')}>
        <TextInput
          {...form.register('companyName')}
          dir="auto"
          autoComplete="organization"
          maxLength={maxShortTextChars}
        />
      </Field>
      <Field {...frame('email')}>
        <TextInput {...form.register('email')} type="email" autoComplete="email" maxLength={maxEmailChars} dir="ltr" />
      </Field>
      <Field {...frame('telephone')} hint={t('telephoneHint')}>
        <TextInput
          {...form.register('telephone')}
          type="tel"
          autoComplete="tel"
          maxLength={maxTelephoneChars}
          dir="ltr"
        />
      </Field>
      <Field {...frame('countryCode')} className={grid.whole}>
        <CountrySelect {...form.register('countryCode')} countries={countries} prompt={t('chooseCountry')} />
      </Field>
      <Field {...frame('comment')} hint={t('commentHint')} className={grid.whole}>
        <TextArea {...form.register('comment')} rows={4} maxLength={maxLongTextChars} />
      </Field>
    </div>
  )
}
