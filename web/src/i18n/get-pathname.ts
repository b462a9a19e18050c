import { toLocalizedPath } from '@partgate/schema/pages.ts'
import { toLocaleCode, type Locale } from './routing.ts'

export const getPathname = ({ href, locale }: { href: string; locale: Locale }) =>
  toLocalizedPath(toLocaleCode(locale), href)

/** The proxy also names a page by the tag of its language. */
export const withoutLocale = (pathname: string, locale: Locale) => {
  const prefix = [`/${toLocaleCode(locale)}`, `/${locale}`].find((one) => `${pathname}/`.startsWith(`${one}/`))
  return prefix ? pathname.slice(prefix.length) || '/' : pathname
}
