import { signInHref } from './sign-in-href.ts'

/** The account area needs a session; an order's own page also opens with the secret that a guest was mailed. */
const guarded = /^(\/[a-z]{2})?\/myaccount(\/(?!order-status-history\/[^/]).*)?$/

/** Where a visitor is sent who asks for a page that needs a session: to sign-in in the same language, which leads back to it. Null for pages
 * that are open to all. */
export const signInAddress = (pathname: string, search: string): string | null => {
  const match = guarded.exec(pathname)
  return match && `${match[1] ?? ''}${signInHref(pathname + search)}`
}
