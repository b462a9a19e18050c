'use client'
import { useAccountMenuQuery } from '#graphql/generated/hooks/layout.ts'
import { usePathname } from '#i18n/navigation-client.ts'
import { readPageCookie } from '#security/page-cookies.ts'
import { useBrowserValue } from '#ui/use-browser-value-client.ts'
import { parsePerson, type Person } from './user-info.ts'

/** Visitors without the cookie cause no request. */
export const usePerson = (): Person | null => {
  usePathname()
  const userInfo = useBrowserValue(() => readPageCookie('userInfo')) ?? null
  const inCookie = parsePerson(userInfo)
  const [{ data }] = useAccountMenuQuery({ pause: !inCookie })
  return inCookie && data ? data.viewer : inCookie
}
