'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { useActivateAccountMutation } from '#graphql/generated/hooks/account.ts'
import { signInHref } from '#security/sign-in-href.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { Field } from '#ui/form/field-client.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { checkEmail } from '#ui/form/check-contact.ts'
import { FocusedHeading } from '../form/focused-heading-client.tsx'
import { isAboutTheLink } from '../form/is-about-the-link.ts'
import { rich } from '../form/rich.tsx'
import { activatedEmail } from '../form/stored-emails.ts'
import { linkTokens, useLinkToken } from '../form/use-link-token-client.ts'
import { useRedirectTarget } from '../redirect/use-redirect-target-client.ts'
import { ResendOutcome, useResend } from './resend-client.tsx'
import { forgetRegistration } from './use-stored-registration-client.ts'
import styles from '../form/form.module.css'

function ResendForm() {
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
        <Button type="submit" isBusy={isSending}>
          {t('resend.link')}
        </Button>
      </div>
    </form>
  )
}

/** Opening the link changes nothing, because mail scanners open links too; the button activates the account. */
export function ActivateAccount() {
  const t = useTranslations('account.activate')
  const token = useLinkToken('activate')
  const target = useRedirectTarget()
  const [{ fetching }, activateAccount] = useActivateAccountMutation()
  const [activatedNow, setActivatedNow] = useState<string | null>(null)
  const activatedBefore = useBrowserValue(activatedEmail.read) ?? null
  const [userError, setUserError] = useState<{ message: string; isFinal: boolean } | null>(null)
  const toUserErrors = useUserErrors()

  const activate = async () => {
    if (!token) return
    const { data, error } = await activateAccount({ input: { token } })
    const [first] = toUserErrors(data?.activateAccount, error)
    if (first) setUserError({ message: first.message, isFinal: isAboutTheLink(first) })
    else {
      linkTokens.activate.write(null)
      forgetRegistration()
      const email = data?.activateAccount?.email ?? ''
      activatedEmail.write(email)
      setActivatedNow(email)
    }
  }

  // A reload after the activation has no link any more.
  const activatedFor = activatedNow ?? (token === null ? activatedBefore : null)

  if (activatedFor !== null) {
    return (
      <Sheet as="section" className={styles.result}>
        <FocusedHeading>{t('done')}</FocusedHeading>
        <p>{t.rich('doneText', { ...rich, email: activatedFor })}</p>
        <ButtonLink href={signInHref(target)} variant="primary">
          {t('signIn')}
        </ButtonLink>
      </Sheet>
    )
  }
  if (token === undefined) return <Skeleton blockSize="160px" />
  if (token === null || userError?.isFinal) {
    return (
      <Sheet as="section" className={styles.result}>
        <FocusedHeading>{userError?.message ?? t('noToken')}</FocusedHeading>
        <p className={styles.quiet}>{userError ? t.rich('another', rich) : t('openAgain')}</p>
        <ResendForm />
      </Sheet>
    )
  }
  return (
    <Sheet as="section" className={styles.result}>
      <p>{t('text')}</p>
      {userError && <FormNotice tone="error">{userError.message}</FormNotice>}
      <Button variant="primary" isBusy={fetching} onClick={() => void activate()}>
        {t('submit')}
      </Button>
    </Sheet>
  )
}
