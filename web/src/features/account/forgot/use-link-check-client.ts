'use client'
import { useCallback, useEffect, useState } from 'react'
import { useCheckPasswordResetMutation } from '#graphql/generated/hooks/account.ts'
import { useComplaints } from '#graphql/complaints-client.ts'

/** `bad`: it will not work a second time; `unknown`: the shop did not say. */
export type Link =
  { state: 'checking' | 'none' } | { state: 'good'; email: string } | { state: 'bad' | 'unknown'; message: string }

type Complaint = { __typename: string; path?: string[] | null }

/** Used up, expired or broken; any other trouble may pass. */
export const isAboutTheLink = ({ __typename: kind, path }: Complaint) =>
  kind === 'InvalidLinkError' || path?.at(-1) === 'token'

/** Whether a mailed link can still set a password. Asking uses nothing up. */
export const useLinkCheck = (token: string | null) => {
  const [, checkPasswordReset] = useCheckPasswordResetMutation()
  const complaintsOf = useComplaints()
  const [link, setLink] = useState<Link>({ state: token === null ? 'none' : 'checking' })
  const check = useCallback(async () => {
    if (token === null) return
    const { data, error } = await checkPasswordReset({ input: { token } })
    const [complaint] = complaintsOf(data?.checkPasswordReset, error)
    if (!complaint) setLink({ state: 'good', email: data?.checkPasswordReset?.email ?? '' })
    else setLink({ state: isAboutTheLink(complaint) ? 'bad' : 'unknown', message: complaint.message })
  }, [token, checkPasswordReset, complaintsOf])
  useEffect(() => void check(), [check])
  return { link, check, spoil: (message: string) => setLink({ state: 'bad', message }) }
}
