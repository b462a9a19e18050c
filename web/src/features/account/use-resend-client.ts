'use client'
import { useState } from 'react'
import { useResendActivationMutation } from '#graphql/generated/hooks/account.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'

type Outcome = { kind: 'sent'; email: string } | { kind: 'refused'; message: string }

export const useResend = () => {
  const [{ fetching }, resendActivation] = useResendActivationMutation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const toUserErrors = useUserErrors()
  const resend = async (email: string) => {
    const { data, error } = await resendActivation({ input: { email } })
    const [userError] = toUserErrors(data?.resendActivation, error)
    setOutcome(userError ? { kind: 'refused', message: userError.message } : { kind: 'sent', email })
  }
  return { resend, outcome, isSending: fetching }
}
