'use client'
import { useCallback, useEffect, useState } from 'react'
import { useCheckPasswordResetMutation } from '#graphql/generated/hooks/account.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { isAboutTheLink } from '../form/is-about-the-link.ts'

/** `bad`: the link cannot work later; `unknown`: the shop did not respond. */
type Link = { state: 'checking' } | { state: 'good'; email: string } | { state: 'bad' | 'unknown'; message: string }

/** Checking a link does not use it up. */
export const useLinkCheck = (token: string | null | undefined) => {
  const [, checkPasswordReset] = useCheckPasswordResetMutation()
  const toUserErrors = useUserErrors()
  const [link, setLink] = useState<Link>({ state: 'checking' })
  const check = useCallback(async () => {
    if (!token) return
    const { data, error } = await checkPasswordReset({ input: { token } })
    const [userError] = toUserErrors(data?.checkPasswordReset, error)
    if (!userError) setLink({ state: 'good', email: data?.checkPasswordReset?.email ?? '' })
    else setLink({ state: isAboutTheLink(userError) ? 'bad' : 'unknown', message: userError.message })
  }, [token, checkPasswordReset, toUserErrors])
  useEffect(() => void check(), [check])
  return {
    link: token === null ? ({ state: 'none' } as const) : link,
    check,
    spoil: (message: string) => setLink({ state: 'bad', message }),
  }
}
