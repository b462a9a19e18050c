import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { env } from '#env.ts'
import { PageHeadDocument, type SeoPage } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { getPathname } from '#i18n/navigation.ts'

type PageHead = { page: SeoPage; name: string | null; href: string; isIndexed?: boolean }

/** The head of a page in the shop's own words for search engines; `href` without the language prefix. */
export async function headOf({ page, name, href, isIndexed = true }: PageHead): Promise<Metadata> {
  const [locale, { data }] = await Promise.all([getLocale(), read(PageHeadDocument, { page, name })])
  return {
    ...(data?.seo ? { title: { absolute: data.seo.title } } : name ? { title: name } : {}),
    description: data?.seo?.description,
    alternates: { canonical: `${env.SITE_URL}${getPathname({ href, locale })}` },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  }
}
