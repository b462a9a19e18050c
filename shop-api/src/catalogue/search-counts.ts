import type { Queryable } from '#db/database.ts'
import { countFacets, type Counted, type FacetName, type FacetRow, type PageOrder } from './facet-store.ts'
import { countedHits, type SearchFilter } from './search-hits.ts'
import type { SearchPlan } from './search-plan.ts'
import {
  countsOfShelves,
  isShelfFacet,
  partsByShelf,
  totalOfShelves,
  type ShelfAxis,
  type Shelved,
} from './shelf-store.ts'

export type SearchCounts = {
  total: number
  /** How many parts the facets were counted in. */
  size: number
  totalCapped: boolean
  /** How many parts each way to match adds to those before it. */
  found: ReadonlyMap<number, number>
  /** The parts of one page in their order; null where only an index has the order. */
  page: { name: string; parts: { id: number; rank: number }[] } | null
  facets: readonly FacetRow[]
  /** Facets that were counted in some of their parts only, as `cappedName` calls them. */
  capped: ReadonlySet<string>
}

/** An attribute that a filter is set on is counted by itself, all others together. */
export const cappedName = (facet: FacetName, key: string | null = null) => (key === null ? facet : `${facet} ${key}`)

export const everything: SearchFilter = {
  categoryIds: null,
  manufacturerIds: null,
  packagings: null,
  lifecycles: null,
  inStock: false,
  rohs: false,
  initial: null,
  conditions: [],
}

/** Whether the whole catalogue is asked for: then the counts stored with manufacturers and categories serve. */
export const isWhole = (plan: SearchPlan | null, { conditions, isWide: _, ...filter }: SearchFilter) =>
  plan === null && conditions.length === 0 && Object.values(filter).every((part) => part === null || part === false)

/** Where nothing but categories and manufacturers narrows the catalogue, or one flag beside them: what is counted by shelf. */
const shelvedBy = (plan: SearchPlan | null, filter: SearchFilter): Shelved | null => {
  const { inStock, rohs } = filter
  const shelves = { ...filter, categoryIds: null, manufacturerIds: null, inStock: false, rohs: false }
  if (!isWhole(plan, shelves) || (inStock && rohs)) return null
  return inStock ? 'in_stock' : rohs ? 'rohs' : 'all'
}

/** A shelf's counts change by the part, so they are told as stored of long lists alone. */
const longList = 10_000

const isAxis = (facet: FacetName): facet is ShelfAxis => facet === 'manufacturer' || facet === 'category'

/** The parts by maker or category where that is stored; else null. */
const storedAxis = async (db: Queryable, facet: ShelfAxis, plan: SearchPlan | null, filter: SearchFilter) => {
  const shelved = shelvedBy(plan, filter)
  if (shelved === null) return null
  const rows = await partsByShelf(db, facet, shelved, filter)
  return shelved === 'all' || rows.reduce((sum, { count }) => sum + count, 0) > longList ? rows : null
}

/** A good part of the catalogue. */
const wideShare = 0.1

const isWide = async (db: Queryable, { plan, filter }: Pick<Counted, 'plan' | 'filter'>) =>
  plan === null &&
  (filter.packagings !== null || filter.inStock) &&
  (await totalOfShelves(db, filter)) > (await totalOfShelves(db, everything)) * wideShare

/** One part more is counted than is told, to know whether there are more. */
const counted = async (asked: Counted, db: Queryable) => {
  const filter = { ...asked.filter, isWide: await isWide(db, asked) }
  const rows = await countFacets({ ...asked, filter }, db)
  const size = rows.find(({ facet }) => facet === 'size')?.count ?? 0
  const told = rows.map((row) => (row.facet === 'size' ? row : { ...row, count: Math.min(row.count, countedHits) }))
  const names = asked.facets.map((facet) => cappedName(facet, asked.key))
  return { rows: told, size, capped: size > countedHits ? names : [] }
}

type Open = { facet: FacetName; filter: SearchFilter; key?: string }

/** Each facet whose own filter is set, with that filter left out; what is in stock or conforms is one number, and the same with
 * its filter. */
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

const closedFacets = (open: readonly Open[], isAsked: boolean): FacetName[] => {
  const every = ['manufacturer', 'category', 'packaging', 'lifecycle', 'in_stock', 'rohs'] as const
  const closed = every.filter((name) => !open.some(({ facet }) => facet === name))
  return isAsked ? [...closed, 'attribute'] : closed
}

/** Those of `facets` that are stored, and those that are left to count. */
const storedFacets = async (
  db: Queryable,
  facets: readonly FacetName[],
  plan: SearchPlan | null,
  filter: SearchFilter,
  total: number,
) => {
  const axes = await Promise.all(facets.filter(isAxis).map((facet) => storedAxis(db, facet, plan, filter)))
  const counts = total > longList ? await countsOfShelves(db, filter) : []
  const rows = [...axes.flatMap((axis) => axis ?? []), ...counts.filter(({ facet }) => facets.includes(facet))]
  const isStored = (facet: FacetName) =>
    isAxis(facet) ? axes.some((axis) => axis !== null) : counts.length > 0 && isShelfFacet(facet)
  return { rows, left: facets.filter((facet) => !isStored(facet)) }
}

const pageIn = (rows: readonly FacetRow[]) =>
  rows
    .filter(({ facet }) => facet === 'hit')
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map(({ key, count }) => ({ id: Number(key), rank: count }))

/** So many at once, that one search with many filters does not take all connections. */
const atOnce = 3
const inTurns = async <T>(tasks: readonly (() => Promise<T>)[]) => {
  const results: T[] = []
  for (let i = 0; i < tasks.length; i += atOnce)
    results.push(...(await Promise.all(tasks.slice(i, i + atOnce).map((task) => task()))))
  return results
}

const nothingCounted = { rows: [], size: 0, capped: [] }

/** How many parts are found, and how many in each facet if that facet's filter were lifted. */
export const countHits = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
  page: PageOrder | null,
): Promise<SearchCounts> => {
  const open = opened(filter)
  const closed = closedFacets(open, !isWhole(plan, filter))
  const stored = shelvedBy(plan, filter) === 'all' ? await totalOfShelves(db, filter) : null
  const { rows: known, left } = await storedFacets(db, closed, plan, filter, stored ?? 0)
  // An index has the order of long lists.
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
  // Values are looked up, so nothing but what was counted has an order.
  const isSorted = filter.conditions.length > 0
  const isOpenKey = (key: string) => open.some((each) => each.key === key)
  const { rows, capped } = main
  const size = isCounted ? main.size : (stored ?? 0)
  const isCapped = size > countedHits
  return {
    total: stored ?? Math.min(size, countedHits),
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
