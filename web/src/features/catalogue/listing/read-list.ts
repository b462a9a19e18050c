import 'server-only'
import { SearchPageDocument } from '#graphql/generated/documents/catalogue.ts'
import type { Listing_SearchConnectionFragment } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { filterOf, isShelf, type ListingState } from './listing-state.ts'

const readPage = (state: ListingState) =>
  read(SearchPageDocument, {
    query: state.query || null,
    readsValues: !state.isLiteral,
    filter: filterOf(state),
    sort: state.sort,
    page: state.page,
    category: state.category ?? '',
    isShelf: isShelf(state),
  })

/** What no part has: the answer to a filter that the shop does not know. */
const nothing: Listing_SearchConnectionFragment = {
  totalCount: 0,
  isTotalCapped: false,
  isSortCapped: false,
  readFilters: [],
  edges: [],
  facets: {
    cappedFacets: [],
    inStockCount: 0,
    rohsCompliantCount: 0,
    manufacturers: [],
    categories: [],
    packagings: [],
    lifecycleStatuses: [],
    parameters: [],
  },
}

/** A list as its address asks for it, and its shelf where it is one. `isBeyond`: there are not so many pages. */
export async function readList(state: ListingState) {
  const { data, ...result } = await readPage(state)
  const isRefused = !result.ok && result.isRefused === true
  const search = data?.search ?? (isRefused ? nothing : null)
  const isBeyond = search?.edges.length === 0 && state.page > 1
  return { search, category: data?.category ?? null, isAnswered: result.ok || isRefused, isBeyond }
}
