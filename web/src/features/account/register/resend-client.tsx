'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useResendActivationMutation } from '#graphql/generated/hooks/account.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { Button } from '#ui/button.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { rich } from '../form/rich.tsx'
import { storeMailedLinkRedirect } from '../redirect/mailed-link-redirect.ts'

type Outcome = { kind: 'sent'; email: string } | { kind: 'refused'; message: string }

export const useResend = () => {
  const [{ fetching }, resendActivation] = useResendActivationMutation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const toUserErrors = useUserErrors()
  const resend = async (email: string) => {
    setOutcome(null)
    const { data, error } = await resendActivation({ input: { email } })
    const [userError] = toUserErrors(data?.resendActivation, error)
    if (!userError) storeMailedLinkRedirect(location.search)
    setOutcome(userError ? { kind: 'refused', message: userError.message } : { kind: 'sent', email })
  }
  return { resend, outcome, isSending: fetching }
}

export function ResendOutcome({ outcome }: Pick<ReturnType<typeof useResend>, 'outcome'>) {
  const t = useTranslations('account.resend')
  if (!outcome) return null
  if (outcome.kind === 'refused') return <FormNotice tone="error">{outcome.message}</FormNotice>
  return <FormNotice tone="ok">{t.rich('sent', { ...rich, email: outcome.email })}</FormNotice>
}

export function ResendButton({ email }: { email: string }) {
  const t = useTranslations('account.resend')
  const { resend, outcome, isSending } = useResend()
  return (
    <>
      <Button isSmall variant="quiet" isBusy={isSending} onClick={() => void resend(email)}>
        {t('again')}
      </Button>
      <ResendOutcome outcome={outcome} />
    </>
  )
}
