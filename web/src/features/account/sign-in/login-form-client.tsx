'use client'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { forgotPasswordPath } from '@partgate/schema/pages.ts'
import { useLoginPageQuery, useSignInMutation } from '#graphql/generated/hooks/account.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { checkEmail, checkPresent } from '#ui/form/check-contact.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { takePlace } from '#graphql/session/place-at-session-end.ts'
import type { Problem } from '../form/check-fields.ts'
import { PasswordInput } from '../form/password-input-client.tsx'
import { ResendButton } from '../register/resend-client.tsx'
import { rich } from '../form/rich.tsx'
import { RedirectingLink } from '../redirect/redirecting-link-client.tsx'
import { placeAfterSignIn } from '../redirect/safe-redirect.ts'
import { useRedirectTarget } from '../redirect/use-redirect-target-client.ts'
import styles from '../form/form.module.css'

/** Targets carry their own language prefix, so the plain router is used. */
const useRedirectAfterSignIn = () => {
  const router = useRouter()
  const locale = useLocale()
  return () => {
    router.replace(placeAfterSignIn(location.search, takePlace()) ?? getPathname({ href: '/', locale }))
  }
}

function AlreadySignedIn({ email }: { email: string }) {
  const t = useTranslations('account.login')
  const target = useRedirectTarget()
  return (
    <Sheet as="section" className={styles.result}>
      <p>{t.rich('already', { ...rich, email })}</p>
      <div className={styles.actions}>
        {target && (
          <ButtonLink href={target} isLocalized variant="primary">
            {t('continue')}
          </ButtonLink>
        )}
        <ButtonLink href="/">{t('home')}</ButtonLink>
        <ButtonLink href="/exit" variant="quiet">
          {t('signOut')}
        </ButtonLink>
      </div>
    </Sheet>
  )
}

type Credentials = { email: string; password: string }
type Refusal = { kind: string; message: string; email: string }

export function LoginForm() {
  const t = useTranslations('account')
  const [{ data }] = useLoginPageQuery()
  const [, signIn] = useSignInMutation()
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isGoing, setGoing] = useState(false)
  const toUserErrors = useUserErrors()
  const redirectAfterSignIn = useRedirectAfterSignIn()

  const sentence = (problem: Problem | undefined) => (problem ? t(`problems.${problem}`) : true)
  const send = async (typed: Credentials) => {
    setRefusal(null)
    const email = typed.email.trim()
    const { data: response, error } = await signIn({ input: { email, password: typed.password } })
    const [userError] = toUserErrors(response?.signIn, error)
    if (userError) return setRefusal({ kind: userError.__typename, message: userError.message, email })
    setGoing(true)
    redirectAfterSignIn()
  }

  if (data?.viewer && !isGoing) return <AlreadySignedIn email={data.viewer.email} />
  return (
    <Sheet className={styles.result}>
      <form noValidate method="post" className={styles.form} onSubmit={(event) => void handleSubmit(send)(event)}>
        {refusal && <FormNotice tone="error">{refusal.message}</FormNotice>}
        {refusal?.kind === 'NotActivatedError' && (
          <div className={styles.actions}>
            <ResendButton email={refusal.email} />
          </div>
        )}
        <Field label={t('fields.email')} error={formState.errors.email?.message}>
          <TextInput
            {...register('email', { validate: (value) => sentence(checkEmail(value)) })}
            type="email"
            autoComplete="username"
            dir="ltr"
            required
          />
        </Field>
        <Field label={t('fields.password')} error={formState.errors.password?.message}>
          <PasswordInput
            {...register('password', { validate: (value) => sentence(checkPresent(value, 'password')) })}
            autoComplete="current-password"
            required
          />
        </Field>
        <p className={styles.quiet}>
          <RedirectingLink href={forgotPasswordPath}>{t('login.forgot')}</RedirectingLink>
        </p>
        <Button variant="primary" isWide type="submit" isBusy={formState.isSubmitting || isGoing}>
          {t('login.submit')}
        </Button>
        <p className={styles.quiet}>{t.rich('login.new', rich)}</p>
      </form>
    </Sheet>
  )
}
