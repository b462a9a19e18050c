import type { LifecycleStatus, Packaging, SearchFilter, SearchSort } from '#graphql/generated/types.ts'
import { readQuantity } from '#ui/quantity-step.ts'
import { searchPath, searchTerm } from '../search-box/search-term.ts'
import { choiceFields, isChosen, parameterFilters, readChoices, type ParameterChoice } from './parameter-choice.ts'

/** What a list of parts shows: everything of it stands in the address. */
export type ListingState = {
  query: string
  /** On whose page the list stands: its address says so by its path. */
  maker: Maker | null
  /** Typed values are looked for as words, not read as filters. */
  isLiteral: boolean
  category: string | null
  manufacturers: string[]
  parameters: ParameterChoice[]
  packagings: Packaging[]
  lifecycles: LifecycleStatus[]
  isInStock: boolean
  isRohs: boolean
  sort: SearchSort
  /** Prices are shown for so many pieces; null: for the smallest quantity sold. */
  quantity: number | null
  /** What was typed for it where that is no number of pieces. */
  unreadQuantity: string
  page: number
}

export type Maker = { id: string; slug: string }

/** The page that a list stands on, where that is not the search: there it is of that page's parts, and nothing is searched for. */
export type Place = { category: string } | { maker: Maker }

export type SearchParams = Record<string, string | string[] | undefined>

export const packagings = ['CUT_TAPE', 'REEL', 'TUBE', 'TRAY', 'BULK'] as const satisfies Packaging[]
export const lifecycles = [
  'ACTIVE',
  'PRELIMINARY',
  'NOT_RECOMMENDED',
  'LAST_TIME_BUY',
  'OBSOLETE',
] as const satisfies LifecycleStatus[]
export const sorts = ['RELEVANCE', 'PART_NUMBER', 'STOCK', 'PRICE'] as const satisfies SearchSort[]

const mostManufacturers = 100
const longestQuantity = 40

const all = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat())
const first = (value: string | string[] | undefined) => all(value)[0] ?? ''
const someOf = <T extends string>(values: readonly T[], texts: string[]): T[] =>
  values.filter((value) => texts.some((text) => text.toUpperCase() === value))
const quantityIn = (text: string): Pick<ListingState, 'quantity' | 'unreadQuantity'> => {
  const quantity = readQuantity(text) || null
  return { quantity, unreadQuantity: quantity === null ? text.trim().slice(0, longestQuantity) : '' }
}

/** What an address asks for. What it cannot mean is left out, never guessed. */
export function readListing(params: SearchParams, place?: Place): ListingState {
  const page = Number(first(params.page))
  const category = first(params.category)
  const fields = Object.entries(params).flatMap(([name, value]) =>
    all(value).map((text): [string, string] => [name, text]),
  )
  const asked = {
    query: searchTerm(first(params.wd)),
    maker: null,
    isLiteral: first(params.words) === '1',
    category: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(category) ? category : null,
    manufacturers: [...new Set(all(params.manufacturer))]
      .filter((id) => /^[\w-]{1,64}$/.test(id))
      .slice(0, mostManufacturers),
    parameters: readChoices(fields),
    packagings: someOf(packagings, all(params.packaging)),
    lifecycles: someOf(lifecycles, all(params.lifecycle)),
    isInStock: first(params['in_stock']) === '1',
    isRohs: first(params.rohs) === '1',
    sort: someOf(sorts, [first(params.sort)])[0] ?? 'RELEVANCE',
    ...quantityIn(first(params.qty)),
    page: Number.isInteger(page) && page > 0 && page <= 9_999_999 ? page : 1,
  }
  if (!place) return asked
  return 'maker' in place ? { ...asked, ...place, query: '', manufacturers: [] } : { ...asked, ...place, query: '' }
}

const field = (name: string, value: string | false | null): [name: string, value: string][] =>
  value ? [[name, value]] : []

const manufacturersOf = ({ maker, manufacturers }: ListingState) => (maker ? [maker.id] : manufacturers)

/** The names and values of a list, in one order, defaults left out. */
export const listingFields = (state: ListingState): [name: string, value: string][] => [
  ...field('wd', state.query),
  ...field('words', state.isLiteral && state.query !== '' && '1'),
  ...field('category', state.category),
  ...manufacturersOf(state).flatMap((id) => field('manufacturer', id)),
  ...state.parameters.flatMap(choiceFields),
  ...field('in_stock', state.isInStock && '1'),
  ...field('rohs', state.isRohs && '1'),
  ...state.packagings.flatMap((packaging) => field('packaging', packaging.toLowerCase())),
  ...state.lifecycles.flatMap((lifecycle) => field('lifecycle', lifecycle.toLowerCase())),
  ...field('sort', state.sort !== 'RELEVANCE' && state.sort.toLowerCase()),
  ...field('qty', String(state.quantity ?? state.unreadQuantity)),
  ...field('page', state.page > 1 && String(state.page)),
]

/** Where a list stands, and what its path does not say. */
export function listingAddress(state: ListingState): { path: string; fields: [name: string, value: string][] } {
  const { query, maker, category } = state
  if (query === '' && maker)
    return { path: `/manufacturer/${maker.slug}`, fields: listingFields({ ...state, maker: null, manufacturers: [] }) }
  if (query === '' && category)
    return { path: `/category/${category}`, fields: listingFields({ ...state, category: null }) }
  return { path: searchPath, fields: listingFields(state) }
}

/** The address of a list as it is. */
export function ownHref(state: ListingState): string {
  const { path, fields } = listingAddress(state)
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields)}` : path
}

/** The address of a changed list; a change of anything but the page starts at page 1 again. */
export function listingHref(state: ListingState, change: Partial<ListingState> = {}): string {
  const href = ownHref({ ...state, page: 1, ...change })
  return href === searchPath ? '/category' : href
}

/** One walks along a shelf, and searches for nothing. */
export const isShelf = ({ category, query, maker }: ListingState): boolean =>
  category !== null && query === '' && maker === null

const shortestQuery = 2

/** A search needs two characters (spec, section 5), or something else to narrow the catalogue. */
export const isTooShort = (state: ListingState): boolean => {
  const { length } = [...state.query]
  return (
    length < shortestQuery && (length > 0 || (state.category === null && state.maker === null && !isNarrowed(state)))
  )
}

/** Takes off what `isNarrowed` looks at. */
export const withoutFilters = {
  manufacturers: [],
  parameters: [],
  packagings: [],
  lifecycles: [],
  isInStock: false,
  isRohs: false,
} satisfies Partial<ListingState>

export const isNarrowed = (state: ListingState): boolean =>
  state.manufacturers.length > 0 ||
  state.parameters.length > 0 ||
  state.packagings.length > 0 ||
  state.lifecycles.length > 0 ||
  state.isInStock ||
  state.isRohs

/** With this one ticked or unticked. */
export const toggled = <T extends string>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

/** With this instead of what was chosen of the same parameter. */
export const withChoice = (state: ListingState, choice: ParameterChoice): ListingState => {
  const others = state.parameters.filter(({ key }) => key !== choice.key)
  return { ...state, parameters: isChosen(choice) ? [...others, choice] : others }
}

export const filterOf = (state: ListingState): SearchFilter => ({
  categorySlug: state.category,
  manufacturerIds: manufacturersOf(state).length > 0 ? manufacturersOf(state) : null,
  parameters: parameterFilters(state.parameters),
  packagings: state.packagings.length > 0 ? state.packagings : null,
  lifecycleStatuses: state.lifecycles.length > 0 ? state.lifecycles : null,
  inStock: state.isInStock || null,
  rohsCompliant: state.isRohs || null,
})
