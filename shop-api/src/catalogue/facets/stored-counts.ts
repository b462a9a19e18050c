import { sql } from 'kysely'
import type { Database, Queryable } from '#db/database.ts'
import { facetValues, type FacetName, type FacetRow } from './store.ts'
import { isAmong } from '../search/hits.ts'
import type { SearchFilter } from '../search/filter.ts'
import { allOf, run } from '../statement.ts'

/** These facets are stored by manufacturer and lowest category, so that browsing a category counts nothing. */
const storedFacetNames = ['packaging', 'lifecycle', 'in_stock', 'rohs'] as const satisfies FacetName[]
type CountScope = Pick<SearchFilter, 'categoryIds' | 'manufacturerIds'>

export const isStoredFacet = (name: FacetName) => storedFacetNames.some((facet) => facet === name)

const inScope = ({ categoryIds, manufacturerIds }: CountScope) =>
  allOf([
    categoryIds && isAmong(sql`category_id`, categoryIds),
    manufacturerIds && isAmong(sql`manufacturer_id`, manufacturerIds),
  ])

export const loadStoredTotal = async (db: Queryable, scope: CountScope) => {
  const [row] = await run<{ count: number }>(
    db,
    sql`select coalesce(sum(part_count), 0)::int as count from manufacturer_categories where ${inScope(scope)}`,
  )
  return row?.count ?? 0
}

export type PartSubset = 'all' | 'in_stock' | 'rohs'
export type CountAxis = 'manufacturer' | 'category'

export const loadStoredAxis = (db: Queryable, facet: CountAxis, subset: PartSubset, scope: CountScope) => {
  const column = sql.id(`${facet}_id`)
  const from = subset === 'all' ? sql`manufacturer_categories` : sql`shelf_counts`
  return run<FacetRow>(
    db,
    sql`select ${sql.lit(facet)} as facet, ${column}::text as key, sum(part_count)::int as count from ${from}
        where ${subset === 'all' ? sql`true` : sql`facet = ${subset}`} and ${inScope(scope)} group by ${column}`,
  )
}

/** The most frequent values of one attribute over the whole catalogue. */
export const loadStoredValues = (db: Queryable, key: string) =>
  run<FacetRow>(
    db,
    sql`select 'attribute' as facet, key, txt as value, num as number, part_count as count, had::int as of, least, most from (
          select a.key, v.txt, v.num, v.part_count, sum(v.part_count) over () as had, min(v.num) over () as least,
            max(v.num) over () as most, row_number() over (order by v.part_count desc, v.num, v.txt) as place
          from attributes a join attribute_values v on v.attribute_id = a.id
          where a.key = ${key} and v.part_count > 0
        ) v where place <= ${facetValues}`,
  )

/** Empty before the first count. */
export const loadStoredCounts = (db: Queryable, scope: CountScope) =>
  run<FacetRow>(
    db,
    sql`select facet, key, sum(part_count)::int as count from shelf_counts where ${inScope(scope)} group by facet, key`,
  )

const recounted = `
  lock table shelf_counts in share row exclusive mode;
  delete from shelf_counts;
  insert into shelf_counts (manufacturer_id, category_id, facet, key, part_count)
  select manufacturer_id, category_id, 'lifecycle', lifecycle, count(*) from parts group by 1, 2, 4
  union all
  select manufacturer_id, category_id, 'packaging', packaging, count(*) from listed_goods where is_first_in_packaging group by 1, 2, 4
  union all
  select manufacturer_id, category_id, 'in_stock', '', count(*) filter (where is_in_stock) from listed_goods where place = 1 group by 1, 2
  union all
  select manufacturer_id, category_id, 'rohs', '', count(*) filter (where rohs in ('compliant', 'exempt')) from parts group by 1, 2`

/** Reads all parts and goods: too slow for a request. */
export const recountFacets = (db: Database) => db.tx((tx) => tx.exec(recounted))
