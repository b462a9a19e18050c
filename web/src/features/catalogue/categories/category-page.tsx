import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundPage, notFoundMetadata } from '#features/site/index.ts'
import { CategoryPageDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { headOf } from '../head.ts'
import { ListHead } from '../listing/list-head.tsx'
import { Listing } from '../listing/listing.tsx'
import {
  filterOf,
  hasFilters,
  listingHref,
  readListing,
  type ListingState,
  type SearchParams,
} from '../listing/listing-state.ts'
import { Unavailable } from '../unavailable.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { crumbsOf } from './crumbs.ts'

const stateOf = (searchParams: SearchParams): ListingState => ({ ...readListing(searchParams), category: null })

const readShelf = (slug: string, state: ListingState) =>
  read(CategoryPageDocument, {
    slug,
    query: state.query || null,
    filter: filterOf(state, slug),
    sort: state.sort,
    page: state.page,
  })

/** A shelf and its pages are for search engines; what a visitor has narrowed is not. */
export async function categoryHead(slug: string, searchParams: SearchParams): Promise<Metadata> {
  const state = stateOf(searchParams)
  const result = await readShelf(slug, state)
  const category = result.data?.category
  if (!category) return result.ok ? notFoundMetadata() : {}
  return headOf({
    page: 'CATEGORY',
    name: category.name,
    href: listingHref(`/category/${category.slug}`, readListing({}), { page: state.page }),
    isIndexed: !hasFilters(state) && state.query === '' && state.sort === 'RELEVANCE',
  })
}

export async function CategoryPage({ slug, searchParams }: { slug: string; searchParams: SearchParams }) {
  const state = stateOf(searchParams)
  const [t, locale, result] = await Promise.all([getTranslations('catalogue'), getLocale(), readShelf(slug, state)])
  const { category, search } = result.data ?? {}
  if (!category) return result.ok ? <NotFoundPage /> : <Unavailable />
  const number = numbersOf(locale).integer(category.productCount)
  return (
    <>
      <Breadcrumbs
        label={t('whereYouAre')}
        trail={[{ name: t('categories.title'), href: '/category' }, ...crumbsOf(category.ancestors)]}
        current={category.name}
      />
      <ListHead title={category.name}>{t('parts', { count: category.productCount, number })}</ListHead>
      <CategoryTiles categories={category.children} />
      {search ? (
        <Listing path={`/category/${category.slug}`} state={state} connection={search} caption={category.name} />
      ) : (
        <Unavailable />
      )}
    </>
  )
}
