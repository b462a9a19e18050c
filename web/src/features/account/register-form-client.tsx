'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useRegisterMutation } from '#graphql/generated/hooks/account.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox-client.tsx'
import { ActivationSent } from './activation-sent-client.tsx'
import { CompanyFields } from './company-fields-client.tsx'
import { useComplaints } from '#graphql/complaints-client.ts'
import type { Country } from '#ui/country-select-client.tsx'
import { resolverOf } from '#ui/resolver-of.ts'
import { ErrorSummary } from './error-summary-client.tsx'
import { PersonFields } from './person-fields-client.tsx'
import { PolicyLabel } from './policy-label-client.tsx'
import { Refusals } from './refusals.tsx'
import { checkRegistration, emptyRegistration, registerFields, type RegisterValues } from './register-values.ts'
import { useMending } from './use-mending-client.ts'
import { fieldId } from './use-register-field-client.ts'
import styles from './form.module.css'

export function RegisterForm({ countries }: { countries: Country[] }) {
  const t = useTranslations('account')
  const form = useForm<RegisterValues>({
    defaultValues: emptyRegistration,
    resolver: resolverOf(checkRegistration, (problem) => t(`problems.${problem}`)),
    shouldFocusError: false,
  })
  const { refusals, refuse, onInvalid, toMend } = useMending(form, registerFields)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [, register] = useRegisterMutation()
  const complaintsOf = useComplaints()

  const send = async (values: RegisterValues) => {
    const email = values.email.trim()
    const { data, error } = await register({ input: { ...values, email } })
    const complaints = complaintsOf(data?.register, error)
    if (complaints.length === 0) return setSentTo(email)
    refuse(complaints)
  }

  if (sentTo) return <ActivationSent email={sentTo} onCorrect={() => setSentTo(null)} />
  const { errors, isSubmitting } = form.formState
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(send, onInvalid)(event)}
    >
      <ErrorSummary fields={toMend(fieldId, (field) => t(`fields.${field}`))} />
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
        <Button look="main" type="submit" busy={isSubmitting}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  )
}
