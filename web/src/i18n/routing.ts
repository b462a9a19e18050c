import { defineRouting } from 'next-intl/routing'
import { locales, type LocaleCode } from '@partgate/schema/locales.ts'

export type Locale = (typeof locales)[number]['tag']

const tags = locales.map(({ tag }) => tag) as [Locale, ...Locale[]]
const prefixes = Object.fromEntries(locales.map(({ tag, code }) => [tag, `/${code}`])) as Record<
  Locale,
  `/${LocaleCode}`
>

/** The web uses BCP 47 tags; the shop's code is the URL prefix, which English does not have. */
export const routing = defineRouting({
  locales: tags,
  defaultLocale: 'en',
  localePrefix: { mode: 'as-needed', prefixes },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})

export const getLanguage = (tag: string) => locales.find((language) => language.tag === tag) ?? locales[0]

/** The shop's code: `Lang` header and file name in locales/. */
export const toLocaleCode = (tag: string): LocaleCode => getLanguage(tag).code
