import type { Metadata } from 'next'
import { locales } from '@partgate/schema/locales.ts'
import { env } from '#env.ts'
import { getPathname } from '#i18n/navigation.ts'
import type { Locale } from '#i18n/routing.ts'

/** Where a page stands in a language; `href` without the language prefix. */
export const absoluteUrl = (href: string, locale: Locale) => `${env.SITE_URL}${getPathname({ href, locale })}`

/** Names of what every page may speak of, in schema.org's graph. */
export const pageIds = { organization: `${env.SITE_URL}/#organization`, website: `${env.SITE_URL}/#website` }

/** The page's own address and those of its translations, English where none fits. */
export const alternatesOf = (href: string, locale: Locale): Metadata['alternates'] => ({
  canonical: absoluteUrl(href, locale),
  languages: {
    ...Object.fromEntries(locales.map(({ tag }) => [tag, absoluteUrl(href, tag)])),
    'x-default': absoluteUrl(href, 'en'),
  },
})
