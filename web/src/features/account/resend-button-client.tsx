'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { ResendOutcome } from './resend-outcome-client.tsx'
import { useResend } from './use-resend-client.ts'

export function ResendButton({ email }: { email: string }) {
  const t = useTranslations('account.resend')
  const { resend, outcome, isSending } = useResend()
  return (
    <>
      <Button small variant="quiet" busy={isSending} onClick={() => void resend(email)}>
        {t('again')}
      </Button>
      <ResendOutcome outcome={outcome} />
    </>
  )
}
