'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { forgotPasswordPath } from '@partgate/schema/pages.ts'
import { withRedirect } from '#security/sign-in-href.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { rich } from '../form/rich.tsx'
import { useRedirectTarget } from '../redirect/use-redirect-target-client.ts'
import { resetEmail } from '../form/stored-emails.ts'
import { useResetLink } from './use-reset-link-client.ts'
import styles from '../form/form.module.css'

export function LinkSent() {
  const t = useTranslations('account.identify')
  const email = useBrowserValue(resetEmail.read)
  const forgotHref = withRedirect(forgotPasswordPath, useRedirectTarget())
  if (email === undefined) return <Skeleton blockSize="220px" />
  if (email) return <Sent email={email} forgotHref={forgotHref} />
  return (
    <EmptyState
      title={t('none')}
      action={
        <ButtonLink href={forgotHref} variant="primary">
          {t('requestLink')}
        </ButtonLink>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}

function Sent({ email, forgotHref }: { email: string; forgotHref: string }) {
  const t = useTranslations('account.identify')
  const { send, isSending } = useResetLink()
  const [notice, setNotice] = useState<{ tone: 'ok' | 'error'; text: string } | null>(null)
  const resend = async () => {
    setNotice(null)
    const [userError] = await send(email)
    setNotice(userError ? { tone: 'error', text: userError.message } : { tone: 'ok', text: t('sentAgain') })
  }
  return (
    <Sheet as="section" className={styles.result}>
      <p>{t.rich('text', { ...rich, email })}</p>
      <p className={styles.quiet}>{t('notReceived')}</p>
      <div className={styles.actions}>
        <Button isSmall variant="quiet" isBusy={isSending} onClick={() => void resend()}>
          {t('again')}
        </Button>
        <ButtonLink isSmall variant="quiet" href={forgotHref}>
          {t('correct')}
        </ButtonLink>
      </div>
      {notice && <FormNotice tone={notice.tone}>{notice.text}</FormNotice>}
    </Sheet>
  )
}
