import { sql } from 'kysely'
import type { Database, Queryable } from '#db/database.ts'
import type { FacetName, FacetRow } from './facet-store.ts'
import { among, type SearchFilter } from './search-hits.ts'
import { allOf, run } from './statement.ts'

/** What is counted per maker and lowest category, so that lists of whole shelves count nothing. */
const shelfFacets = ['packaging', 'lifecycle', 'in_stock', 'rohs'] as const satisfies FacetName[]
type Shelves = Pick<SearchFilter, 'categoryIds' | 'manufacturerIds'>

export const isShelfFacet = (name: FacetName) => shelfFacets.some((facet) => facet === name)

const onShelves = ({ categoryIds, manufacturerIds }: Shelves) =>
  allOf([
    categoryIds && among(sql`category_id`, categoryIds),
    manufacturerIds && among(sql`manufacturer_id`, manufacturerIds),
  ])

export const totalOfShelves = async (db: Queryable, shelves: Shelves) => {
  const [row] = await run<{ count: number }>(
    db,
    sql`select coalesce(sum(part_count), 0)::int as count from manufacturer_categories where ${onShelves(shelves)}`,
  )
  return row?.count ?? 0
}

/** All parts on a shelf, or those that are in stock or conform, as last counted. */
export type Shelved = 'all' | 'in_stock' | 'rohs'
export type ShelfAxis = 'manufacturer' | 'category'

export const partsByShelf = (db: Queryable, facet: ShelfAxis, shelved: Shelved, shelves: Shelves) => {
  const column = sql.id(`${facet}_id`)
  const from = shelved === 'all' ? sql`manufacturer_categories` : sql`shelf_counts`
  return run<FacetRow>(
    db,
    sql`select ${sql.lit(facet)} as facet, ${column}::text as key, sum(part_count)::int as count from ${from}
        where ${shelved === 'all' ? sql`true` : sql`facet = ${shelved}`} and ${onShelves(shelves)} group by ${column}`,
  )
}

/** As last counted; none where they never were. */
export const countsOfShelves = (db: Queryable, shelves: Shelves) =>
  run<FacetRow>(
    db,
    sql`select facet, key, sum(part_count)::int as count from shelf_counts where ${onShelves(shelves)} group by facet, key`,
  )

const recounted = `
  lock table shelf_counts in share row exclusive mode;
  delete from shelf_counts;
  with offered as materialized (
    select g.part_id, array_agg(distinct g.packaging) as packagings, bool_or(o.stock > 0) as is_in_stock
    from goods g left join goods_offers o on o.goods_id = g.id group by g.part_id
  ), shelved as materialized (
    select p.manufacturer_id, p.category_id, p.lifecycle, p.rohs in ('compliant', 'exempt') as conforms, o.packagings, o.is_in_stock
    from parts p left join offered o on o.part_id = p.id
  )
  insert into shelf_counts (manufacturer_id, category_id, facet, key, part_count)
  select manufacturer_id, category_id, 'lifecycle', lifecycle, count(*) from shelved group by 1, 2, 4
  union all
  select manufacturer_id, category_id, 'packaging', packaging, count(*) from shelved, unnest(packagings) packaging group by 1, 2, 4
  union all
  select manufacturer_id, category_id, 'in_stock', '', count(*) filter (where is_in_stock) from shelved group by 1, 2
  union all
  select manufacturer_id, category_id, 'rohs', '', count(*) filter (where conforms) from shelved group by 1, 2`

/** Reads all parts and goods, as `recountCatalogue` does: not for a request. */
export const recountShelves = (db: Database) => db.tx((tx) => tx.exec(recounted))
