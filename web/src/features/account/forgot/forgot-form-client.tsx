'use client'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field-client.tsx'
import { resolverOf } from '#ui/resolver-of.ts'
import { TextInput } from '#ui/text-input-client.tsx'
import { checkEmail } from '../check-fields.ts'
import { Refusals } from '../refusals.tsx'
import { useMending } from '../use-mending-client.ts'
import { readAskedEmail } from './asked-email.ts'
import { identifyPage } from './pages.ts'
import { useResetLink } from './use-reset-link-client.ts'
import styles from '../form.module.css'

type Values = { email: string }

const fields = ['email'] as const

/** Asks for the account's address, has the link mailed there, and goes on to the page that says so. */
export function ForgotForm() {
  const t = useTranslations('account')
  const router = useRouter()
  const { send, isSending } = useResetLink()
  const form = useForm<Values>({
    defaultValues: { email: '' },
    resolver: resolverOf(
      ({ email }) => ({ email: checkEmail(email) }),
      (problem) => t(`problems.${problem}`),
    ),
    shouldFocusError: false,
  })
  const { getValues, setValue } = form
  const { refusals, refuse, onInvalid } = useMending(form, fields)

  useEffect(() => {
    const asked = readAskedEmail()
    if (asked && getValues('email') === '') setValue('email', asked)
  }, [getValues, setValue])

  const ask = async ({ email }: Values) => {
    const complaints = await send(email.trim())
    refuse(complaints)
    if (complaints.length === 0) router.push(identifyPage)
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
      <Button look="main" wide type="submit" busy={isSending}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
