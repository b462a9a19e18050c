import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { env } from '#env.ts'
import { absoluteUrl, alternatesOf } from './alternates.ts'
import { openGraphLocale } from './open-graph-locale.ts'

export const cardSize = { width: 1200, height: 630 }

type Page = {
  /** Without the language prefix. */
  href: string
  title?: Metadata['title']
  description?: string
  keywords?: string
  /** Search engines are to show it; otherwise they only follow its links. */
  isIndexed?: boolean
  /** Path of the picture that stands for it where it is shared; without the language prefix, the site's by default. */
  card?: string
  type?: 'website' | 'article'
  /** Its Markdown version; without the language prefix. */
  markdown?: string
}

/** The head of a public page: where it and its translations stand, and what is shown of it where it is shared. */
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
            ...alternatesOf(href, locale),
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
