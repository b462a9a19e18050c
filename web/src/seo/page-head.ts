import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeadDocument } from '#graphql/generated/documents/seo.ts'
import type { SeoPage } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { pageMetadata } from './page-metadata.ts'

type PageHead = {
  page: SeoPage
  name?: string | null
  /** Which page of a list; its title says so from the second on. */
  pageNumber?: number
  href: string
  isIndexed?: boolean
  card?: string
  markdown?: string
}

/** The head of a page in the shop's own words for search engines; `href` without the language prefix. */
export async function headOf({ page, name = null, pageNumber = 1, ...rest }: PageHead): Promise<Metadata> {
  const [t, { data }] = await Promise.all([getTranslations('site'), read(PageHeadDocument, { page, name })])
  const titled = (title: string) => (pageNumber > 1 ? t('titleOfPage', { title, page: pageNumber }) : title)
  return pageMetadata({
    ...rest,
    ...(data?.seo ? { title: { absolute: titled(data.seo.title) } } : name ? { title: titled(name) } : {}),
    description: data?.seo?.description,
  })
}
