import 'server-only'
import { SearchPageDocument } from '#graphql/generated/documents/catalogue.ts'
import type { Listing_SearchConnectionFragment, SearchPageQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { toSearchFilter, toSearchOrder, isCategoryPage, type ListingState } from './listing-state.ts'

const readPage = (state: ListingState) =>
  read(SearchPageDocument, {
    query: state.query || null,
    detectFilters: !state.isTextOnly,
    filter: toSearchFilter(state),
    ...toSearchOrder(state),
    page: state.page,
    category: state.category ?? '',
    isCategoryPage: isCategoryPage(state),
  })

const nothing: Listing_SearchConnectionFragment = {
  totalCount: 0,
  isTotalCapped: false,
  isSortCapped: false,
  sortQuantity: null,
  detectedFilters: [],
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

type ListPage = {
  /** `beyond`: the list has fewer pages than requested. */
  kind: 'loaded' | 'beyond' | 'failed'
  search: Listing_SearchConnectionFragment | null
  category: NonNullable<SearchPageQuery['category']> | null
}

export async function loadList(state: ListingState): Promise<ListPage> {
  const { data, ...result } = await readPage(state)
  const isRefused = !result.ok && result.isRefused === true
  const search = data?.search ?? (isRefused ? nothing : null)
  const page = { search, category: data?.category ?? null }
  if (search?.edges.length === 0 && state.page > 1) return { kind: 'beyond', ...page }
  return { kind: result.ok || isRefused ? 'loaded' : 'failed', ...page }
}
