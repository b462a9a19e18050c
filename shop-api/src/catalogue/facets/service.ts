import type { Queryable } from '#db/database.ts'
import { countFacets, type Counted, type FacetName, type FacetRow, type PageOrder } from './store.ts'
import { maxCountedHits } from '../search/hits.ts'
import type { SearchFilter } from '../search/filter.ts'
import type { SearchPlan } from '../search/plan.ts'
import {
  loadStoredCounts,
  isStoredFacet,
  loadStoredAxis,
  loadStoredTotal,
  type CountAxis,
  type CountedParts,
} from './stored-counts.ts'

export type SearchCounts = {
  total: number
  /** The number of parts in which the facets were counted. */
  size: number
  totalCapped: boolean
  /** The number of parts that each way to match adds to the earlier ways. */
  found: ReadonlyMap<number, number>
  /** Null where only an index has the order. */
  page: { name: string; parts: { id: number; rank: number }[] } | null
  facets: readonly FacetRow[]
  /** Facets that were counted in a part of the results only, named by `toCountKey`. */
  capped: ReadonlySet<string>
}

/** An attribute with a filter is counted by itself, all others together. */
export const toCountKey = (facet: FacetName, key: string | null = null) => (key === null ? facet : `${facet} ${key}`)

export const emptyFilter: SearchFilter = {
  categoryIds: null,
  manufacturerIds: null,
  packagings: null,
  lifecycles: null,
  inStock: false,
  rohs: false,
  initial: null,
  conditions: [],
}

/** For the whole catalogue, the counts stored with manufacturers and categories are enough. */
export const isWhole = (plan: SearchPlan | null, { conditions, isWide: _, ...filter }: SearchFilter) =>
  plan === null && conditions.length === 0 && Object.values(filter).every((part) => part === null || part === false)

/** Null where the filter needs more than the counts stored by manufacturer and category. */
const toCountedParts = (plan: SearchPlan | null, filter: SearchFilter): CountedParts | null => {
  const { inStock, rohs } = filter
  const unscoped = { ...filter, categoryIds: null, manufacturerIds: null, inStock: false, rohs: false }
  if (!isWhole(plan, unscoped) || (inStock && rohs)) return null
  return inStock ? 'in_stock' : rohs ? 'rohs' : 'all'
}

/** Stored counts lag behind changes, so they serve long lists only. */
const longList = 10_000

const isAxis = (facet: FacetName): facet is CountAxis => facet === 'manufacturer' || facet === 'category'

/** Null where the parts by manufacturer or category are not stored. */
const storedAxis = async (db: Queryable, facet: CountAxis, plan: SearchPlan | null, filter: SearchFilter) => {
  const countedParts = toCountedParts(plan, filter)
  if (countedParts === null) return null
  const rows = await loadStoredAxis(db, facet, countedParts, filter)
  return countedParts === 'all' || rows.reduce((sum, { count }) => sum + count, 0) > longList ? rows : null
}

const wideShare = 0.1

const isWide = async (db: Queryable, { plan, filter }: Pick<Counted, 'plan' | 'filter'>) =>
  plan === null &&
  (filter.packagings !== null || filter.inStock) &&
  (await loadStoredTotal(db, filter)) > (await loadStoredTotal(db, emptyFilter)) * wideShare

/** Counts one part more than it returns, to know whether there are more. */
const counted = async (request: Counted, db: Queryable) => {
  const filter = { ...request.filter, isWide: await isWide(db, request) }
  const rows = await countFacets({ ...request, filter }, db)
  const size = rows.find(({ facet }) => facet === 'size')?.count ?? 0
  const cappedRows = rows.map((row) =>
    row.facet === 'size' ? row : { ...row, count: Math.min(row.count, maxCountedHits) },
  )
  const names = request.facets.map((facet) => toCountKey(facet, request.key))
  return { rows: cappedRows, size, capped: size > maxCountedHits ? names : [] }
}

type Open = { facet: FacetName; filter: SearchFilter; key?: string }

/** Each facet with a filter of its own is counted without that filter. */
const opened = (filter: SearchFilter): Open[] => {
  const own: [boolean, FacetName, Partial<SearchFilter>][] = [
    [filter.manufacturerIds !== null, 'manufacturer', { manufacturerIds: null }],
    [filter.categoryIds !== null, 'category', { categoryIds: null }],
    [filter.packagings !== null, 'packaging', { packagings: null }],
    [filter.lifecycles !== null, 'lifecycle', { lifecycles: null }],
  ]
  const keys = [...new Set(filter.conditions.map(({ key }) => key))]
  return [
    ...own.flatMap(([isSet, facet, change]) => (isSet ? [{ facet, filter: { ...filter, ...change } }] : [])),
    ...keys.map((key) => ({
      facet: 'attribute' as const,
      key,
      filter: { ...filter, conditions: filter.conditions.filter((condition) => condition.key !== key) },
    })),
  ]
}

const closedFacets = (open: readonly Open[], hasCondition: boolean): FacetName[] => {
  const every = ['manufacturer', 'category', 'packaging', 'lifecycle', 'in_stock', 'rohs'] as const
  const closed = every.filter((name) => !open.some(({ facet }) => facet === name))
  return hasCondition ? [...closed, 'attribute'] : closed
}

const storedFacets = async (
  db: Queryable,
  facets: readonly FacetName[],
  plan: SearchPlan | null,
  filter: SearchFilter,
  total: number,
) => {
  const axes = await Promise.all(facets.filter(isAxis).map((facet) => storedAxis(db, facet, plan, filter)))
  const counts = total > longList ? await loadStoredCounts(db, filter) : []
  const rows = [...axes.flatMap((axis) => axis ?? []), ...counts.filter(({ facet }) => facets.includes(facet))]
  const isStored = (facet: FacetName) =>
    isAxis(facet) ? axes.some((axis) => axis !== null) : counts.length > 0 && isStoredFacet(facet)
  return { rows, left: facets.filter((facet) => !isStored(facet)) }
}

const pageIn = (rows: readonly FacetRow[]) =>
  rows
    .filter(({ facet }) => facet === 'hit')
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map(({ key, count }) => ({ id: Number(key), rank: count }))

/** Limits the parallel queries, so that one search with many filters does not take all connections. */
const atOnce = 3
const inTurns = async <T>(tasks: readonly (() => Promise<T>)[]) => {
  const results: T[] = []
  for (let i = 0; i < tasks.length; i += atOnce)
    results.push(...(await Promise.all(tasks.slice(i, i + atOnce).map((task) => task()))))
  return results
}

const nothingCounted = { rows: [], size: 0, capped: [] }

export const countHits = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
  page: PageOrder | null,
): Promise<SearchCounts> => {
  const open = opened(filter)
  const closed = closedFacets(open, !isWhole(plan, filter))
  const stored = toCountedParts(plan, filter) === 'all' ? await loadStoredTotal(db, filter) : null
  const { rows: known, left } = await storedFacets(db, closed, plan, filter, stored ?? 0)
  // Long lists take their order from an index.
  const near = stored !== null && stored > longList ? null : page
  const isCounted = left.length > 0 || near !== null || stored === null
  const [main = nothingCounted, ...others] = await inTurns([
    async () =>
      isCounted ? counted({ plan, filter, facets: ['size', 'way', 'hit', ...left], page: near }, db) : nothingCounted,
    ...open.map(({ facet, key, filter: lifted }) => async () => {
      const rows = isAxis(facet) ? await storedAxis(db, facet, plan, lifted) : null
      return rows
        ? { ...nothingCounted, rows }
        : counted({ plan, filter: lifted, facets: ['size', facet], key: key ?? null }, db)
    }),
  ])
  // A lookup by values has no index that would give the order.
  const isSorted = filter.conditions.length > 0
  const isOpenKey = (key: string) => open.some((each) => each.key === key)
  const { rows, capped } = main
  const size = isCounted ? main.size : (stored ?? 0)
  const isCapped = size > maxCountedHits
  return {
    total: stored ?? Math.min(size, maxCountedHits),
    size,
    totalCapped: stored === null && isCapped,
    found: new Map(rows.flatMap(({ facet, key, count }) => (facet === 'way' ? [[Number(key), count]] : []))),
    page: near && (!isCapped || isSorted) ? { name: near.name, parts: pageIn(rows) } : null,
    facets: [
      ...known,
      ...rows.filter(({ facet, key }) => facet !== 'attribute' || !isOpenKey(key)),
      ...others.flatMap((each) => each.rows),
    ],
    capped: new Set([...capped, ...others.flatMap((each) => each.capped)]),
  }
}
