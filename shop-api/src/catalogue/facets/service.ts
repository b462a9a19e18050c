import type { Queryable } from '#db/database.ts'
import { countFacets, type CountRequest, type FacetName, type FacetRow, type PageOrder } from './store.ts'
import { maxCountedHits, maxListedParts } from '../search/hits.ts'
import { isList } from '../search/list-store.ts'
import { packageKey } from '../query-parser/words.ts'
import type { SearchFilter } from '../search/filter.ts'
import type { SearchPlan } from '../search/plan.ts'
import {
  loadStoredCounts,
  isStoredFacet,
  loadStoredAxis,
  loadStoredTotal,
  loadStoredValues,
  type CountAxis,
  type PartSubset,
} from './stored-counts.ts'

export type FoundPart = { id: number; rank: number }

export type SearchCounts = {
  total: number
  /** The number of parts in which the facets were counted. */
  size: number
  totalCapped: boolean
  /** Null where only an index or offers have the order. */
  page: { name: string; parts: FoundPart[] } | null
  facets: readonly FacetRow[]
  /** Keys (`toCountKey`) of the facets whose counting stopped early. */
  capped: ReadonlySet<string>
}

/** Each filtered attribute is counted separately, so its key has the attribute's name. */
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

export const isWholeCatalogue = (plan: SearchPlan | null, { conditions, isWide: _, ...filter }: SearchFilter) =>
  plan === null && conditions.length === 0 && Object.values(filter).every((part) => part === null || part === false)

/** Null where the counts stored by manufacturer and category do not cover the filter. */
const findPartSubset = (plan: SearchPlan | null, filter: SearchFilter): PartSubset | null => {
  const { inStock, rohs } = filter
  const otherFilters = { ...filter, categoryIds: null, manufacturerIds: null, inStock: false, rohs: false }
  if (!isWholeCatalogue(plan, otherFilters) || (inStock && rohs)) return null
  return inStock ? 'in_stock' : rohs ? 'rohs' : 'all'
}

/** Stored counts lag behind changes, so shorter lists are counted on request. */
const maxShortListParts = 10_000

const isCountAxis = (facet: FacetName): facet is CountAxis => facet === 'manufacturer' || facet === 'category'

const findStoredAxis = async (db: Queryable, facet: CountAxis, plan: SearchPlan | null, filter: SearchFilter) => {
  const subset = findPartSubset(plan, filter)
  if (subset === null) return null
  const rows = await loadStoredAxis(db, facet, subset, filter)
  return subset === 'all' || rows.reduce((sum, { count }) => sum + count, 0) > maxShortListParts ? rows : null
}

/** Null where filters remain, and for packages, whose parts are not counted in advance. */
const findStoredValues = async (
  db: Queryable,
  key: string | undefined,
  plan: SearchPlan | null,
  filter: SearchFilter,
) => (key === undefined || key === packageKey || !isWholeCatalogue(plan, filter) ? null : loadStoredValues(db, key))

const wideShare = 0.1

const isWide = async (db: Queryable, { plan, filter, max }: Pick<CountRequest, 'plan' | 'filter' | 'max'>) =>
  plan === null &&
  max > maxCountedHits &&
  (filter.packagings !== null || filter.inStock) &&
  (await loadStoredTotal(db, filter)) > (await loadStoredTotal(db, emptyFilter)) * wideShare

/** `countFacets` counts one part above the cap; a size above the cap means that there are more. */
const countCapped = async (request: CountRequest, db: Queryable) => {
  const filter = { ...request.filter, isWide: await isWide(db, request) }
  const { max } = request
  const rows = await countFacets({ ...request, filter }, db)
  const size = rows.find(({ facet }) => facet === 'size')?.count ?? 0
  const cappedRows = rows.map((row) => (row.facet === 'size' ? row : { ...row, count: Math.min(row.count, max) }))
  const names = request.facets.map((facet) => toCountKey(facet, request.key))
  return { rows: cappedRows, size, capped: size > max ? names : [] }
}

type FilteredFacet = { facet: FacetName; filter: SearchFilter; key?: string }

/** Each facet with a filter of its own is counted without that filter. */
const toFilteredFacets = (filter: SearchFilter): FilteredFacet[] => {
  const fixedFacets: [boolean, FacetName, Partial<SearchFilter>][] = [
    [filter.manufacturerIds !== null, 'manufacturer', { manufacturerIds: null }],
    [filter.categoryIds !== null, 'category', { categoryIds: null }],
    [filter.packagings !== null, 'packaging', { packagings: null }],
    [filter.lifecycles !== null, 'lifecycle', { lifecycles: null }],
  ]
  const keys = [...new Set(filter.conditions.map(({ key }) => key))]
  return [
    ...fixedFacets.flatMap(([isSet, facet, change]) => (isSet ? [{ facet, filter: { ...filter, ...change } }] : [])),
    ...keys.map((key) => ({
      facet: 'attribute' as const,
      key,
      filter: { ...filter, conditions: filter.conditions.filter((condition) => condition.key !== key) },
    })),
  ]
}

const listUnfilteredFacets = (filtered: readonly FilteredFacet[], hasCondition: boolean): FacetName[] => {
  const all = ['manufacturer', 'category', 'packaging', 'lifecycle', 'in_stock', 'rohs'] as const
  const unfiltered = all.filter((name) => !filtered.some(({ facet }) => facet === name))
  return hasCondition ? [...unfiltered, 'attribute'] : unfiltered
}

const loadStoredFacets = async (
  db: Queryable,
  facets: readonly FacetName[],
  plan: SearchPlan | null,
  filter: SearchFilter,
  total: number,
) => {
  const axes = await Promise.all(facets.filter(isCountAxis).map((facet) => findStoredAxis(db, facet, plan, filter)))
  const counts = total > maxShortListParts ? await loadStoredCounts(db, filter) : []
  const rows = [...axes.flatMap((axis) => axis ?? []), ...counts.filter(({ facet }) => facets.includes(facet))]
  const isStored = (facet: FacetName) =>
    isCountAxis(facet) ? axes.some((axis) => axis !== null) : counts.length > 0 && isStoredFacet(facet)
  return { rows, remaining: facets.filter((facet) => !isStored(facet)) }
}

/** The parts of one page of a search whose counts are known. */
export const loadFoundParts = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
  page: PageOrder,
): Promise<FoundPart[]> =>
  toPageParts(await countFacets({ plan, filter, facets: ['size', 'hit'], max: maxCountedHits, page }, db))

const toPageParts = (rows: readonly FacetRow[]) =>
  rows
    .filter(({ facet }) => facet === 'hit')
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map(({ key, count }) => ({ id: Number(key), rank: count }))

/** Limits the parallel queries, so that one search with many filters does not take all connections. */
const maxParallelQueries = 3
const runInBatches = async <T>(tasks: readonly (() => Promise<T>)[]) => {
  const results: T[] = []
  for (let i = 0; i < tasks.length; i += maxParallelQueries)
    results.push(...(await Promise.all(tasks.slice(i, i + maxParallelQueries).map((task) => task()))))
  return results
}

const nothingCounted = { rows: [], size: 0, capped: [] }

export const countHits = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
  page: PageOrder | null,
): Promise<SearchCounts> => {
  const filtered = toFilteredFacets(filter)
  const unfiltered = listUnfilteredFacets(filtered, !isWholeCatalogue(plan, filter))
  const storedTotal = findPartSubset(plan, filter) === 'all' ? await loadStoredTotal(db, filter) : null
  const { rows: storedRows, remaining } = await loadStoredFacets(db, unfiltered, plan, filter, storedTotal ?? 0)
  // An index gives the order of long lists.
  const pageOrder = storedTotal !== null && storedTotal > maxShortListParts ? null : page
  const max = isList(plan, filter) ? maxListedParts : maxCountedHits
  const shouldCount = remaining.length > 0 || pageOrder !== null || storedTotal === null
  const [main = nothingCounted, ...others] = await runInBatches([
    async () =>
      shouldCount
        ? countCapped({ plan, filter, facets: ['size', 'hit', ...remaining], max, page: pageOrder }, db)
        : nothingCounted,
    ...filtered.map(({ facet, key, filter: otherFilters }) => async () => {
      const rows = isCountAxis(facet)
        ? await findStoredAxis(db, facet, plan, otherFilters)
        : await findStoredValues(db, key, plan, otherFilters)
      return rows
        ? { ...nothingCounted, rows }
        : countCapped({ plan, filter: otherFilters, facets: ['size', facet], max, key: key ?? null }, db)
    }),
  ])
  const isFilteredKey = (key: string) => filtered.some((each) => each.key === key)
  const { rows, capped } = main
  const size = shouldCount ? main.size : (storedTotal ?? 0)
  const isCapped = size > max
  return {
    total: storedTotal ?? Math.min(size, max),
    size,
    totalCapped: storedTotal === null && isCapped,
    page: pageOrder && { name: pageOrder.name, parts: toPageParts(rows) },
    facets: [
      ...storedRows,
      ...rows.filter(({ facet, key }) => facet !== 'attribute' || !isFilteredKey(key)),
      ...others.flatMap((each) => each.rows),
    ],
    capped: new Set([...capped, ...others.flatMap((each) => each.capped)]),
  }
}
