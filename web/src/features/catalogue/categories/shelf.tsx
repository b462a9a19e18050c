import { useTranslations } from 'next-intl'
import { Unavailable } from '#features/site/index.ts'
import type { Listing_SearchConnectionFragment, Shelf_CategoryFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { ListHead } from '../listing/list-head.tsx'
import { Listing } from '../listing/listing.tsx'
import { isNarrowed, listingHref, readListing, type ListingState } from '../listing/listing-state.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { crumbsOf } from './crumbs.ts'
import { ShelfMakers } from './shelf-makers.tsx'
import styles from './shelf.module.css'

/** So many stand in a row. */
const mostMakers = 8

type ShelfProps = {
  category: Shelf_CategoryFragment
  state: ListingState
  connection: Listing_SearchConnectionFragment | null | undefined
}

/** A category: the way to it, what lies below it, and its parts. */
export function Shelf({ category, state, connection }: ShelfProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const { slug, name, productCount, children } = category
  const total = numbers.integer(productCount)
  return (
    <>
      <PageTrail
        above={[{ name: t('categories.title'), href: '/category' }, ...crumbsOf(category.ancestors)]}
        current={{ name, href: `/category/${slug}` }}
        list={connection?.edges.map(({ node }) => ({ name: node.partNumber, href: `/productdetail/${node.slug}` }))}
      />
      <ListHead title={name}>
        {connection && isNarrowed(state)
          ? t('partsOf', {
              number: numbers.counted(connection.totalCount, connection.isTotalCapped),
              total,
            })
          : t('parts', { count: productCount, number: total })}
      </ListHead>
      {children.length > 0 && (
        <div className={styles.below}>
          {connection && !isNarrowed(state) && (
            <ShelfMakers
              shelf={name}
              makers={connection.facets.manufacturers.slice(0, mostMakers).map((maker) => ({
                name: maker.name,
                href: listingHref(readListing({ category: slug, manufacturer: maker.id })),
              }))}
            />
          )}
          <CategoryTiles label={t('categories.below')} categories={children} />
        </div>
      )}
      {connection ? <Listing state={state} connection={connection} caption={name} /> : <Unavailable />}
    </>
  )
}
