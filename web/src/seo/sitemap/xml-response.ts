import { hasLocale } from 'next-intl'
import { type Locale, routing } from '#i18n/routing.ts'
import { SitemapUnavailable } from './sitemap-data.ts'

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600, s-maxage=43200',
}
const later = { 'retry-after': '120', 'cache-control': 'no-store' }

export const createXmlResponse = async (locale: string, write: (locale: Locale) => Promise<string | null>) => {
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  try {
    const xml = await write(locale)
    return xml === null ? new Response(null, { status: 404 }) : new Response(xml, { headers })
  } catch (error) {
    if (error instanceof SitemapUnavailable) return new Response(null, { status: 503, headers: later })
    throw error
  }
}
