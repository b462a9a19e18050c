'use client'
import { useSyncExternalStore } from 'react'
import { useAccountMenuQuery } from '#graphql/generated/hooks/layout.ts'
import { usePathname } from '#i18n/navigation-client.ts'
import { readPageCookie } from '#security/page-cookies.ts'
import { parsePerson, type Person } from './user-info.ts'

const subscribe = () => () => {}

/** Visitors without the cookie cause no request. */
export const usePerson = (): Person | null => {
  usePathname()
  const userInfo = useSyncExternalStore(
    subscribe,
    () => readPageCookie('userInfo'),
    () => null,
  )
  const inCookie = parsePerson(userInfo)
  const [{ data }] = useAccountMenuQuery({ pause: !inCookie })
  return inCookie && data ? data.viewer : inCookie
}
