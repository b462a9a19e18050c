'use client'
import { useState } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useRegisterMutation } from '#graphql/generated/hooks.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox-client.tsx'
import { ActivationSent } from './activation-sent-client.tsx'
import { CompanyFields } from './company-fields-client.tsx'
import { useComplaints } from '#graphql/complaints-client.ts'
import type { Country } from '#ui/country-select-client.tsx'
import { ErrorSummary } from './error-summary-client.tsx'
import { FormNotice } from './form-notice.tsx'
import { PersonFields } from './person-fields-client.tsx'
import { PolicyLabel } from './policy-label-client.tsx'
import { placeErrors } from './place-errors.ts'
import { emptyRegistration, registerFields, type RegisterValues } from './register-values.ts'
import { useRegistrationCheck } from './registration-check-client.ts'
import styles from './form.module.css'

export function RegisterForm({ countries }: { countries: Country[] }) {
  const t = useTranslations('account')
  const form = useForm({ defaultValues: emptyRegistration, resolver: useRegistrationCheck(), shouldFocusError: false })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [refusals, setRefusals] = useState<string[]>([])
  const [, register] = useRegisterMutation()
  const complaintsOf = useComplaints()

  const send = async (values: RegisterValues) => {
    const email = values.email.trim()
    const { data, error } = await register({ input: { ...values, email } })
    const complaints = complaintsOf(data?.register, error)
    if (complaints.length === 0) return setSentTo(email)
    const { atFields, atForm } = placeErrors(complaints, registerFields)
    setRefusals(atForm)
    atFields.forEach(({ field, message }) => form.setError(field, { message }))
    if (atFields[0]) form.setFocus(atFields[0].field)
  }
  const focusFirst = (errors: FieldErrors<RegisterValues>) => {
    const first = registerFields.find((field) => errors[field])
    if (first) form.setFocus(first)
  }

  if (sentTo) return <ActivationSent email={sentTo} onCorrect={() => setSentTo(null)} />
  const { errors, isSubmitting } = form.formState
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(send, focusFirst)(event)}
    >
      <ErrorSummary form={form} />
      {refusals.map((refusal) => (
        <FormNotice key={refusal} tone="error">
          {refusal}
        </FormNotice>
      ))}
      <PersonFields form={form} />
      <CompanyFields form={form} countries={countries} />
      <Checkbox
        {...form.register('isPolicyAccepted')}
        label={<PolicyLabel />}
        error={errors.isPolicyAccepted?.message}
        required
      />
      <div className={styles.actions}>
        <Button look="main" type="submit" busy={isSubmitting}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  )
}
