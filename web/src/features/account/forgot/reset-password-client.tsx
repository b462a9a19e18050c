'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { signInHref } from '#security/sign-in-href.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import { FocusedHeading } from '../form/focused-heading-client.tsx'
import { rich } from '../form/rich.tsx'
import { linkTokens, useLinkToken } from '../form/use-link-token-client.ts'
import { useRedirectTarget } from '../redirect/use-redirect-target-client.ts'
import { ForgotForm } from './forgot-form-client.tsx'
import { NewPasswordForm } from './new-password-form-client.tsx'
import { changedPasswordEmail } from '../form/stored-emails.ts'
import { useLinkCheck } from './use-link-check-client.ts'
import styles from '../form/form.module.css'

export function ResetPassword() {
  const t = useTranslations('account.reset')
  const token = useLinkToken('reset')
  const target = useRedirectTarget()
  const { link, check, spoil } = useLinkCheck(token)
  const [changedNow, setChangedNow] = useState<string | null>(null)
  const changedBefore = useBrowserValue(changedPasswordEmail.read)
  const finish = (email: string) => {
    linkTokens.reset.write(null)
    changedPasswordEmail.write(email)
    setChangedNow(email)
  }
  // A reload after the change has no link any more.
  const changedFor = changedNow ?? (token === null ? changedBefore : null)

  if (changedFor) {
    return (
      <Sheet as="section" className={styles.result}>
        <FocusedHeading>{t('done')}</FocusedHeading>
        <p>{t.rich('doneText', { ...rich, email: changedFor })}</p>
        <ButtonLink href={signInHref(target)} variant="primary">
          {t('signIn')}
        </ButtonLink>
      </Sheet>
    )
  }
  if (link.state === 'checking') {
    return (
      <div aria-busy="true">
        <LoadingStatus>{t('checking')}</LoadingStatus>
        <Skeleton blockSize="320px" />
      </div>
    )
  }
  if (link.state === 'good' && token)
    return <NewPasswordForm token={token} email={link.email} onDone={finish} onBadLink={spoil} />
  if (link.state === 'unknown') {
    return (
      <Sheet as="section" className={styles.result}>
        <FormNotice tone="error">{link.message}</FormNotice>
        <Button onClick={() => void check()}>{t('checkAgain')}</Button>
      </Sheet>
    )
  }
  return (
    <Sheet as="section" className={styles.result}>
      <FocusedHeading>{link.state === 'bad' ? link.message : t('noToken')}</FocusedHeading>
      <p className={styles.quiet}>{t(link.state === 'bad' ? 'another' : 'openAgain')}</p>
      <ForgotForm />
    </Sheet>
  )
}
