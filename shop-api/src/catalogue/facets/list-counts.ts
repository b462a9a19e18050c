import { sql } from 'kysely'
import type { Queryable, Row } from '#db/database.ts'
import { countFilters, type SearchFilter } from '../part-filter/filter.ts'
import { isAmong } from '../part-filter/hits.ts'
import { allOf, run, runPrepared, type Sql } from '../statement.ts'
import type { FacetRow } from './store.ts'

/** The filters of a list, which has no keyword and no conditions on parameters; `list_counts` has a column for each. */
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

/** Prepared for at most one filter, because there are few different texts then. */
const runCount = <R extends Row>(db: Queryable, filter: ListFilter, statement: Sql) =>
  countFilters(filter) <= 1 ? runPrepared<R>(db, statement) : run<R>(db, statement)

export const countListedParts = async (db: Queryable, filter: ListFilter) => {
  const total = sql`select ${counted} from list_counts where ${matches(filter)}`
  const [row] = await runCount<{ count: number | null }>(db, filter, total)
  return row?.count ?? 0
}

export const optionFacets = ['manufacturer', 'category', 'packaging', 'lifecycle', 'in_stock', 'rohs'] as const
type OptionFacet = (typeof optionFacets)[number]

/** For each facet, the change that removes its own filter. */
export const withoutOwnFilter: Record<OptionFacet, Partial<ListFilter>> = {
  manufacturer: { manufacturerIds: null },
  category: { categoryIds: null },
  packaging: { packagings: null },
  lifecycle: { lifecycles: null },
  in_stock: { inStock: false },
  rohs: { rohs: false },
}

/** The options of a facet are counted with all filters except its own. */
const selectOptionCounts = (facet: OptionFacet, filter: ListFilter): Sql => {
  const otherFilters = { ...filter, ...withoutOwnFilter[facet] }
  const grouped = (column: Sql, from = sql`list_counts`) =>
    sql`select ${sql.lit(facet)} as facet, ${column}::text as key, ${counted} from ${from}
        where ${matches(otherFilters)} group by ${column}`
  const single = (ownFilter: Partial<ListFilter>) =>
    sql`select ${sql.lit(facet)} as facet, null as key, ${counted} from list_counts
        where ${matches({ ...otherFilters, ...ownFilter })}`
  switch (facet) {
    case 'manufacturer':
    case 'category':
      return grouped(sql.id(`${facet}_id`))
    case 'packaging': {
      const packagings = filter.inStock ? sql`packagings_in_stock` : sql`packagings`
      return grouped(sql`packaging`, sql`list_counts cross join unnest(${packagings}) packaging`)
    }
    case 'lifecycle':
      return grouped(sql`lifecycle`)
    case 'in_stock':
      return single({ inStock: true })
    case 'rohs':
      return single({ rohs: true })
  }
}

export const countListOptions = async (
  db: Queryable,
  filter: ListFilter,
  facets: readonly OptionFacet[],
): Promise<FacetRow[]> => {
  if (facets.length === 0) return []
  const options = facets.map((facet) => selectOptionCounts(facet, filter))
  return runCount<FacetRow>(db, filter, sql.join(options, sql` union all `))
}

/** Replaces all rows of a combination by one with their sum. Rows that other transactions commit meanwhile stay for the next time. */
export const mergeListCounts = (db: Queryable) =>
  db.exec(`
    with deleted as (delete from list_counts returning *)
    insert into list_counts (manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, part_count)
    select manufacturer_id, category_id, initial, lifecycle, is_conforming, packagings, packagings_in_stock, sum(part_count)
    from deleted group by 1, 2, 3, 4, 5, 6, 7 having sum(part_count) <> 0`)
