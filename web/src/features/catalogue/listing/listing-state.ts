import type { Packaging, SearchFilter, SearchSort } from '#graphql/generated/documents.ts'

/** What a list of parts shows: everything of it stands in the address. */
export type ListingState = {
  query: string
  category: string | null
  manufacturers: string[]
  packaging: Packaging | null
  isInStock: boolean
  isRohs: boolean
  sort: SearchSort
  page: number
}

export type SearchParams = Record<string, string | string[] | undefined>

export const packagings = ['CUT_TAPE', 'REEL', 'TUBE', 'TRAY', 'BULK'] as const satisfies Packaging[]
export const sorts = ['RELEVANCE', 'PART_NUMBER', 'STOCK', 'PRICE'] as const satisfies SearchSort[]

const longestQuery = 100
const mostManufacturers = 100

const all = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat())
const first = (value: string | string[] | undefined) => all(value)[0] ?? ''
const oneOf = <T extends string>(values: readonly T[], text: string): T | null =>
  values.find((value) => value === text.toUpperCase()) ?? null

/** What an address asks for. What it cannot mean is left out, never guessed. */
export function readListing(params: SearchParams): ListingState {
  const page = Number(first(params.page))
  const category = first(params.category)
  return {
    query: first(params.wd).normalize('NFKC').trim().replaceAll(/\s+/g, ' ').slice(0, longestQuery),
    category: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(category) ? category : null,
    manufacturers: [...new Set(all(params.manufacturer))]
      .filter((id) => /^[\w-]{1,64}$/.test(id))
      .slice(0, mostManufacturers),
    packaging: oneOf(packagings, first(params.packaging)),
    isInStock: first(params.in_stock) === '1',
    isRohs: first(params.rohs) === '1',
    sort: oneOf(sorts, first(params.sort)) ?? 'RELEVANCE',
    page: Number.isInteger(page) && page > 0 && page <= 9_999_999 ? page : 1,
  }
}

/** The names and values of the address, in one order, defaults left out. */
export const listingFields = (state: ListingState): [name: string, value: string][] => [
  ...(state.query ? [['wd', state.query] as [string, string]] : []),
  ...(state.category ? [['category', state.category] as [string, string]] : []),
  ...state.manufacturers.map((id): [string, string] => ['manufacturer', id]),
  ...(state.isInStock ? [['in_stock', '1'] as [string, string]] : []),
  ...(state.isRohs ? [['rohs', '1'] as [string, string]] : []),
  ...(state.packaging ? [['packaging', state.packaging.toLowerCase()] as [string, string]] : []),
  ...(state.sort === 'RELEVANCE' ? [] : [['sort', state.sort.toLowerCase()] as [string, string]]),
  ...(state.page > 1 ? [['page', String(state.page)] as [string, string]] : []),
]

/** The address of a changed list; a change of anything but the page starts at page 1 again. A shelf as it stands has its own. */
export function listingHref(state: ListingState, change: Partial<ListingState> = {}): string {
  const next = { ...state, page: 1, ...change }
  const fields = listingFields(next)
  if (isShelf(next) && fields.length === 1) return `/category/${next.category}`
  return fields.length > 0 ? `/s?${new URLSearchParams(fields)}` : '/s'
}

/** One walks along a shelf, and searches for nothing. */
export const isShelf = ({ category, query }: ListingState): boolean => category !== null && query === ''

const shortestQuery = 2

/** A search needs two characters (spec, section 5), or something else to narrow the catalogue. */
export const isTooShort = (state: ListingState): boolean => {
  const { length } = [...state.query]
  return length < shortestQuery && (length > 0 || (state.category === null && !isNarrowed(state)))
}

/** Takes off what `isNarrowed` looks at. */
export const withoutFilters = {
  manufacturers: [],
  packaging: null,
  isInStock: false,
  isRohs: false,
} satisfies Partial<ListingState>

export const isNarrowed = ({ manufacturers, packaging, isInStock, isRohs }: ListingState): boolean =>
  manufacturers.length > 0 || packaging !== null || isInStock || isRohs

/** With this one ticked or unticked. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

export const filterOf = (state: ListingState): SearchFilter => ({
  categorySlug: state.category,
  manufacturerIds: state.manufacturers.length > 0 ? state.manufacturers : null,
  packagings: state.packaging ? [state.packaging] : null,
  inStock: state.isInStock || null,
  rohsCompliant: state.isRohs || null,
})
