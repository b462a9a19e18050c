'use client'
import { useSyncExternalStore } from 'react'
import { useAccountMenuQuery } from '#graphql/generated/hooks/layout.ts'
import { usePathname } from '#i18n/navigation.ts'
import { personInCookies, type Person } from './user-info.ts'

const subscribe = () => () => {}

/** Who is signed in: at once what the cookie says, then what the shop says. Visitors have no cookie, and nobody is asked about them. */
export const usePerson = (): Person | null => {
  usePathname()
  const cookies = useSyncExternalStore(
    subscribe,
    () => document.cookie,
    () => '',
  )
  const inCookie = personInCookies(cookies)
  const [{ data }] = useAccountMenuQuery({ pause: !inCookie })
  return inCookie && data ? data.viewer : inCookie
}
