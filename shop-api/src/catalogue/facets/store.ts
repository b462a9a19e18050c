import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { packageKey } from '../query-parser/words.ts'
import { conforms, hits, maxCountedHits, isOffered, isOfferedAnywhere, offered } from '../search/hits.ts'
import type { SearchFilter } from '../search/filter.ts'
import type { SearchPlan } from '../search/plan.ts'
import { run, type Sql } from '../statement.ts'

export const facetValues = 60

/** `size` counts the parts, `hit` are the part ids of one page. */
export type FacetName =
  | 'size'
  | 'hit'
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

export type PageOrder = { name: string; offset: number; limit: number; by: Sql }

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

/** `number` is the position on the page. */
const selectPage = ({ by, limit, offset }: PageOrder) => sql`
  select 'hit', id::text, null, place, rank, null, null, null from (
    select id, rank, row_number() over (order by ${by}) as place
    from (select * from h order by ${by} limit ${offset + limit}) first order by place limit ${limit} offset ${offset}
  ) page`

/** For lists of a large share of the catalogue one scan of all goods is faster than a lookup for each part; the engine decides before it reads. */
const isMany = sql`(select count(*) from h) > (select sum(part_count) / 10 from manufacturers)`
const byLot = (max: number, few: Sql, many: Sql): Sql[] =>
  max <= maxCountedHits
    ? [few]
    : [sql`select * from (${few}) few where not ${isMany}`, sql`select * from (${many}) many where ${isMany}`]

export type CountRequest = {
  plan: SearchPlan | null
  filter: SearchFilter
  facets: readonly FacetName[]
  max: number
  key?: string | null
  page?: PageOrder | null
}

const selectFacet = (name: FacetName, { filter, max, key = null, page = null }: CountRequest): Sql[] => {
  switch (name) {
    case 'size':
      return [option(name, sql`null`, all, sql`h`)]
    case 'hit':
      return page ? [selectPage(page)] : []
    case 'packaging':
      return byLot(
        max,
        sql`${option(
          name,
          sql`packaging`,
          all,
          sql`h cross join lateral (select distinct g.packaging from listed_goods g
                where g.part_id = h.id and ${offered({ packagings: null, inStock: filter.inStock })} offset 0) packed`,
        )} group by packaging`,
        sql`${option(
          name,
          sql`packaging`,
          all,
          sql`h join (select g.part_id, g.packaging from listed_goods g
                where g.is_first_in_packaging and ${offered({ packagings: null, inStock: filter.inStock })} offset 0) packed on packed.part_id = h.id`,
        )} group by packaging`,
      )
    case 'in_stock': {
      if (filter.inStock) return [option(name, sql`null`, all, sql`h`)]
      const sold = { packagings: filter.packagings, inStock: true }
      return byLot(
        max,
        sql`${option(name, sql`null`, all, sql`h where ${isOffered(sql`h.id`, sold)}`)}`,
        sql`${option(name, sql`null`, all, sql`h where ${isOfferedAnywhere(sql`h.id`, sold)}`)}`,
      )
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

const columns = sql`p.id, p.popularity, p.mpn_norm, p.manufacturer_id, p.category_id, p.lifecycle, p.rohs, p.package, p.value_ids`

/** Counts in the first `max` + 1 parts. */
export const countFacets = (request: CountRequest, db: Queryable) => {
  const { plan, filter, facets, max } = request
  return run<FacetRow>(
    db,
    sql`with h as materialized (${hits(plan, filter, columns, max + 1)})
        ${sql.join(
          facets.flatMap((name) => selectFacet(name, request)),
          sql` union all `,
        )}`,
  )
}
