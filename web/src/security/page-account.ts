import { readCookie } from '@partgate/schema/cookies.ts'
import { parseUserInfo } from './user-info.ts'

/** In a mutation: the id of the account for which the page shows data, or `guest`. */
export const pageAccountHeader = 'page-account'
export const guest = 'guest'

/** A page of an account whose session has ended is not refused: the shop decides what a guest may do. Neither is a page with the cookie of
 * an older gateway, which has no id. */
export const hasOtherAccount = (pageAccount: string, cookies: string | null, isSecure: boolean) => {
  if (readCookie(cookies, 'token', isSecure) === null) return false
  const person = parseUserInfo(readCookie(cookies, 'userInfo', isSecure))
  return person === null || (person.id !== undefined && person.id !== pageAccount)
}
