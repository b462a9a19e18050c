'use client'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field-client.tsx'
import { TextInput } from '#ui/text-input-client.tsx'
import { checkEmail } from './check-fields.ts'
import { ResendOutcome } from './resend-outcome-client.tsx'
import { useResend } from './use-resend-client.ts'
import styles from './form.module.css'

/** Asks for the address and sends the activation mail there again. */
export function ResendForm() {
  const t = useTranslations('account')
  const { resend, outcome, isSending } = useResend()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  const validate = (value: string) => {
    const problem = checkEmail(value)
    return problem ? t(`problems.${problem}`) : true
  }
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      onSubmit={(event) => void handleSubmit(({ email }) => resend(email.trim()))(event)}
    >
      <Field label={t('fields.email')} error={formState.errors.email?.message}>
        <TextInput {...register('email', { validate })} type="email" autoComplete="email" dir="ltr" required />
      </Field>
      <ResendOutcome outcome={outcome} />
      <div className={styles.actions}>
        <Button type="submit" busy={isSending}>
          {t('resend.link')}
        </Button>
      </div>
    </form>
  )
}
