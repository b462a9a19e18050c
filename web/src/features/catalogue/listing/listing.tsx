import { maxListDepth } from '@partgate/schema/limits.ts'
import { useTranslations } from 'next-intl'
import type { Listing_SearchConnectionFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { StaticPart } from '#static-parts/static-part.tsx'
import { CompareBar } from '../compare/compare-bar-client.tsx'
import { AppliedFilters } from './facets/applied-filters.tsx'
import { Facets } from './facets/facets.tsx'
import { ListPages } from './list-pages.tsx'
import { SellingRows } from '../purchase/selling-rows.tsx'
import { ListTransition } from './list-transition-client.tsx'
import { hasActiveFilters, listingHref, type ListingState } from './listing-state.ts'
import { NothingFound } from './nothing-found/nothing-found.tsx'
import { PartsTable } from './rows/parts-table.tsx'
import { ListTools } from './list-tools.tsx'
import styles from './listing.module.css'

const pageSize = 20

type ListingProps = { state: ListingState; connection: Listing_SearchConnectionFragment; caption: string }

export function Listing({ state, connection, caption }: ListingProps) {
  const t = useTranslations('catalogue.list')
  const numbers = useNumbers()
  const { edges, facets, totalCount, isTotalCapped, isSortCapped, sortQuantity, detectedFilters } = connection
  const count = { count: totalCount, number: numbers.counted(totalCount, isTotalCapped) }
  const hasFilters = edges.length > 0 || hasActiveFilters(state)
  return (
    <SellingRows isComparable>
      <ListTransition className={hasFilters ? styles.columns : undefined} announcement={t('result', count)}>
        {hasFilters && (
          <Facets state={state} facets={facets} detected={detectedFilters} doneLabel={t('showCount', count)} />
        )}
        <div className={styles.results}>
          {hasFilters && (
            <div className={styles.tools}>
              <button type="button" id="filters-open" className={styles.open} popoverTarget="filters">
                {t('filters')}
              </button>
              {edges.length > 0 && <ListTools state={state} totalCount={totalCount} isTotalCapped={isTotalCapped} />}
            </div>
          )}
          <AppliedFilters state={state} facets={facets} detected={detectedFilters} />
          {edges.length > 0 ? (
            <>
              {state.sort === 'PRICE_ASC' && state.quantity !== null && sortQuantity === null && (
                <p className={styles.sortNote}>{t('sortedByFirstPrice')}</p>
              )}
              {isSortCapped && <p className={styles.sortNote}>{t('sortCapped')}</p>}
              <PartsTable
                state={state}
                edges={edges}
                caption={caption}
                requested={[...state.parameters, ...detectedFilters].map(({ key }) => key)}
              />
              <CompareBar quantity={state.quantity} />
            </>
          ) : (
            <NothingFound state={state} totalCount={totalCount} />
          )}
          <StaticPart as="div" data-scroll="top">
            <ListPages
              current={state.page}
              last={Math.ceil(Math.min(totalCount, maxListDepth) / pageSize)}
              toHref={(page) => listingHref(state, { page })}
            />
          </StaticPart>
        </div>
      </ListTransition>
    </SellingRows>
  )
}
