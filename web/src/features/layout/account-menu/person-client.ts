'use client'
import { useAccountMenuQuery } from '#graphql/generated/hooks/layout.ts'
import { usePathname } from '#i18n/navigation-client.ts'
import { readPageCookie } from '#security/page-cookies.ts'
import { parseUserInfo, type UserInfo } from '#security/user-info.ts'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'

/** Visitors without the cookie cause no request. */
export const usePerson = (): Pick<UserInfo, 'companyName'> | null => {
  usePathname()
  const userInfo = useBrowserValue(() => readPageCookie('userInfo')) ?? null
  const inCookie = parseUserInfo(userInfo)
  const [{ data }] = useAccountMenuQuery({ pause: !inCookie })
  return inCookie && data ? data.viewer : inCookie
}
