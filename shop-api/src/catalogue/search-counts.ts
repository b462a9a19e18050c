import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { among, listed, waysToMatch, type SearchFilter } from './search-hits.ts'
import type { SearchPlan } from './search-plan.ts'
import { countedHits } from './search-page.ts'
import { allOf, run } from './statement.ts'

export type FacetCount = { id: number; count: number }
export type SearchCounts = {
  total: number
  totalCapped: boolean
  manufacturers: FacetCount[]
  categories: FacetCount[]
  countsCapped: boolean
}

const facetOptions = 100
const leaf = sql`not exists (select from categories below where below.parent_id = c.id)`

/** Whether the whole catalogue is asked for: then the counts stored with manufacturers and categories serve. */
const isWhole = (plan: SearchPlan | null, { categoryIds, manufacturerIds, packaging, inStock, rohs }: SearchFilter) =>
  !plan && !categoryIds && !manufacturerIds && !packaging && !inStock && !rohs

const storedTotal = (plan: SearchPlan | null, filter: SearchFilter) => {
  const { categoryIds, manufacturerIds } = filter
  if (isWhole(plan, { ...filter, categoryIds: null }))
    return sql`(select sum(part_count) from categories c where ${leaf} and ${categoryIds ? among(sql`id`, categoryIds) : sql`true`})`
  if (isWhole(plan, { ...filter, manufacturerIds: null }) && manufacturerIds)
    return sql`(select sum(part_count) from manufacturers where ${among(sql`id`, manufacturerIds)})`
  return null
}

/** Each part by its best way only, so that the first `countedHits` rows are enough and later ways often need not run. */
const counted = (plan: SearchPlan | null, filter: SearchFilter) => {
  const ways = waysToMatch(plan).map(({ where }, index, every) => {
    const better = every.slice(0, index).map((way) => sql`not (${way.where})`)
    return sql`select p.manufacturer_id, p.category_id from parts p where ${allOf([where, listed(filter), ...better])}`
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
  const total = storedTotal(plan, filter)
  const rows = await run<{ facet: string; id: number | null; count: number }>(
    db,
    sql`with h as materialized (${counted(plan, filter)})
        select 'total' as facet, null::int as id, coalesce(${total ?? sql`(select count(*) from h)`}, 0)::int as count
        union all ${facet('manufacturer', plan, filter)}
        union all ${facet('category', plan, filter)}
        order by count desc, id`,
  )
  const options = (name: string) =>
    rows
      .flatMap(({ facet, id, count }) => (facet === name && id !== null && count > 0 ? [{ id, count }] : []))
      .slice(0, facetOptions)
  const found = rows.find((row) => row.facet === 'total')?.count ?? 0
  const isCapped = total === null && found > countedHits
  return {
    total: isCapped ? countedHits : found,
    totalCapped: isCapped,
    manufacturers: options('manufacturer'),
    categories: options('category'),
    countsCapped: rows.some((row) => row.facet !== 'total' && row.id === null && row.count > countedHits),
  }
}
