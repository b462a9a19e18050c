'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { maxOldPasswordChars, maxPasswordChars } from '@partgate/schema/limits.ts'
import { useChangePasswordMutation } from '#graphql/generated/hooks/account.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { createResolver } from '#ui/form/create-resolver.ts'
import { FormNotice, Refusals } from '#ui/form/form-notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useServerErrors } from '#ui/form/use-server-errors-client.ts'
import { PasswordInput } from '../form/password-input-client.tsx'
import {
  checkPasswords,
  emptyPasswords,
  type PasswordField,
  passwordFields,
  type PasswordValues,
} from './password-values.ts'
import form from '../form/form.module.css'
import styles from './profile.module.css'

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations()
  const toUserErrors = useUserErrors()
  const [, changePassword] = useChangePasswordMutation()
  const [isChanged, setChanged] = useState(false)
  const passwords = useForm<PasswordValues>({
    defaultValues: emptyPasswords,
    resolver: createResolver(checkPasswords, (problem) => t(problem)),
    shouldFocusError: false,
  })
  const { refusals, refuse, onInvalid } = useServerErrors(passwords, passwordFields)
  const { errors, isSubmitting } = passwords.formState

  const change = async (values: PasswordValues) => {
    setChanged(false)
    const { data, error } = await changePassword({ input: values })
    const userErrors = toUserErrors(data?.changePassword, error)
    refuse(userErrors)
    if (userErrors.length > 0) return
    passwords.reset()
    setChanged(true)
    toast.success(t('profile.password.done'))
  }
  const frame = (field: PasswordField) => ({
    label: t(`account.fields.${field}`),
    error: errors[field]?.message,
  })

  return (
    <Sheet as="section" className={styles.sheet}>
      <div>
        <h2>{t('profile.password.title')}</h2>
        <p className={form.quiet}>{t('profile.password.text')}</p>
      </div>
      <form
        noValidate
        method="post"
        className={form.form}
        onSubmit={(event) => void passwords.handleSubmit(change, onInvalid)(event)}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className={styles.passwords}>
          <Field {...frame('oldPassword')}>
            <PasswordInput
              {...passwords.register('oldPassword')}
              autoComplete="current-password"
              maxLength={maxOldPasswordChars}
              required
            />
          </Field>
          <Field {...frame('newPassword')} hint={t('account.hints.password')}>
            <PasswordInput
              {...passwords.register('newPassword')}
              autoComplete="new-password"
              maxLength={maxPasswordChars}
              required
            />
          </Field>
          <Field {...frame('confirmNewPassword')}>
            <PasswordInput
              {...passwords.register('confirmNewPassword')}
              autoComplete="new-password"
              maxLength={maxPasswordChars}
              required
            />
          </Field>
        </div>
        <Refusals refusals={refusals} />
        {isChanged && <FormNotice tone="ok">{t('profile.password.ended')}</FormNotice>}
        <div className={form.actions}>
          <Button type="submit" isBusy={isSubmitting}>
            {t('profile.password.submit')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
