import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageHeadDocument } from '#graphql/generated/documents/seo.ts'
import type { SeoPage } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { pageMetadata } from './page-metadata.ts'

type PageHead = {
  page: SeoPage
  name?: string | null
  pageNumber?: number
  href: string
  isIndexed?: boolean
  card?: string
  markdown?: string
}

export async function loadPageHead({ page, name = null, pageNumber = 1, ...rest }: PageHead): Promise<Metadata> {
  const [t, { data }] = await Promise.all([getTranslations('site'), read(PageHeadDocument, { page, name })])
  const titled = (title: string) => (pageNumber > 1 ? t('titleOfPage', { title, page: pageNumber }) : title)
  return pageMetadata({
    ...rest,
    ...(data?.seo ? { title: { absolute: titled(data.seo.title) } } : name ? { title: titled(name) } : {}),
    description: data?.seo?.description,
  })
}
