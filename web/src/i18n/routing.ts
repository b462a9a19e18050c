import { defineRouting } from 'next-intl/routing'
import { locales, type LocaleCode } from '@partgate/schema/locales.ts'

export type Locale = (typeof locales)[number]['tag']

const tags = locales.map(({ tag }) => tag) as [Locale, ...Locale[]]
const prefixes = Object.fromEntries(locales.map(({ tag, code }) => [tag, `/${code}`])) as Record<
  Locale,
  `/${LocaleCode}`
>

/** Within the web a language is its BCP 47 tag; the shop's code is its prefix in addresses. English has none. */
export const routing = defineRouting({
  locales: tags,
  defaultLocale: 'en',
  localePrefix: { mode: 'as-needed', prefixes },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})

/** The language with this tag; English for an unknown one. */
export const languageOf = (tag: string) => locales.find((language) => language.tag === tag) ?? locales[0]

/** What the `Lang` header and the files in locales/ call it. */
export const codeOf = (tag: string): LocaleCode => languageOf(tag).code
