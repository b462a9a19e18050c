import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Unavailable } from '#ui/unavailable.tsx'
import { Link } from '#i18n/navigation.ts'
import { createNumberFormats } from '#i18n/numbers.ts'
import { CategoryListing } from '../categories/category-listing.tsx'
import { loadPageHead } from '#seo/page-head.ts'
import { Listing } from './listing.tsx'
import { ReadAs } from './read-as.tsx'
import { ListHead } from './list-head.tsx'
import {
  isNarrowed,
  isCategoryPage,
  isTooShort,
  listingHref,
  ownHref,
  readListing,
  withoutFilters,
  type SearchParams,
} from './listing-state.ts'
import { loadList } from './read-list.ts'
import { TooShort } from './too-short.tsx'

export async function loadSearchHead(searchParams: SearchParams): Promise<Metadata> {
  const state = readListing(searchParams)
  const shownCategory = isCategoryPage(state) ? (await loadList(state)).category : null
  return loadPageHead({
    page: shownCategory ? 'CATEGORY' : 'SEARCH',
    name: shownCategory?.name ?? (state.query || null),
    href: ownHref(state),
    isIndexed: false,
  })
}

export async function SearchPage({ searchParams }: { searchParams: SearchParams }) {
  const state = readListing(searchParams)
  const { query } = state
  if (isTooShort(state)) return <TooShort query={query} />
  const [t, locale, result] = await Promise.all([getTranslations('catalogue.list'), getLocale(), loadList(state)])
  const { search, category } = result
  if (category) return <CategoryListing category={category} state={state} connection={search} />
  if (!search)
    return (
      <>
        <ListHead title={query || t('heading')} />
        <Unavailable />
        {isNarrowed(state) && (
          <p>
            <Link href={listingHref(state, withoutFilters)}>{t('clearAll')}</Link>
          </p>
        )}
      </>
    )
  const { totalCount, isTotalCapped } = search
  const number = createNumberFormats(locale).counted(totalCount, isTotalCapped)
  const title = query ? t('resultOf', { count: totalCount, number, query }) : t('result', { count: totalCount, number })
  const isExplained = search.readFilters.length > 0 || state.isLiteral
  return (
    <>
      <ListHead title={title}>{isExplained && <ReadAs state={state} reads={search.readFilters} />}</ListHead>
      <Listing state={state} connection={search} caption={title} />
    </>
  )
}
