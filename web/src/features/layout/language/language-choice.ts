import { readCookie } from '@partgate/schema/cookies.ts'
import { defaultLocale, type LocaleCode, locales } from '@partgate/schema/locales.ts'

const chosenIn = (cookies: string) => {
  const value = readCookie(cookies, 'lang', false)
  return locales.find(({ code }) => code === value)?.code
}

/** Chinese is matched by script: `zh-TW` implies Traditional. */
const supported = (tag: string) => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return locales.find((locale) => locale.tag === language || locale.tag === `${language}-${script}`)?.code
  } catch {
    return undefined
  }
}

/** An offer instead of a redirect: the visitor still sees the requested page. */
export const offeredLanguage = (cookies: string, browserLanguages: readonly string[]): LocaleCode | null => {
  const code = chosenIn(cookies) ?? browserLanguages.map(supported).find((known) => known !== undefined)
  return code === undefined || code === defaultLocale ? null : code
}
