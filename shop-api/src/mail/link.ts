import { defaultLocale, type LocaleCode } from '@partgate/schema/locales.ts'

/** English has no prefix. */
export const toPageLink = (siteUrl: string, lang: LocaleCode, path: string) =>
  `${siteUrl}${lang === defaultLocale ? '' : `/${lang}`}${path}`
