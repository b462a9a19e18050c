'use client'
import { useState } from 'react'
import { useResendActivationMutation } from '#graphql/generated/hooks/account.ts'
import { useComplaints } from '#graphql/complaints-client.ts'

type Outcome = { kind: 'sent'; email: string } | { kind: 'refused'; message: string }

/** Has the activation mail sent again and says what came of it. */
export const useResend = () => {
  const [{ fetching }, resendActivation] = useResendActivationMutation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const complaintsOf = useComplaints()
  const resend = async (email: string) => {
    const { data, error } = await resendActivation({ input: { email } })
    const [complaint] = complaintsOf(data?.resendActivation, error)
    setOutcome(complaint ? { kind: 'refused', message: complaint.message } : { kind: 'sent', email })
  }
  return { resend, outcome, isSending: fetching }
}
