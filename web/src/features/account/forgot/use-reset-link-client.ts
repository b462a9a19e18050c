'use client'
import { useRequestPasswordResetMutation } from '#graphql/generated/hooks/account.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { storeMailedLinkRedirect } from '../redirect/mailed-link-redirect.ts'
import { resetEmail } from '../form/stored-emails.ts'

export const useResetLink = () => {
  const [{ fetching }, requestPasswordReset] = useRequestPasswordResetMutation()
  const toUserErrors = useUserErrors()
  const send = async (email: string) => {
    const { data, error } = await requestPasswordReset({ input: { email } })
    const userErrors = toUserErrors(data?.requestPasswordReset, error)
    if (userErrors.length === 0) {
      resetEmail.write(email)
      storeMailedLinkRedirect(location.search)
    }
    return userErrors
  }
  return { send, isSending: fetching }
}
