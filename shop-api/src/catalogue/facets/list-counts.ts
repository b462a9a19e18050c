import { sql } from 'kysely'
import type { Database, Queryable } from '#db/database.ts'
import type { SearchFilter } from '../part-filter/filter.ts'
import { isAmong } from '../part-filter/hits.ts'
import { allOf, run, type Sql } from '../statement.ts'
import type { FacetName, FacetRow } from './store.ts'

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

export const countListedParts = async (db: Queryable, filter: ListFilter) => {
  const [row] = await run<{ count: number | null }>(
    db,
    sql`select ${counted} from list_counts where ${matches(filter)}`,
  )
  return row?.count ?? 0
}

/** The options of a list. Those of a filter are counted as without that filter. */
export const countListOptions = (db: Queryable, filter: ListFilter) => {
  const grouped = (facet: FacetName, column: Sql, where: ListFilter, from = sql`list_counts`) =>
    sql`select ${sql.lit(facet)} as facet, ${column}::text as key, ${counted} from ${from}
        where ${matches(where)} group by ${column}`
  const single = (facet: FacetName, where: ListFilter) =>
    sql`select ${sql.lit(facet)}, null, ${counted} from list_counts where ${matches(where)}`
  const packed = sql`list_counts cross join unnest(${filter.inStock ? sql`packagings_in_stock` : sql`packagings`}) packaging`
  return run<FacetRow>(
    db,
    sql.join(
      [
        grouped('manufacturer', sql`manufacturer_id`, { ...filter, manufacturerIds: null }),
        grouped('category', sql`category_id`, { ...filter, categoryIds: null }),
        grouped('packaging', sql`packaging`, { ...filter, packagings: null }, packed),
        grouped('lifecycle', sql`lifecycle`, { ...filter, lifecycles: null }),
        single('in_stock', { ...filter, inStock: true }),
        single('rohs', { ...filter, rohs: true }),
      ],
      sql` union all `,
    ),
  )
}

/** Merges the rows that changes have added; rows that others add meanwhile stay for the next time. */
export const mergeListCounts = (db: Database) =>
  db.exec(`
    with merged as (delete from list_counts returning *)
    insert into list_counts (manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, part_count)
    select manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, sum(part_count)
    from merged group by 1, 2, 3, 4, 5, 6, 7 having sum(part_count) <> 0`)
