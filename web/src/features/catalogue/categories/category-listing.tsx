import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { Unavailable } from '#ui/states/unavailable.tsx'
import type { Listing_SearchConnectionFragment, CategoryListing_CategoryFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { ListHead } from '../list-head.tsx'
import { Listing } from '../listing/listing.tsx'
import { hasActiveFilters, listingHref, readListing, type ListingState } from '../listing/listing-state.ts'
import { PageTrail } from '#seo/page-trail.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { toCrumbs } from './crumbs.ts'
import { CategoryManufacturers } from './category-manufacturers.tsx'
import layout from '../page-layout.module.css'

const maxManufacturers = 8

type CategoryListingProps = {
  category: CategoryListing_CategoryFragment
  state: ListingState
  connection: Listing_SearchConnectionFragment | null | undefined
}

export function CategoryListing({ category, state, connection }: CategoryListingProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const { slug, name, partCount, children, ancestors } = category
  const total = numbers.integer(partCount)
  return (
    <>
      <PageTrail
        above={[{ name: t('categories.title'), href: '/category' }, ...toCrumbs(ancestors ?? [])]}
        current={{ name, href: `/category/${slug}` }}
        list={connection?.edges.map(({ node }) => ({ name: node.partNumber, href: productPath(node.slug) }))}
      />
      <ListHead title={name}>
        {connection && hasActiveFilters(state)
          ? t('partsOf', {
              number: numbers.counted(connection.totalCount, connection.isTotalCapped),
              total,
            })
          : t('parts', { count: partCount, number: total })}
      </ListHead>
      {children && children.length > 0 && (
        <div className={layout.below}>
          {connection && !hasActiveFilters(state) && (
            <CategoryManufacturers
              category={name}
              manufacturers={connection.facets.manufacturers.slice(0, maxManufacturers).map((manufacturer) => ({
                name: manufacturer.name,
                href: listingHref(readListing({ category: slug, manufacturer: manufacturer.manufacturerId })),
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
