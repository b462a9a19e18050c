import { useTranslations } from 'next-intl'
import type { Listing_SearchConnectionFragment } from '#graphql/generated/documents.ts'
import { Pagination } from '#ui/pagination.tsx'
import { ClientTexts } from '../client-texts.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { Facets } from './facets.tsx'
import { listingHref, type ListingState } from './listing-state.ts'
import { NothingFound } from './nothing-found.tsx'
import { PartsTable } from './parts-table.tsx'
import { SortMenu } from './sort-menu.tsx'
import styles from './listing.module.css'

export const pageSize = 20

type ListingProps = { state: ListingState; connection: Listing_SearchConnectionFragment; caption: string }

/** A list of parts with what narrows and orders it; all of it is links, so it works without scripts. */
export function Listing({ state, connection, caption }: ListingProps) {
  const t = useTranslations('catalogue.list')
  const { edges, facets, totalCount } = connection
  return (
    <div className={styles.columns}>
      <Facets state={state} facets={facets} />
      <div className={styles.results}>
        <div className={styles.bar}>
          <button type="button" className={styles.open} popoverTarget="filters">
            {t('filters')}
          </button>
          <AppliedFilters state={state} facets={facets} />
          {edges.length > 1 && <SortMenu state={state} />}
        </div>
        {edges.length > 0 ? (
          <ClientTexts>
            <PartsTable edges={edges} caption={caption} />
          </ClientTexts>
        ) : (
          <NothingFound state={state} totalCount={totalCount} />
        )}
        <Pagination
          current={state.page}
          last={Math.ceil(totalCount / pageSize)}
          hrefOf={(page) => listingHref(state, { page })}
          labels={{
            name: t('pages'),
            previous: t('previousPage'),
            next: t('nextPage'),
            page: (page) => t('page', { page }),
          }}
        />
      </div>
    </div>
  )
}
