import { useTranslations } from 'next-intl'
import { Unavailable } from '#features/site/index.ts'
import type { Listing_SearchConnectionFragment, Shelf_CategoryFragment } from '#graphql/generated/documents.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ListHead } from '../listing/list-head.tsx'
import { Listing } from '../listing/listing.tsx'
import { isNarrowed, type ListingState } from '../listing/listing-state.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { crumbsOf } from './crumbs.ts'

type ShelfProps = {
  category: Shelf_CategoryFragment
  state: ListingState
  connection: Listing_SearchConnectionFragment | null | undefined
}

/** A category: the way to it, what lies below it, and its parts. */
export function Shelf({ category, state, connection }: ShelfProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const { name, productCount } = category
  const total = numbers.integer(productCount)
  return (
    <>
      <Breadcrumbs
        label={t('whereYouAre')}
        trail={[{ name: t('categories.title'), href: '/category' }, ...crumbsOf(category.ancestors)]}
        current={name}
      />
      <ListHead title={name}>
        {connection && isNarrowed(state)
          ? t('partsOf', {
              number: numbers.integer(connection.totalCount),
              capped: connection.isTotalCapped ? '+' : '',
              total,
            })
          : t('parts', { count: productCount, number: total })}
      </ListHead>
      <CategoryTiles categories={category.children} />
      {connection ? <Listing state={state} connection={connection} caption={name} /> : <Unavailable />}
    </>
  )
}
