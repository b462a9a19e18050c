'use client'
import { useTranslations } from 'next-intl'
import { FormNotice } from './form-notice.tsx'
import { rich } from './rich.tsx'
import type { useResend } from './use-resend-client.ts'

export function ResendOutcome({ outcome }: Pick<ReturnType<typeof useResend>, 'outcome'>) {
  const t = useTranslations('account.resend')
  if (!outcome) return null
  if (outcome.kind === 'refused') return <FormNotice tone="error">{outcome.message}</FormNotice>
  return <FormNotice tone="ok">{t.rich('sent', { ...rich, email: outcome.email })}</FormNotice>
}
