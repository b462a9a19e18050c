import { locales } from '@partgate/schema/locales.ts'
import { signInHref } from './sign-in-href.ts'

/** An order page also opens with the token mailed to a guest. */
const guarded = new RegExp(
  `^(/(?:${locales.map(({ code }) => code).join('|')}))?/myaccount(/(?!order-status-history/[^/]).*)?$`,
)

export const signInAddress = (pathname: string, search: string): string | null => {
  const match = guarded.exec(pathname)
  return match && `${match[1] ?? ''}${signInHref(pathname + search)}`
}
