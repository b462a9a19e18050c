import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { packageKey } from '../query-parser/words.ts'
import { conforms } from '../part-filter/hits.ts'
import type { SearchFilter } from '../part-filter/filter.ts'
import { allOf, run, runPrepared, type Sql } from '../statement.ts'

export const facetValues = 60

/** `size` counts the parts. */
export type FacetName =
  | 'size'
  | 'manufacturer'
  | 'category'
  | 'packaging'
  | 'lifecycle'
  | 'in_stock'
  | 'rohs'
  | 'attribute'

/** `key` is the option or the attribute's key; `most` and `least` are over all its values, `of` is the number of its parts. */
export type FacetRow = {
  facet: FacetName
  key: string
  value: string | null
  number: number | null
  count: number
  of: number | null
  least: number | null
  most: number | null
}

const option = (facet: FacetName, key: Sql, count: Sql, from: Sql) =>
  sql`select ${sql.lit(facet)} as facet, ${key}::text as key, null::text as value, null::float8 as number,
        (${count})::int as count, null::int as of, null::float8 as least, null::float8 as most from ${from}`
const all = sql`count(*)`
const grouped = (facet: FacetName, column: Sql) => sql`${option(facet, column, all, sql`h`)} group by ${column}`

/** Most frequent values first; only those of `key` where it is given. */
const attributes = (key: string | null) => sql`
  select 'attribute', a.key, v.txt, v.num, v.n, v.had::int, v.least, v.most from (
    select v.attribute_id, v.txt, v.num, c.n, sum(c.n) over one as had, min(v.num) over one as least, max(v.num) over one as most,
      row_number() over (partition by v.attribute_id order by c.n desc, v.num, v.txt) as place
    from (select value_id, count(*)::int as n from h cross join unnest(h.value_ids) value_id group by value_id) c
    join attribute_values v on v.id = c.value_id
    window one as (partition by v.attribute_id)
  ) v join attributes a on a.id = v.attribute_id
  where v.place <= ${facetValues} and ${key === null ? sql`true` : sql`a.key = ${key}`}`

const packages = sql`
  select 'attribute', ${packageKey}::text, package, null, n, had::int, null, null from (
    select package, count(*)::int as n, sum(count(*)) over () as had from h group by package order by n desc, package limit ${facetValues}
  ) c`

/** The columns of `parts p` that facets count. */
export const facetColumns = sql`p.id, p.manufacturer_id, p.category_id, p.lifecycle, p.rohs, p.package, p.value_ids`

/** `ids` is a statement that selects ids. `offset 0` keeps the planner from reading the whole table for some parts. */
export const selectParts = (ids: Sql): Sql =>
  sql`select p.* from (${ids}) found
      cross join lateral (select ${facetColumns} from parts p where p.id = found.id offset 0) p`

export type CountRequest = {
  /** A statement that selects the `facetColumns` of the parts. */
  parts: Sql
  filter: Pick<SearchFilter, 'packagings' | 'inStock'>
  facets: readonly FacetName[]
  key?: string | null
  /** True where the statement has few possible texts. */
  hasFewTexts?: boolean
}

const selectFacet = (name: FacetName, { filter, key = null }: CountRequest): Sql[] => {
  switch (name) {
    case 'size':
      return [option(name, sql`null`, all, sql`h`)]
    case 'packaging':
      return [
        sql`${option(name, sql`packaging`, all, sql`packed`)} where ${filter.inStock ? sql`is_in_stock` : sql`true`} group by packaging`,
      ]
    case 'in_stock': {
      const isSold = allOf([sql`is_in_stock`, filter.packagings && sql`packaging = any(${filter.packagings}::text[])`])
      return [option(name, sql`null`, sql`count(distinct id)`, sql`packed where ${isSold}`)]
    }
    case 'rohs':
      return [option(name, sql`null`, all, sql`h where ${conforms(sql`rohs`)}`)]
    case 'attribute':
      return [
        ...(key === packageKey ? [] : [attributes(key)]),
        ...(key === null || key === packageKey ? [packages] : []),
      ]
    case 'manufacturer':
    case 'category':
      return [grouped(name, sql.id(`${name}_id`))]
    case 'lifecycle':
      return [grouped(name, sql`lifecycle`)]
  }
}

/** `offset 0` keeps the planner from reading all goods for some parts. */
export const countFacets = (db: Queryable, request: CountRequest) =>
  (request.hasFewTexts ? runPrepared : run)<FacetRow>(
    db,
    sql`with h as materialized (${request.parts}), packed as (
          select h.id, g.packaging, g.is_in_stock from h cross join lateral (
            select packaging, is_in_stock from listed_goods where part_id = h.id and is_first_in_packaging offset 0
          ) g
        )
        ${sql.join(
          request.facets.flatMap((name) => selectFacet(name, request)),
          sql` union all `,
        )}`,
  )

export const selectPartsById = (ids: readonly number[]) => selectParts(sql`select unnest(${ids}::int[]) as id`)
