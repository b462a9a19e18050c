import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundPage, notFoundMetadata } from '#features/site/index.ts'
import { Unavailable } from '#ui/unavailable.tsx'
import { IndexPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { createNumberFormats } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { Pagination } from '#ui/pagination.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { ListHead } from '../listing/list-head.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { indexHref, readIndexAddress } from './index-address.ts'
import { IndexTable } from './index-table.tsx'
import { LetterBar } from './letter-bar.tsx'

type IndexPageProps = { name: string; page?: string[] }

const pageSize = 100

export async function loadIndexHead({ name, page }: IndexPageProps): Promise<Metadata> {
  const wanted = readIndexAddress(name, page)
  if (!wanted || 'movedTo' in wanted) return notFoundMetadata()
  const { initial, page: number } = wanted
  const { data } = await read(IndexPageDocument, { initial, page: number })
  if (number > 1 && data?.search?.nodes.length === 0) return notFoundMetadata()
  return loadPageHead({
    page: 'PRODUCTS',
    name: initial === 'other' ? '#' : initial,
    pageNumber: number,
    href: indexHref(initial, number),
    isIndexed: data?.search?.nodes.length !== 0,
  })
}

export async function IndexPage({ name, page }: IndexPageProps) {
  const wanted = readIndexAddress(name, page)
  if (!wanted || 'movedTo' in wanted) return <NotFoundPage />
  const locale = await getLocale()
  const { initial, page: current } = wanted
  const [t, result] = await Promise.all([
    getTranslations('catalogue'),
    read(IndexPageDocument, { initial, page: current }),
  ])
  const search = result.data?.search
  if (!search) return <Unavailable level="h1" />
  const { totalCount, nodes } = search
  if (nodes.length === 0 && current > 1) return <NotFoundPage />
  const title = initial === 'other' ? t('index.other') : t('index.of', { initial })
  return (
    <>
      <PageTrail
        current={{ name: title, href: indexHref(initial, current) }}
        list={nodes.map(({ slug, partNumber }) => ({ name: partNumber, href: `/productdetail/${slug}` }))}
      />
      <ListHead title={title}>
        {t('parts', { count: totalCount, number: createNumberFormats(locale).integer(totalCount) })}
      </ListHead>
      <LetterBar label={t('index.letters')} current={initial} />
      {nodes.length > 0 ? <IndexTable parts={nodes} caption={title} /> : <EmptyState title={t('index.none')} />}
      <Pagination
        current={current}
        last={Math.ceil(totalCount / pageSize)}
        toHref={(number) => indexHref(initial, number)}
        labels={{
          name: t('list.pages'),
          previous: t('list.previousPage'),
          next: t('list.nextPage'),
          page: (number) => t('list.page', { page: number }),
        }}
      />
    </>
  )
}
