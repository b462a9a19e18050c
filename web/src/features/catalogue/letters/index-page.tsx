import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { productPath } from '@partgate/schema/pages.ts'
import { notFoundMetadata, NotFoundPage } from '#features/site/index.ts'
import { Unavailable } from '#ui/states/unavailable.tsx'
import { IndexPageDocument } from '#graphql/generated/documents/catalogue.ts'
import type { IndexPageQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { getNumberFormats } from '#i18n/numbers.ts'
import { loadPageHead } from '#seo/page-head.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { PartText } from '#ui/figures.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { ListHead } from '../list-head.tsx'
import { ListPages } from '../listing/list-pages.tsx'
import { PartLink } from '../parts/part-link.tsx'
import { indexHref, readIndexAddress } from './index-address.ts'
import { LetterBar } from './letter-bar.tsx'
import styles from './index-page.module.css'

type IndexPageProps = { name: string; page?: string[] }

const pageSize = 100

export async function loadIndexHead({ name, page }: IndexPageProps): Promise<Metadata> {
  const address = readIndexAddress(name, page)
  if (address.kind !== 'index') return notFoundMetadata()
  const { initial, page: number } = address
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
  const address = readIndexAddress(name, page)
  if (address.kind !== 'index') return <NotFoundPage />
  const locale = await getLocale()
  const { initial, page: current } = address
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
        list={nodes.map(({ slug, partNumber }) => ({ name: partNumber, href: productPath(slug) }))}
      />
      <ListHead title={title}>
        {t('parts', { count: totalCount, number: getNumberFormats(locale).integer(totalCount) })}
      </ListHead>
      <LetterBar label={t('index.letters')} current={initial} />
      {nodes.length > 0 ? <IndexTable parts={nodes} caption={title} /> : <EmptyState title={t('index.none')} />}
      <ListPages
        current={current}
        last={Math.ceil(totalCount / pageSize)}
        toHref={(number) => indexHref(initial, number)}
      />
    </>
  )
}

type Part = NonNullable<IndexPageQuery['search']>['nodes'][number]

function IndexTable({ parts, caption }: { parts: Part[]; caption: string }) {
  const t = useTranslations('catalogue')
  return (
    <Table
      caption={caption}
      className={styles.box}
      head={
        <>
          <Th>{t('columns.partNumber')}</Th>
          <Th>{t('columns.manufacturer')}</Th>
          <Th className={styles.what}>{t('columns.description')}</Th>
        </>
      }
    >
      {parts.map((part) => (
        <tr key={part.id}>
          <th scope="row" className={styles.part}>
            <PartLink product={part} />
          </th>
          <Td>
            <bdi>{part.manufacturerName}</bdi>
          </Td>
          <Td className={styles.what}>
            <PartText>{part.description}</PartText>
          </Td>
        </tr>
      ))}
    </Table>
  )
}
