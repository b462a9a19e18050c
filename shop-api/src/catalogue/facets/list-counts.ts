import { sql } from 'kysely'
import type { Database, Queryable, Row } from '#db/database.ts'
import type { SearchFilter } from '../part-filter/filter.ts'
import { isAmong } from '../part-filter/hits.ts'
import { allOf, run, runPrepared, type Sql } from '../statement.ts'
import type { FacetRow } from './store.ts'

/** What `list_counts` has columns for. */
type ListFilter = Omit<SearchFilter, 'conditions'>

const isOneOf = (column: Sql, words: readonly string[]) => sql`${column} = any(${words}::text[])`

const matches = ({ categoryIds, manufacturerIds, initial, packagings, lifecycles, inStock, rohs }: ListFilter) =>
  allOf([
    categoryIds && isAmong(sql`category_id`, categoryIds),
    manufacturerIds && isAmong(sql`manufacturer_id`, manufacturerIds),
    initial !== null && sql`initial = ${initial}`,
    lifecycles && isOneOf(sql`lifecycle`, lifecycles),
    rohs && sql`is_conforming`,
    packagings && sql`packagings && ${packagings}::text[]`,
    inStock &&
      (packagings ? sql`packagings_in_stock && ${packagings}::text[]` : sql`packagings_in_stock <> '{}'::text[]`),
  ])

const counted = sql`sum(part_count)::int as count`

/** With at most one filter the statement has few possible texts. */
const runCount = <R extends Row>(db: Queryable, filter: ListFilter, statement: Sql) => {
  const { categoryIds, manufacturerIds, initial, packagings, lifecycles, inStock, rohs } = filter
  const filters = [categoryIds, manufacturerIds, initial, packagings, lifecycles, inStock || null, rohs || null]
  const isSimple = filters.filter((each) => each !== null).length <= 1
  return isSimple ? runPrepared<R>(db, statement) : run<R>(db, statement)
}

export const countListedParts = async (db: Queryable, filter: ListFilter) => {
  const total = sql`select ${counted} from list_counts where ${matches(filter)}`
  const [row] = await runCount<{ count: number | null }>(db, filter, total)
  return row?.count ?? 0
}

export const optionFacets = ['manufacturer', 'category', 'packaging', 'lifecycle', 'in_stock', 'rohs'] as const
export type OptionFacet = (typeof optionFacets)[number]

/** Those of a filter are counted as without that filter. */
const countOption = (facet: OptionFacet, filter: ListFilter): Sql => {
  const grouped = (column: Sql, where: ListFilter, from = sql`list_counts`) =>
    sql`select ${sql.lit(facet)} as facet, ${column}::text as key, ${counted} from ${from}
        where ${matches(where)} group by ${column}`
  const single = (where: ListFilter) =>
    sql`select ${sql.lit(facet)} as facet, null as key, ${counted} from list_counts where ${matches(where)}`
  switch (facet) {
    case 'manufacturer':
      return grouped(sql`manufacturer_id`, { ...filter, manufacturerIds: null })
    case 'category':
      return grouped(sql`category_id`, { ...filter, categoryIds: null })
    case 'packaging': {
      const packagings = filter.inStock ? sql`packagings_in_stock` : sql`packagings`
      const packed = sql`list_counts cross join unnest(${packagings}) packaging`
      return grouped(sql`packaging`, { ...filter, packagings: null }, packed)
    }
    case 'lifecycle':
      return grouped(sql`lifecycle`, { ...filter, lifecycles: null })
    case 'in_stock':
      return single({ ...filter, inStock: true })
    case 'rohs':
      return single({ ...filter, rohs: true })
  }
}

export const countListOptions = async (
  db: Queryable,
  filter: ListFilter,
  facets: readonly OptionFacet[],
): Promise<FacetRow[]> => {
  if (facets.length === 0) return []
  const options = facets.map((facet) => countOption(facet, filter))
  return runCount<FacetRow>(db, filter, sql.join(options, sql` union all `))
}

/** Merges the rows that changes have added; rows that others add meanwhile stay for the next time. */
export const mergeListCounts = (db: Database) =>
  db.exec(`
    with merged as (delete from list_counts returning *)
    insert into list_counts (manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, part_count)
    select manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, sum(part_count)
    from merged group by 1, 2, 3, 4, 5, 6, 7 having sum(part_count) <> 0`)
