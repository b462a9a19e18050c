import type { LifecycleStatus, Packaging, SearchFilter, SearchSort } from '#graphql/generated/documents.ts'
import { choiceFields, isChosen, parameterFilters, readChoices, type ParameterChoice } from './parameter-choice.ts'

/** What a list of parts shows: everything of it stands in the address. */
export type ListingState = {
  query: string
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
  page: number
}

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

const longestQuery = 100
const mostManufacturers = 100
const mostPieces = 999_999_999

const all = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat())
const first = (value: string | string[] | undefined) => all(value)[0] ?? ''
const someOf = <T extends string>(values: readonly T[], texts: string[]): T[] =>
  values.filter((value) => texts.some((text) => text.toUpperCase() === value))
const countIn = (text: string, most: number) => {
  const count = Number(text.replaceAll(/[\s,.'’]/g, ''))
  return Number.isInteger(count) && count > 0 && count <= most ? count : null
}

/** What an address asks for. What it cannot mean is left out, never guessed. */
export function readListing(params: SearchParams): ListingState {
  const page = Number(first(params.page))
  const category = first(params.category)
  const fields = Object.entries(params).flatMap(([name, value]) =>
    all(value).map((text): [string, string] => [name, text]),
  )
  return {
    query: first(params.wd).normalize('NFKC').trim().replaceAll(/\s+/g, ' ').slice(0, longestQuery),
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
    quantity: countIn(first(params.qty), mostPieces),
    page: Number.isInteger(page) && page > 0 && page <= 9_999_999 ? page : 1,
  }
}

const field = (name: string, value: string | false | null): [name: string, value: string][] =>
  value ? [[name, value]] : []

/** The names and values of the address, in one order, defaults left out. */
export const listingFields = (state: ListingState): [name: string, value: string][] => [
  ...field('wd', state.query),
  ...field('words', state.isLiteral && state.query !== '' && '1'),
  ...field('category', state.category),
  ...state.manufacturers.flatMap((id) => field('manufacturer', id)),
  ...state.parameters.flatMap(choiceFields),
  ...field('in_stock', state.isInStock && '1'),
  ...field('rohs', state.isRohs && '1'),
  ...state.packagings.flatMap((packaging) => field('packaging', packaging.toLowerCase())),
  ...state.lifecycles.flatMap((lifecycle) => field('lifecycle', lifecycle.toLowerCase())),
  ...field('sort', state.sort !== 'RELEVANCE' && state.sort.toLowerCase()),
  ...field('qty', state.quantity !== null && String(state.quantity)),
  ...field('page', state.page > 1 && String(state.page)),
]

/** The address of a changed list; a change of anything but the page starts at page 1 again. A shelf as it stands has its own. */
export function listingHref(state: ListingState, change: Partial<ListingState> = {}): string {
  const next = { ...state, page: 1, ...change }
  const fields = listingFields(next)
  if (isShelf(next) && fields.length === 1) return `/category/${next.category}`
  return fields.length > 0 ? `/s?${new URLSearchParams(fields)}` : '/category'
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
  manufacturerIds: state.manufacturers.length > 0 ? state.manufacturers : null,
  parameters: parameterFilters(state.parameters),
  packagings: state.packagings.length > 0 ? state.packagings : null,
  lifecycleStatuses: state.lifecycles.length > 0 ? state.lifecycles : null,
  inStock: state.isInStock || null,
  rohsCompliant: state.isRohs || null,
})
