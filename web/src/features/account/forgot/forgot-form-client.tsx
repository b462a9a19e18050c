'use client'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation-client.ts'
import { withRedirect } from '#security/sign-in-href.ts'
import { checkEmail } from '#ui/form/check-contact.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { createResolver } from '#ui/form/create-resolver.ts'
import { Refusals } from '#ui/form/form-notice.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { useServerErrors } from '#ui/form/use-server-errors-client.ts'
import { findRedirectTarget } from '../redirect/safe-redirect.ts'
import { resetEmail } from '../form/stored-emails.ts'
import { useResetLink } from './use-reset-link-client.ts'
import styles from '../form/form.module.css'

const identifyPage = '/forgotpassword/identify'

type Values = { email: string }

const fields = ['email'] as const

export function ForgotForm() {
  const t = useTranslations('account')
  const router = useRouter()
  const { send, isSending } = useResetLink()
  const form = useForm<Values>({
    defaultValues: { email: '' },
    resolver: createResolver(
      ({ email }) => ({ email: checkEmail(email) }),
      (problem) => t(`problems.${problem}`),
    ),
    shouldFocusError: false,
  })
  const { getValues, setValue } = form
  const { refusals, refuse, onInvalid } = useServerErrors(form, fields)

  useEffect(() => {
    const sentTo = resetEmail.read()
    if (sentTo && getValues('email') === '') setValue('email', sentTo)
  }, [getValues, setValue])

  const ask = async ({ email }: Values) => {
    const userErrors = await send(email.trim())
    refuse(userErrors)
    const target = findRedirectTarget(new URLSearchParams(location.search))
    if (userErrors.length === 0) router.push(withRedirect(identifyPage, target))
  }

  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(ask, onInvalid)(event)}
    >
      <Refusals refusals={refusals} />
      <Field label={t('fields.email')} error={form.formState.errors.email?.message}>
        <TextInput {...form.register('email')} type="email" autoComplete="username" dir="ltr" required />
      </Field>
      <Button variant="primary" isWide type="submit" isBusy={isSending}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
