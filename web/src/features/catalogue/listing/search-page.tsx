import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { SearchPageDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { numbersOf } from '#i18n/numbers.ts'
import { headOf } from '../head.ts'
import { Unavailable } from '../unavailable.tsx'
import { Listing } from './listing.tsx'
import { ListHead } from './list-head.tsx'
import { filterOf, hasFilters, listingHref, readListing, type SearchParams } from './listing-state.ts'
import { TooShort } from './too-short.tsx'

/** A search needs so many characters, or something else to narrow the catalogue. */
const shortestQuery = 2

/** Results of a search are for people; search engines get the shelves and the parts. */
export async function searchHead(searchParams: SearchParams): Promise<Metadata> {
  const state = readListing(searchParams)
  return headOf({
    page: 'SEARCH',
    name: state.query || null,
    href: listingHref('/s', state, { page: state.page }),
    isIndexed: false,
  })
}

export async function SearchPage({ searchParams }: { searchParams: SearchParams }) {
  const state = readListing(searchParams)
  const isTooShort = [...state.query].length < shortestQuery && (state.query !== '' || !hasFilters(state))
  if (isTooShort) return <TooShort query={state.query} />
  const { query, sort, page } = state
  const [t, locale, result] = await Promise.all([
    getTranslations('catalogue.list'),
    getLocale(),
    read(SearchPageDocument, { query: query || null, filter: filterOf(state), sort, page }),
  ])
  const connection = result.data?.search
  if (!connection) return <Unavailable />
  const { totalCount, isTotalCapped } = connection
  const number = `${numbersOf(locale).integer(totalCount)}${isTotalCapped ? '+' : ''}`
  const title = query ? t('resultOf', { count: totalCount, number, query }) : t('result', { count: totalCount, number })
  return (
    <>
      <ListHead title={title} />
      <Listing path="/s" state={state} connection={connection} caption={title} />
    </>
  )
}
