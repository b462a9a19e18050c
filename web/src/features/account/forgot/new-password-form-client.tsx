'use client'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useResetPasswordMutation, useSignOutMutation } from '#graphql/generated/hooks/account.ts'
import { useComplaints } from '#graphql/complaints-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field-client.tsx'
import { resolverOf } from '#ui/resolver-of.ts'
import { Sheet } from '#ui/sheet.tsx'
import { passwordLength } from '../check-fields.ts'
import { PasswordInput } from '../password-input-client.tsx'
import { Refusals } from '../refusals.tsx'
import { rich } from '../rich.tsx'
import { useMending } from '../use-mending-client.ts'
import { checkReset, resetFields, type ResetValues } from './reset-values.ts'
import { isAboutTheLink } from './use-link-check-client.ts'
import styles from '../form.module.css'

type NewPasswordFormProps = {
  token: string
  email: string
  onDone: (email: string) => void
  onBadLink: (message: string) => void
}

/** Sets a new password; whoever was signed in here is signed out, as everywhere else. */
export function NewPasswordForm({ token, email, onDone, onBadLink }: NewPasswordFormProps) {
  const t = useTranslations()
  const complaintsOf = useComplaints()
  const [, resetPassword] = useResetPasswordMutation()
  const [, signOut] = useSignOutMutation()
  const form = useForm<ResetValues>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: resolverOf(checkReset, (problem) => t(`account.problems.${problem}`)),
    shouldFocusError: false,
  })
  const { refusals, refuse, onInvalid } = useMending(form, resetFields)
  const { errors, isSubmitting } = form.formState

  const reset = async (values: ResetValues) => {
    const { data, error } = await resetPassword({ input: { token, ...values } })
    const complaints = complaintsOf(data?.resetPassword, error)
    const badLink = complaints.find(isAboutTheLink)
    if (badLink) return onBadLink(badLink.message)
    refuse(complaints)
    if (complaints.length > 0) return
    await signOut({})
    onDone(email)
  }

  return (
    <Sheet as="section" className={styles.result}>
      <p>{t.rich('account.reset.text', { ...rich, email })}</p>
      <form
        noValidate
        method="post"
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit(reset, onInvalid)(event)}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Refusals refusals={refusals} />
        <Field
          label={t('account.fields.newPassword')}
          hint={t('account.hints.password')}
          error={errors.password?.message}
        >
          <PasswordInput
            {...form.register('password')}
            autoComplete="new-password"
            maxLength={passwordLength.max}
            required
          />
        </Field>
        <Field label={t('account.fields.confirmNewPassword')} error={errors.confirmPassword?.message}>
          <PasswordInput
            {...form.register('confirmPassword')}
            autoComplete="new-password"
            maxLength={passwordLength.max}
            required
          />
        </Field>
        <Button look="main" wide type="submit" busy={isSubmitting}>
          {t('account.reset.submit')}
        </Button>
      </form>
    </Sheet>
  )
}
