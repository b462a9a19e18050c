import type { Metadata } from 'next'
import { locales } from '@partgate/schema/locales.ts'
import { env } from '#env.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import type { Locale } from '#i18n/routing.ts'

export const absoluteUrl = (href: string, locale: Locale) => `${env.SITE_URL}${getPathname({ href, locale })}`

export const pageIds = { organization: `${env.SITE_URL}/#organization`, website: `${env.SITE_URL}/#website` }

export const createAlternates = (href: string, locale: Locale): Metadata['alternates'] => ({
  canonical: absoluteUrl(href, locale),
  languages: {
    ...Object.fromEntries(locales.map(({ tag }) => [tag, absoluteUrl(href, tag)])),
    'x-default': absoluteUrl(href, 'en'),
  },
})
