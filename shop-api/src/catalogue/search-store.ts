import { sql } from 'kysely'
import type { searchSorts } from '@partgate/schema/shop-api/catalogue.ts'
import type { Queryable } from '#db/database.ts'
import { among, hits, offered, type SearchFilter } from './search-hits.ts'
import type { SearchPlan } from './search-plan.ts'
import { run, type Sql } from './statement.ts'

/** So many hits are counted, faceted and sorted; beyond, the answer says that there are more. */
export const countedHits = 10_000

type Sort = (typeof searchSorts)[number]
export type Hit = { goods_id: number; mpn: string; rank: number; alias: string | null }

/** `step` is the order within one way to match, `page` that of the answer. Price and stock are those of the goods shown; with
 * them the `countedHits` most popular are sorted, for no index holds that order. */
const orders: Record<Sort, { step: Sql; page: Sql; sortsAll?: boolean }> = {
  relevance: { step: sql`p.popularity desc, p.id`, page: sql`h.rank, h.popularity desc, h.id` },
  part_number: { step: sql`p.mpn_norm, p.id`, page: sql`h.mpn_norm, h.id` },
  stock: { step: sql`p.popularity desc, p.id`, page: sql`sold.stock desc, h.id`, sortsAll: true },
  price: { step: sql`p.popularity desc, p.id`, page: sql`sold.price nulls last, h.id`, sortsAll: true },
}

type PageRequest = { plan: SearchPlan | null; filter: SearchFilter; sort: Sort; offset: number; limit: number }

/** One page of parts, each with the one of its goods that is shown: the alias's, or else the default, as the filter allows. */
export const pageOfHits = (db: Queryable, { plan, filter, sort, offset, limit }: PageRequest) => {
  const { step, page, sortsAll } = orders[sort]
  const most = sortsAll ? countedHits : offset + limit
  return run<Hit>(
    db,
    sql`with step_hits (id, mpn, mpn_norm, manufacturer_id, category_id, popularity, rank, alias, alias_goods_id) as (
          ${hits(plan, filter, most, sql`order by ${step}`)}
        ), h as materialized (
          select distinct on (id) * from step_hits order by id, rank, length(alias)
        )
        select sold.goods_id, h.mpn, h.rank, h.alias
        from h cross join lateral (
          select g.id as goods_id, coalesce(o.stock, 0) as stock, o.break_prices[1] as price
          from goods g left join goods_offers o on o.goods_id = g.id
          where g.part_id = h.id and ${offered(filter)}
          order by (g.id = h.alias_goods_id) is true desc, g.is_default desc, g.minimum, g.id
          limit 1
        ) sold
        order by ${page} limit ${limit} offset ${offset}`,
  )
}
