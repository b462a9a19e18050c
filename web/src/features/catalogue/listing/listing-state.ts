import { slugPattern } from '@partgate/schema/limits.ts'
import type { LifecycleStatus, Packaging, SearchFilter, SearchSort } from '#graphql/generated/types.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import { searchPath } from '@partgate/schema/pages.ts'
import { minTermChars, searchTerm } from '../search-box/search-term.ts'
import {
  choiceFields,
  isChosen,
  parameterFilters,
  readChoices,
  type ParameterChoice,
} from './facets/parameter-choice.ts'

export type ListingState = {
  query: string
  manufacturer: Manufacturer | null
  /** No values such as "10k" are parsed from the query. */
  isTextOnly: boolean
  category: string | null
  manufacturers: string[]
  parameters: ParameterChoice[]
  packagings: Packaging[]
  lifecycles: LifecycleStatus[]
  isInStock: boolean
  isRohs: boolean
  sort: SearchSort
  /** Null stands for the minimum order quantity. */
  quantity: number | null
  /** The typed text if it is not a quantity, else empty. */
  invalidQuantity: string
  page: number
}

export type Manufacturer = { id: string; slug: string }

type ListingScope = { category: string } | { manufacturer: Manufacturer }

export type SearchParams = Record<string, string | string[] | undefined>

const packagings = ['CUT_TAPE', 'REEL', 'TUBE', 'TRAY', 'BULK'] as const satisfies Packaging[]
const lifecycles = [
  'ACTIVE',
  'PRELIMINARY',
  'NOT_RECOMMENDED',
  'LAST_TIME_BUY',
  'OBSOLETE',
] as const satisfies LifecycleStatus[]
export const sorts = ['RELEVANCE', 'PART_NUMBER_ASC', 'STOCK_DESC', 'PRICE_ASC'] as const satisfies SearchSort[]

const maxManufacturers = 100
const maxQuantityChars = 40

const all = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat())
const first = (value: string | string[] | undefined) => all(value)[0] ?? ''
const pickKnown = <T extends string>(values: readonly T[], texts: string[]): T[] =>
  values.filter((value) => texts.some((text) => text.toUpperCase() === value))
const readQuantityField = (text: string): Pick<ListingState, 'quantity' | 'invalidQuantity'> => {
  const quantity = readQuantity(text) || null
  return { quantity, invalidQuantity: quantity === null ? text.trim().slice(0, maxQuantityChars) : '' }
}

/** Invalid values are dropped. */
export function readListing(params: SearchParams, scope?: ListingScope): ListingState {
  const page = Number(first(params.page))
  const category = first(params.category)
  const entries = Object.entries(params).flatMap(([name, value]) =>
    all(value).map((text): [string, string] => [name, text]),
  )
  const state = {
    query: searchTerm(first(params.wd)),
    manufacturer: null,
    isTextOnly: first(params.words) === '1',
    category: slugPattern.test(category) ? category : null,
    manufacturers: [...new Set(all(params.manufacturer))]
      .filter((id) => /^[\w-]{1,64}$/.test(id))
      .slice(0, maxManufacturers),
    parameters: readChoices(entries),
    packagings: pickKnown(packagings, all(params.packaging)),
    lifecycles: pickKnown(lifecycles, all(params.lifecycle)),
    isInStock: first(params['in_stock']) === '1',
    isRohs: first(params.rohs) === '1',
    sort: pickKnown(sorts, [first(params.sort)])[0] ?? 'RELEVANCE',
    ...readQuantityField(first(params.qty)),
    page: Number.isInteger(page) && page > 0 && page <= 9_999_999 ? page : 1,
  }
  if (!scope) return state
  return 'manufacturer' in scope
    ? { ...state, ...scope, query: '', manufacturers: [] }
    : { ...state, ...scope, query: '' }
}

const optionalField = (name: string, value: string | false | null): [name: string, value: string][] =>
  value ? [[name, value]] : []

const getManufacturerIds = ({ manufacturer, manufacturers }: ListingState) =>
  manufacturer ? [manufacturer.id] : manufacturers

export const listingFields = (state: ListingState): [name: string, value: string][] => [
  ...optionalField('wd', state.query),
  ...optionalField('words', state.isTextOnly && state.query !== '' && '1'),
  ...optionalField('category', state.category),
  ...getManufacturerIds(state).flatMap((id) => optionalField('manufacturer', id)),
  ...state.parameters.flatMap(choiceFields),
  ...optionalField('in_stock', state.isInStock && '1'),
  ...optionalField('rohs', state.isRohs && '1'),
  ...state.packagings.flatMap((packaging) => optionalField('packaging', packaging.toLowerCase())),
  ...state.lifecycles.flatMap((lifecycle) => optionalField('lifecycle', lifecycle.toLowerCase())),
  ...optionalField('sort', state.sort !== 'RELEVANCE' && state.sort.toLowerCase()),
  ...optionalField('qty', String(state.quantity ?? state.invalidQuantity)),
  ...optionalField('page', state.page > 1 && String(state.page)),
]

export function listingAddress(state: ListingState): { path: string; fields: [name: string, value: string][] } {
  const { query, manufacturer, category } = state
  if (query === '' && manufacturer)
    return {
      path: `/manufacturer/${manufacturer.slug}`,
      fields: listingFields({ ...state, manufacturer: null, manufacturers: [] }),
    }
  if (query === '' && category)
    return { path: `/category/${category}`, fields: listingFields({ ...state, category: null }) }
  return { path: searchPath, fields: listingFields(state) }
}

const isFiltered = (state: ListingState) => listingAddress(state).fields.some(([name]) => name !== 'page')

/** A page that search engines index ceases to exist; a filtered list says that it has become shorter. */
export const isMissingPage = (kind: 'loaded' | 'beyond' | 'failed', state: ListingState) =>
  kind === 'beyond' && !isFiltered(state)

/** Search engines index the pages of a category or a manufacturer, but no filtered list. */
export function listHead(path: string, state: ListingState | undefined) {
  if (!state) return { href: path }
  return isFiltered(state) ? { href: path, isIndexed: false } : { href: stateHref(state), pageNumber: state.page }
}

export function stateHref(state: ListingState): string {
  const { path, fields } = listingAddress(state)
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields)}` : path
}

/** Every change starts at page 1, except a change of the page. */
export function listingHref(state: ListingState, change: Partial<ListingState> = {}): string {
  const href = stateHref({ ...state, page: 1, ...change })
  return href === searchPath ? '/category' : href
}

export const isCategoryPage = ({ category, query, manufacturer }: ListingState): boolean =>
  category !== null && query === '' && manufacturer === null

/** A search needs a term that is long enough or another condition. */
export const isTooShort = (state: ListingState): boolean => {
  const { length } = [...state.query]
  return (
    length < minTermChars &&
    (length > 0 || (state.category === null && state.manufacturer === null && !hasActiveFilters(state)))
  )
}

export const withoutFilters = {
  manufacturers: [],
  parameters: [],
  packagings: [],
  lifecycles: [],
  isInStock: false,
  isRohs: false,
} satisfies Partial<ListingState>

export const hasActiveFilters = (state: ListingState): boolean =>
  state.manufacturers.length > 0 ||
  state.parameters.length > 0 ||
  state.packagings.length > 0 ||
  state.lifecycles.length > 0 ||
  state.isInStock ||
  state.isRohs

export const toggled = <T extends string>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

export const withParameterChoice = (state: ListingState, choice: ParameterChoice): ListingState => {
  const others = state.parameters.filter(({ key }) => key !== choice.key)
  return { ...state, parameters: isChosen(choice) ? [...others, choice] : others }
}

export const toSearchOrder = ({ sort, quantity }: ListingState) =>
  sort === 'PRICE_ASC' && quantity !== null ? { sort, quantity } : { sort }

export const toSearchFilter = (state: ListingState): SearchFilter => ({
  categorySlug: state.category,
  manufacturerIds: getManufacturerIds(state).length > 0 ? getManufacturerIds(state) : null,
  parameters: parameterFilters(state.parameters),
  packagings: state.packagings.length > 0 ? state.packagings : null,
  lifecycleStatuses: state.lifecycles.length > 0 ? state.lifecycles : null,
  inStock: state.isInStock || null,
  rohsCompliant: state.isRohs || null,
})
