'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'next-intl'
import { maxEmailChars, maxPasswordChars, maxShortTextChars, maxTelephoneChars } from '@partgate/schema/limits.ts'
import { companyPageHref, type CompanyPageSlug } from '#features/site/index-client.ts'
import { useRegisterMutation } from '#graphql/generated/hooks/account.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { Link } from '#i18n/link.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox-client.tsx'
import { type Country, CountrySelect } from '#ui/form/country-select-client.tsx'
import { createResolver } from '#ui/form/create-resolver.ts'
import { ErrorSummary } from '#ui/form/error-summary-client.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { Refusals } from '#ui/form/form-notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { useServerErrors } from '#ui/form/use-server-errors-client.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { FocusedHeading } from '../form/focused-heading-client.tsx'
import { PasswordInput } from '../form/password-input-client.tsx'
import { orderPlaceFields, placeAutoComplete } from '../form/place-fields.ts'
import { rich } from '../form/rich.tsx'
import { registeredEmail } from '../form/stored-emails.ts'
import { storeMailedLinkRedirect } from '../redirect/mailed-link-redirect.ts'
import {
  checkRegistration,
  emptyRegistration,
  orderRegisterFields,
  type RegisterValues,
  type RegisterField,
} from './register-values.ts'
import { ResendButton } from './resend-client.tsx'
import { useStoredRegistration } from './use-stored-registration-client.ts'
import grid from '#ui/form/field-grid.module.css'
import styles from '../form/form.module.css'

/** Pages open in a new tab, so that the form keeps its values. */
function PolicyLabel() {
  const t = useTranslations()
  const pageLink = (slug: CompanyPageSlug) => (text: ReactNode) => (
    <Link href={companyPageHref(slug)} target="_blank">
      {text}
      <VisuallyHidden> ({t('layout.newTab')})</VisuallyHidden>
    </Link>
  )
  return t.rich('account.register.policy', {
    privacy: pageLink('privacy-policy'),
    terms: pageLink('terms-conditions'),
  })
}

function PersonFields({ form }: { form: UseFormReturn<RegisterValues> }) {
  const t = useTranslations('account')
  const { frame, input } = useRegisterField(form)
  return (
    <fieldset className={styles.part}>
      <legend>{t('register.you')}</legend>
      <div className={grid.fields}>
        <Field {...frame('email')} className={grid.whole}>
          <TextInput {...input('email')} type="email" autoComplete="email" maxLength={maxEmailChars} dir="ltr" />
        </Field>
        <Field {...frame('password')} hint={t('hints.password')}>
          <PasswordInput {...input('password')} autoComplete="new-password" maxLength={maxPasswordChars} />
        </Field>
        <Field {...frame('confirmPassword')}>
          <PasswordInput {...input('confirmPassword')} autoComplete="new-password" maxLength={maxPasswordChars} />
        </Field>
        <Field {...frame('contactName')}>
          <TextInput {...input('contactName')} autoComplete="name" maxLength={maxShortTextChars} />
        </Field>
        <Field {...frame('telephone')} hint={t('hints.telephone')}>
          <TextInput {...input('telephone')} type="tel" autoComplete="tel" maxLength={maxTelephoneChars} dir="ltr" />
        </Field>
      </div>
    </fieldset>
  )
}

type CompanyFieldsProps = { form: UseFormReturn<RegisterValues>; countries: Country[] }

function CompanyFields({ form, countries }: CompanyFieldsProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const countryCode = useWatch({ control: form.control, name: 'countryCode' })
  const { frame, input } = useRegisterField(form)
  return (
    <fieldset className={styles.part}>
      <legend>{t('register.company')}</legend>
      <div className={grid.fields}>
        <Field {...frame('companyName')} className={grid.whole}>
          <TextInput {...input('companyName')} dir="auto" autoComplete="organization" maxLength={maxShortTextChars} />
        </Field>
        <Field {...frame('countryCode')}>
          <CountrySelect {...input('countryCode')} countries={countries} prompt={t('register.chooseCountry')} />
        </Field>
        {orderPlaceFields(countryCode, locale).map((field) => (
          <Field key={field} {...frame(field)} hint={field === 'state' && t('hints.state')}>
            <TextInput {...input(field)} autoComplete={placeAutoComplete[field]} maxLength={maxShortTextChars} />
          </Field>
        ))}
        <Field {...frame('salesName')} hint={t('hints.salesName')} className={grid.whole}>
          <TextInput {...input('salesName')} autoComplete="off" maxLength={maxShortTextChars} />
        </Field>
      </div>
    </fieldset>
  )
}

function ActivationSent({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  const t = useTranslations('account.sent')
  return (
    <Sheet as="section" className={styles.result}>
      <FocusedHeading>{t('title')}</FocusedHeading>
      <p>{t.rich('text', { ...rich, email })}</p>
      <p className={styles.quiet}>{t('notReceived')}</p>
      <div className={styles.actions}>
        <ResendButton email={email} />
        <Button isSmall variant="quiet" onClick={onCorrect}>
          {t('correct')}
        </Button>
      </div>
    </Sheet>
  )
}

export function RegisterForm({ countries }: { countries: Country[] }) {
  const t = useTranslations('account')
  const form = useForm<RegisterValues>({
    defaultValues: emptyRegistration,
    resolver: createResolver(checkRegistration, (problem) => t(`problems.${problem}`)),
    shouldFocusError: false,
  })
  const { refusals, refuse, onInvalid, invalidFields } = useServerErrors(
    form,
    orderRegisterFields(useWatch({ control: form.control, name: 'countryCode' }), useLocale()),
  )
  const [sentTo, setSentTo] = useState<string | null>(null)
  useEffect(() => setSentTo(registeredEmail.read()), [])
  useStoredRegistration(form)
  const [, register] = useRegisterMutation()
  const toUserErrors = useUserErrors()

  const send = async (values: RegisterValues) => {
    const email = values.email.trim()
    const { data, error } = await register({ input: { ...values, email } })
    const userErrors = toUserErrors(data?.register, error)
    refuse(userErrors)
    if (userErrors.length > 0) return
    storeMailedLinkRedirect(location.search)
    registeredEmail.write(email)
    setSentTo(email)
  }

  const correct = () => {
    registeredEmail.write(null)
    flushSync(() => setSentTo(null))
    form.setFocus('email')
  }

  if (sentTo) return <ActivationSent email={sentTo} onCorrect={correct} />
  const { errors, isSubmitting } = form.formState
  const invalid = invalidFields(fieldId, (field) => t(`fields.${field}`))
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(send, onInvalid)(event)}
    >
      <ErrorSummary title={t('problemCount', { count: invalid.length })} fields={invalid} />
      <Refusals refusals={refusals} />
      <PersonFields form={form} />
      <CompanyFields form={form} countries={countries} />
      <Checkbox
        {...form.register('isPolicyAccepted')}
        label={<PolicyLabel />}
        error={errors.isPolicyAccepted?.message}
        required
      />
      <div className={styles.actions}>
        <Button variant="primary" type="submit" isBusy={isSubmitting}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  )
}

const fieldId = (field: RegisterField) => `register-${field}`

const useRegisterField = (form: UseFormReturn<RegisterValues>) => {
  const t = useTranslations('account.fields')
  return {
    frame: (field: RegisterField) => ({
      id: fieldId(field),
      label: t(field),
      error: form.formState.errors[field]?.message,
      required: field !== 'state' && field !== 'salesName',
    }),
    input: form.register,
  }
}
