import type { Metadata } from 'next'
import { PageHeadDocument, type SeoPage } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { pageMetadata } from './page-metadata.ts'

type PageHead = {
  page: SeoPage
  name?: string | null
  href: string
  isIndexed?: boolean
  card?: string
  markdown?: string
}

/** The head of a page in the shop's own words for search engines; `href` without the language prefix. */
export async function headOf({ page, name = null, ...rest }: PageHead): Promise<Metadata> {
  const { data } = await read(PageHeadDocument, { page, name })
  return pageMetadata({
    ...rest,
    ...(data?.seo ? { title: { absolute: data.seo.title } } : name ? { title: name } : {}),
    description: data?.seo?.description,
  })
}
