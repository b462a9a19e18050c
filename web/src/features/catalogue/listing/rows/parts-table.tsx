import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PartRow_SearchEdgeFragment, SearchSort } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Table, Th } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { listPictures } from '../../picture/list-pictures.tsx'
import { listingHref, type ListingState } from '../listing-state.ts'
import { parameterColumns } from './parameter-columns.ts'
import { PartRow } from './part-row.tsx'
import styles from './parts-table.module.css'

type PartsTableProps = {
  state: ListingState
  edges: PartRow_SearchEdgeFragment[]
  caption: string
  requested: string[]
}

export function PartsTable({ state, edges, caption, requested }: PartsTableProps) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  const { quantity } = state
  const products = edges.map(({ node }) => node)
  const columns = parameterColumns(products, requested)
  const pictures = listPictures(products)
  return (
    <Table
      caption={caption}
      className={styles.table}
      isStatic
      head={
        <>
          <Th>
            <VisuallyHidden>{t('compare.column')}</VisuallyHidden>
          </Th>
          <Th>
            <VisuallyHidden>{t('columns.picture')}</VisuallyHidden>
          </Th>
          <SortHead state={state} sort="PART_NUMBER_ASC" order="ascending">
            {t('columns.partNumber')}
          </SortHead>
          {columns.map(({ key, name }) => (
            <Th key={key} className={styles.parameter}>
              {name}
            </Th>
          ))}
          <SortHead state={state} sort="STOCK_DESC" order="descending" isNumeric>
            {t('columns.stock')}
          </SortHead>
          <SortHead state={state} sort="PRICE_ASC" order="ascending" isNumeric>
            {quantity === null ? t('columns.price') : t('list.atPieces', { quantity: integer(quantity) })}
          </SortHead>
          <Th isNumeric>{t('columns.quantity')}</Th>
        </>
      }
    >
      {edges.map((edge, at) => (
        <PartRow key={edge.node.id} edge={edge} columns={columns} quantity={quantity} picture={pictures[at]} />
      ))}
    </Table>
  )
}

type SortHeadProps = {
  state: ListingState
  sort: SearchSort
  order: 'ascending' | 'descending'
  isNumeric?: boolean
  children: ReactNode
}

function SortHead({ state, sort, order, isNumeric, children }: SortHeadProps) {
  const t = useTranslations('catalogue.list')
  const isOn = state.sort === sort
  return (
    <Th isNumeric={isNumeric} aria-sort={isOn ? order : undefined}>
      <Link
        id={`head-${sort}`}
        href={listingHref(state, { sort: isOn ? 'RELEVANCE' : sort })}
        className={styles.sortHead}
        title={t('sortBy', { name: t(`sorts.${sort}`) })}
        rel="nofollow"
      >
        {children}
        {isOn && <Icon name={order === 'ascending' ? 'arrow-up' : 'arrow-down'} size={12} />}
      </Link>
    </Th>
  )
}
