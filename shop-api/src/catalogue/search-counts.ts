import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import type { SearchPlan } from './search-plan.ts'
import { among, countedHits, listed, waysToMatch, type SearchFilter } from './search-hits.ts'
import { allOf, run, type Sql } from './statement.ts'

export type FacetCount = { id: number; count: number }
export type SearchCounts = {
  total: number
  /** How many parts each way to match adds to those before it. */
  found: ReadonlyMap<number, number>
  totalCapped: boolean
  manufacturers: FacetCount[]
  categories: FacetCount[]
  countsCapped: boolean
}

const facetOptions = 100
const leaf = sql`not exists (select from categories below where below.parent_id = c.id)`

/** Whether the whole catalogue is asked for: then the counts stored with manufacturers and categories serve. */
export const isWhole = (plan: SearchPlan | null, filter: SearchFilter) => {
  const { categoryIds, manufacturerIds, packaging, inStock, rohs, initial } = filter
  return !plan && !categoryIds && !manufacturerIds && !packaging && !inStock && !rohs && !initial
}

const storedTotal = (plan: SearchPlan | null, filter: SearchFilter): Sql | null => {
  const { categoryIds, manufacturerIds } = filter
  if (isWhole(plan, { ...filter, categoryIds: null }))
    return sql`(select sum(part_count) from categories c where ${leaf} and ${categoryIds ? among(sql`id`, categoryIds) : sql`true`})`
  if (isWhole(plan, { ...filter, manufacturerIds: null }) && manufacturerIds)
    return sql`(select sum(part_count) from manufacturers where ${among(sql`id`, manufacturerIds)})`
  return null
}

/** Each part by its best way only, so that the first `countedHits` rows are enough and later ways often need not run. */
const counted = (plan: SearchPlan | null, filter: SearchFilter) => {
  const ways = waysToMatch(plan).map(({ rank, where }, index, every) => {
    const better = every.slice(0, index).map((way) => way.unless ?? sql`not (${way.where})`)
    return sql`select p.manufacturer_id, p.category_id, ${sql.lit(rank)} as rank from parts p
               where ${allOf([where, listed(filter), ...better])}`
  })
  return sql`select * from (${sql.join(ways, sql` union all `)}) every limit ${countedHits + 1}`
}

/** Counts per id, and one row without an id for all of them. */
const facet = (name: 'manufacturer' | 'category', plan: SearchPlan | null, filter: SearchFilter) => {
  const ownFilter = name === 'manufacturer' ? 'manufacturerIds' : 'categoryIds'
  const open = { ...filter, [ownFilter]: null }
  if (isWhole(plan, open)) {
    const stored = name === 'manufacturer' ? sql`manufacturers` : sql`categories c where ${leaf}`
    return sql`select ${sql.lit(name)}, id, part_count from ${stored}`
  }
  const source = filter[ownFilter] ? sql`(${counted(plan, open)}) open` : sql`h`
  const column = sql.id(`${name}_id`)
  return sql`select ${sql.lit(name)}, ${column}, count(*)::int from ${source} group by grouping sets ((${column}), ())`
}

/** How many parts are found, and how many in each manufacturer and category if that filter were lifted. */
export const countHits = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
): Promise<SearchCounts> => {
  const stored = storedTotal(plan, filter)
  const rows = await run<{ facet: string; id: number | null; count: number }>(
    db,
    sql`with h as materialized (${counted(plan, filter)})
        ${stored ? sql`select 'way' as facet, 0 as id, coalesce(${stored}, 0)::int as count` : sql`select 'way' as facet, rank as id, count(*)::int as count from h group by rank`}
        union all ${facet('manufacturer', plan, filter)}
        union all ${facet('category', plan, filter)}
        order by count desc, id`,
  )
  const counts = (name: string) =>
    rows.flatMap(({ facet, id, count }) => (facet === name && id !== null && count > 0 ? [{ id, count }] : []))
  const found = new Map(counts('way').map(({ id, count }) => [id, count]))
  const total = found.values().reduce((sum, count) => sum + count, 0)
  const isCapped = stored === null && total > countedHits
  return {
    total: isCapped ? countedHits : total,
    totalCapped: isCapped,
    found,
    manufacturers: counts('manufacturer').slice(0, facetOptions),
    categories: counts('category').slice(0, facetOptions),
    countsCapped: rows.some((row) => row.facet !== 'way' && row.id === null && row.count > countedHits),
  }
}
