import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { env } from '#env.ts'
import { absoluteUrl, createAlternates } from './alternates.ts'
import { openGraphLocale } from './open-graph-locale.ts'

export const cardSize = { width: 1200, height: 630 }

type Page = {
  href: string
  title?: Metadata['title']
  description?: string
  keywords?: string
  /** Otherwise search engines only follow the links. */
  isIndexed?: boolean
  card?: string
  type?: 'website' | 'article'
  markdown?: string
}

export async function pageMetadata({
  href,
  isIndexed = true,
  card = '/card.png',
  type = 'website',
  markdown,
  ...texts
}: Page): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('layout')])
  const url = absoluteUrl(href, locale)
  return {
    ...texts,
    ...(isIndexed
      ? {
          alternates: {
            ...createAlternates(href, locale),
            ...(markdown && { types: { 'text/markdown': absoluteUrl(markdown, locale) } }),
          },
        }
      : { alternates: { canonical: url }, robots: { index: false, follow: true } }),
    openGraph: {
      type,
      url,
      siteName: t('siteName'),
      locale: openGraphLocale(locale),
      images: [{ url: `${env.SITE_URL}${card}`, ...cardSize, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
