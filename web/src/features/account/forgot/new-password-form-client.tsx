'use client'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { maxPasswordChars } from '@partgate/schema/limits.ts'
import { useResetPasswordMutation, useSignOutMutation } from '#graphql/generated/hooks/account.ts'
import { isOutcomeUnknown } from '#graphql/is-outcome-unknown.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { createResolver } from '#ui/form/create-resolver.ts'
import { Refusals } from '#ui/form/form-notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useServerErrors } from '#ui/form/use-server-errors-client.ts'
import { PasswordInput } from '../form/password-input-client.tsx'
import { rich } from '../form/rich.tsx'
import { checkReset, resetFields, type ResetValues } from './reset-values.ts'
import { isAboutTheLink } from '../form/is-about-the-link.ts'
import styles from '../form/form.module.css'

type NewPasswordFormProps = {
  token: string
  email: string
  onDone: (email: string) => void
  onBadLink: (message: string) => void
}

export function NewPasswordForm({ token, email, onDone, onBadLink }: NewPasswordFormProps) {
  const t = useTranslations()
  const toUserErrors = useUserErrors()
  const [, resetPassword] = useResetPasswordMutation()
  const [, signOut] = useSignOutMutation()
  const form = useForm<ResetValues>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: createResolver(checkReset, (problem) => t(`account.problems.${problem}`)),
    shouldFocusError: false,
  })
  const { refusals, refuse, onInvalid } = useServerErrors(form, resetFields)
  const { errors, isSubmitting } = form.formState
  /** The shop may have changed the password without a response, which ends the link. */
  const isUnclear = useRef(false)

  const reset = async (values: ResetValues) => {
    const { data, error } = await resetPassword({ input: { token, ...values } })
    const userErrors = toUserErrors(data?.resetPassword, error)
    const badLink = userErrors.find(isAboutTheLink)
    if (badLink) return onBadLink(isUnclear.current ? t('account.reset.unclear') : badLink.message)
    isUnclear.current ||= isOutcomeUnknown(data?.resetPassword, error)
    refuse(userErrors)
    if (userErrors.length > 0) return
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
            maxLength={maxPasswordChars}
            required
          />
        </Field>
        <Field label={t('account.fields.confirmNewPassword')} error={errors.confirmPassword?.message}>
          <PasswordInput
            {...form.register('confirmPassword')}
            autoComplete="new-password"
            maxLength={maxPasswordChars}
            required
          />
        </Field>
        <Button variant="primary" isWide type="submit" isBusy={isSubmitting}>
          {t('account.reset.submit')}
        </Button>
      </form>
    </Sheet>
  )
}
