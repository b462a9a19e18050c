import { routing, toLocaleCode, type Locale } from './routing.ts'

const prefixOf = (locale: Locale) => (locale === routing.defaultLocale ? '' : `/${toLocaleCode(locale)}`)
const isHome = (href: string) => /^\/([?#]|$)/.test(href)

/** The address of a page in a language: `/about` is `/de/about` in German. */
export const getPathname = ({ href, locale }: { href: string; locale: Locale }) => {
  const prefix = prefixOf(locale)
  return prefix + (prefix && isHome(href) ? href.slice(1) : href)
}

/** The proxy also names a page by the tag of its language. */
export const withoutLocale = (pathname: string, locale: Locale) => {
  const prefix = [prefixOf(locale), `/${locale}`].find((one) => one && `${pathname}/`.startsWith(`${one}/`))
  return prefix ? pathname.slice(prefix.length) || '/' : pathname
}
