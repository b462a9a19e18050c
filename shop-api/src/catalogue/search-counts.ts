import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { countFacets, type Counted, type FacetName, type FacetRow, type PageOrder } from './facet-store.ts'
import { among, countedHits, type SearchFilter } from './search-hits.ts'
import type { SearchPlan } from './search-plan.ts'
import { run, type Sql } from './statement.ts'

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
  countsCapped: boolean
}

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
export const isWhole = (plan: SearchPlan | null, { conditions, ...filter }: SearchFilter) =>
  plan === null && conditions.length === 0 && Object.values(filter).every((part) => part === null || part === false)

const leaf = sql`not exists (select from categories below where below.parent_id = c.id)`
const total = sql`coalesce(sum(part_count), 0)::int as count`

/** How many parts there are, where that is stored. */
const storedTotal = async (db: Queryable, plan: SearchPlan | null, filter: SearchFilter) => {
  const { categoryIds, manufacturerIds } = filter
  const count = async (from: Sql) =>
    (await run<{ count: number }>(db, sql`select ${total} from ${from}`))[0]?.count ?? 0
  if (isWhole(plan, { ...filter, categoryIds: null }))
    return count(sql`categories c where ${leaf} and ${categoryIds ? among(sql`id`, categoryIds) : sql`true`}`)
  if (isWhole(plan, { ...filter, manufacturerIds: null }) && manufacturerIds)
    return count(sql`manufacturers where ${among(sql`id`, manufacturerIds)}`)
  return null
}

const storedFacet = (db: Queryable, name: 'manufacturer' | 'category') =>
  run<FacetRow>(
    db,
    sql`select ${sql.lit(name)} as facet, id::text as key, part_count as count
        from ${name === 'manufacturer' ? sql`manufacturers c` : sql`categories c`}
        where part_count > 0 and ${name === 'manufacturer' ? sql`true` : leaf}`,
  )

/** One part more is counted than is told, to know whether there are more. */
const counted = async (asked: Counted, db: Queryable) =>
  (await countFacets(asked, db)).map((row) =>
    row.facet === 'size' ? row : { ...row, count: Math.min(row.count, countedHits) },
  )

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

const isStored = (facet: FacetName, plan: SearchPlan | null, filter: SearchFilter) =>
  (facet === 'manufacturer' || facet === 'category') && isWhole(plan, filter) ? facet : null

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

/** How many parts are found, and how many in each facet if that facet's filter were lifted. */
export const countHits = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
  page: PageOrder | null,
): Promise<SearchCounts> => {
  const open = opened(filter)
  const closed = closedFacets(open, !isWhole(plan, filter))
  const stored = await storedTotal(db, plan, filter)
  const live = closed.filter((facet) => !isStored(facet, plan, filter))
  const known = closed.flatMap((facet) => isStored(facet, plan, filter) ?? [])
  const [main = [], ...others] = await inTurns<FacetRow[]>([
    () => counted({ plan, filter, facets: ['size', 'way', 'hit', ...live], page }, db),
    ...known.map((facet) => () => storedFacet(db, facet)),
    ...open.map(({ facet, key, filter: lifted }) => () => {
      const stored = isStored(facet, plan, lifted)
      return stored
        ? storedFacet(db, stored)
        : counted({ plan, filter: lifted, facets: ['size', facet], key: key ?? null }, db)
    }),
  ])
  // Values are looked up, so nothing but what was counted has an order.
  const isSorted = filter.conditions.length > 0
  const isOpenKey = (key: string) => open.some((each) => each.key === key)
  const sizes = [main, ...others].flat().flatMap(({ facet, count }) => (facet === 'size' ? [count] : []))
  const size = main.find(({ facet }) => facet === 'size')?.count ?? 0
  const isCapped = size > countedHits
  return {
    total: stored ?? Math.min(size, countedHits),
    size,
    totalCapped: stored === null && isCapped,
    found: new Map(main.flatMap(({ facet, key, count }) => (facet === 'way' ? [[Number(key), count]] : []))),
    page: page && (!isCapped || isSorted) ? { name: page.name, parts: pageIn(main) } : null,
    facets: [...main.filter(({ facet, key }) => facet !== 'attribute' || !isOpenKey(key)), ...others.flat()],
    countsCapped: sizes.some((count) => count > countedHits),
  }
}
