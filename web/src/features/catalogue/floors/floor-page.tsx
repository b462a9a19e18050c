import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundPage, notFoundMetadata, Unavailable } from '#features/site/index.ts'
import { FloorPageDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { headOf } from '#seo/page-head.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { ClientTexts } from '../client-texts.tsx'
import { ListHead } from '../listing/list-head.tsx'
import { PageTrail } from '#seo/page-trail.tsx'
import { floorHref, floorPages, readFloorPage, type PagedFloor } from './floor-address.ts'
import { FloorTable } from './floor-table.tsx'
import styles from './floor-page.module.css'

type FloorPageProps = { kind: PagedFloor; page?: string[] }

const pageSize = 48

/** A page of a shelf; null where the shelf has no such page. */
const findFloor = async ({ kind, page }: FloorPageProps) => {
  const current = readFloorPage(page)
  if (current === null) return null
  const floor = (await read(FloorPageDocument, { kind, page: current })).data?.floor
  return floor && floor.nodes.length === 0 && current > 1 ? null : { floor, current }
}

export async function floorHead(asked: FloorPageProps): Promise<Metadata> {
  const found = await findFloor(asked)
  const { seo } = floorPages[asked.kind]
  if (!found) return notFoundMetadata()
  const { current } = found
  return headOf({ page: seo, pageNumber: current, href: floorHref(asked.kind, current) })
}

/** A shelf of the home page, whole, to compare and to buy from. */
export async function FloorPage(asked: FloorPageProps) {
  const [t, locale, found] = await Promise.all([getTranslations('catalogue'), getLocale(), findFloor(asked)])
  if (!found) return <NotFoundPage />
  const { kind } = asked
  const { floor, current } = found
  const products = floor?.nodes ?? []
  const title = t(`floors.${kind}`)
  return (
    <>
      <PageTrail
        current={{ name: title, href: floorPages[kind].path }}
        list={products.map(({ slug, partNumber }) => ({ name: partNumber, href: `/productdetail/${slug}` }))}
      />
      <ListHead title={title}>{t(`floors.texts.${kind}`)}</ListHead>
      {!floor && <Unavailable />}
      {floor && products.length === 0 && (
        <EmptyState title={t('floors.none')} action={<ButtonLink href="/category">{t('floors.browse')}</ButtonLink>}>
          {t('floors.noneText')}
        </EmptyState>
      )}
      {floor && products.length > 0 && (
        <div className={styles.list}>
          <p className={styles.count}>
            {t('parts', { count: floor.totalCount, number: numbersOf(locale).integer(floor.totalCount) })}
          </p>
          <ClientTexts>
            <FloorTable caption={title} products={products} />
          </ClientTexts>
          <Pagination
            current={current}
            last={Math.ceil(floor.totalCount / pageSize)}
            hrefOf={(number) => floorHref(kind, number)}
            labels={{
              name: t('list.pages'),
              previous: t('list.previousPage'),
              next: t('list.nextPage'),
              page: (number) => t('list.page', { page: number }),
            }}
          />
        </div>
      )}
    </>
  )
}
