import { lifecycles, packagings } from '@partgate/schema/shop-api/goods.ts'
import {
  countedFacets,
  maxAttributeFacets,
  maxFacetOptions,
  type AttributeFacet,
  type SearchData,
} from '@partgate/schema/shop-api/search.ts'
import type { Wording } from '../wording/wording.ts'
import type { FacetName, FacetRow } from './store.ts'
import { packageKey } from '../query-parser/words.ts'
import { parseSpan } from '../query-parser/spans.ts'

/** An attribute is shown when this share of the results has it. */
const minShare = 0.1

type Named = (id: number) => string | undefined
type Rows = readonly FacetRow[]

const of = (rows: Rows, name: FacetName) => rows.filter(({ facet, count }) => facet === name && count > 0)

const byId = (rows: Rows, toName: Named) =>
  rows
    .toSorted((a, b) => b.count - a.count || Number(a.key) - Number(b.key))
    .slice(0, maxFacetOptions)
    .map(({ key, count }) => ({ id: Number(key), name: toName(Number(key)) ?? key, count }))

const byWord = <W extends string>(rows: Rows, words: readonly W[]) =>
  rows
    .flatMap(({ key, count }) => words.filter((word) => word === key).map((value) => ({ value, count })))
    .toSorted((a, b) => b.count - a.count || words.indexOf(a.value) - words.indexOf(b.value))

const ends = (rows: Rows) => {
  const spans = rows.flatMap(({ value }) => parseSpan(value ?? '') ?? [])
  const known = [rows[0]?.least, rows[0]?.most, ...spans].filter((end) => typeof end === 'number')
  return known.length === 0 ? { min: null, max: null } : { min: Math.min(...known), max: Math.max(...known) }
}

const inOrder = (rows: Rows, isNumeric: boolean) =>
  isNumeric
    ? rows.toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || b.count - a.count)
    : rows.toSorted((a, b) => b.count - a.count || ((a.value ?? '') < (b.value ?? '') ? -1 : 1))

type Capped = (facet: FacetName, key: string | null) => boolean
type Words = {
  wording: Wording
  packageName: string
  manufacturer: Named
  category: Named
  isCapped: Capped
}
const toFacet = (
  key: string,
  rows: Rows,
  { wording, packageName, isCapped }: Pick<Words, 'wording' | 'packageName' | 'isCapped'>,
  isChosen: boolean,
): AttributeFacet => {
  const { name, unit, isNumeric } = wording.attributes.get(key) ?? { name: packageName, unit: null, isNumeric: false }
  const display = key === packageKey ? wording.formatPackage : wording.formatValue
  return {
    key,
    name,
    unit,
    ...(isNumeric || unit ? ends(rows) : { min: null, max: null }),
    is_capped: isCapped('attribute', isChosen ? key : null),
    values: inOrder(rows, isNumeric).map(({ value: stored, number, count }) => {
      const value = stored ?? ''
      return { value, display_value: display(value), number, count }
    }),
  }
}

type Options = Pick<
  SearchData,
  | 'manufacturers'
  | 'categories'
  | 'packagings'
  | 'lifecycles'
  | 'in_stock_count'
  | 'rohs_count'
  | 'attributes'
  | 'capped_facets'
  | 'counts_capped'
>

const facetNames = {
  manufacturers: 'manufacturer',
  categories: 'category',
  packagings: 'packaging',
  lifecycles: 'lifecycle',
  in_stock: 'in_stock',
  rohs: 'rohs',
} as const satisfies Record<(typeof countedFacets)[number], FacetName>

/** Attributes with most parts first, then in catalogue order; `chosen` attributes are always shown. */
export const toFacetOptions = (rows: Rows, size: number, chosen: ReadonlySet<string>, words: Words): Options => {
  const order = [...words.wording.attributes.keys()]
  const groups = [...Map.groupBy(of(rows, 'attribute'), ({ key }) => key)].map(([key, values]) => ({
    key,
    values,
    had: chosen.has(key) ? Infinity : (values[0]?.of ?? 0),
  }))
  const shown = groups
    .filter(({ had }) => had >= size * minShare)
    .toSorted((a, b) => b.had - a.had || order.indexOf(a.key) - order.indexOf(b.key))
    .slice(0, maxAttributeFacets)
    .map(({ key, values }) => toFacet(key, values, words, chosen.has(key)))
  const isCapped = (name: keyof typeof facetNames) => words.isCapped(facetNames[name], null)
  return {
    manufacturers: byId(of(rows, 'manufacturer'), words.manufacturer),
    categories: byId(of(rows, 'category'), words.category),
    packagings: byWord(of(rows, 'packaging'), packagings),
    lifecycles: byWord(of(rows, 'lifecycle'), lifecycles),
    in_stock_count: of(rows, 'in_stock')[0]?.count ?? 0,
    rohs_count: of(rows, 'rohs')[0]?.count ?? 0,
    attributes: shown,
    capped_facets: {
      manufacturers: isCapped('manufacturers'),
      categories: isCapped('categories'),
      packagings: isCapped('packagings'),
      lifecycles: isCapped('lifecycles'),
      in_stock: isCapped('in_stock'),
      rohs: isCapped('rohs'),
    },
    counts_capped: countedFacets.some(isCapped) || shown.some(({ is_capped }) => is_capped),
  }
}
