'use client'
import { useRequestPasswordResetMutation } from '#graphql/generated/hooks/account.ts'
import { useComplaints } from '#graphql/complaints-client.ts'
import { keepAskedEmail } from './asked-email.ts'

/** Has a link to set a new password mailed; gives what the shop complains of. */
export const useResetLink = () => {
  const [{ fetching }, requestPasswordReset] = useRequestPasswordResetMutation()
  const complaintsOf = useComplaints()
  const send = async (email: string) => {
    const { data, error } = await requestPasswordReset({ input: { email } })
    const complaints = complaintsOf(data?.requestPasswordReset, error)
    if (complaints.length === 0) keepAskedEmail(email)
    return complaints
  }
  return { send, isSending: fetching }
}
