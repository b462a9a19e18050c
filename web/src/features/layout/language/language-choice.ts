import { readCookie } from '@partgate/schema/cookies.ts'
import { defaultLocale, findLocaleOfTag, type LocaleCode, locales } from '@partgate/schema/locales.ts'

const chosenIn = (cookies: string) => {
  const value = readCookie(cookies, 'lang', false)
  return locales.find(({ code }) => code === value)?.code
}

/** An offer instead of a redirect: the visitor still sees the requested page. */
export const offeredLanguage = (cookies: string, browserLanguages: readonly string[]): LocaleCode | null => {
  const code = chosenIn(cookies) ?? browserLanguages.map(findLocaleOfTag).find((known) => known !== undefined)?.code
  return code === undefined || code === defaultLocale ? null : code
}
