import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { env } from '#env.ts'
import { PageHeadDocument, type SeoPage } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { getPathname } from '#i18n/navigation.ts'

type PageHead = { page: SeoPage; name: string; title: string; description: string; href: string; isIndexed?: boolean }

/** The head of a page: the shop's texts for search engines, the page's own where it has none. */
export async function headOf({ page, name, title, description, href, isIndexed = true }: PageHead): Promise<Metadata> {
  const [locale, { data }] = await Promise.all([getLocale(), read(PageHeadDocument, { page, name })])
  return {
    title: data?.seo?.title || title,
    description: data?.seo?.description || description,
    alternates: { canonical: `${env.SITE_URL}${getPathname({ href, locale })}` },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  }
}
