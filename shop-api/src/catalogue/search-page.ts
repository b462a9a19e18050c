import { sql } from 'kysely'
import { matchReasons, type searchSorts } from '@partgate/schema/shop-api/catalogue.ts'
import type { Queryable } from '#db/database.ts'
import { countedHits, listed, offered, startsWith, waysToMatch, type SearchFilter } from './search-hits.ts'
import type { SearchCounts } from './search-counts.ts'
import type { SearchPlan } from './search-plan.ts'
import { allOf, run, type Sql } from './statement.ts'

type Sort = (typeof searchSorts)[number]
type PageRequest = {
  plan: SearchPlan | null
  filter: SearchFilter
  sort: Sort
  offset: number
  limit: number
  found: SearchCounts['found']
}
export type Hit = { goods_id: number; rank: number; alias: string | null }

/** `way` is the order within one way to match, of `key`; `page` is that of the whole answer. */
const orders: Record<Sort, { key: Sql; way: Sql; page: Sql; byOffer?: boolean }> = {
  relevance: { key: sql`p.popularity`, way: sql`p.popularity desc, p.id`, page: sql`rank, key desc, id` },
  part_number: { key: sql`p.mpn_norm`, way: sql`key, p.id`, page: sql`key, id` },
  stock: { key: sql`null`, way: sql`p.popularity desc, p.id`, page: sql`stock desc, id`, byOffer: true },
  price: { key: sql`null`, way: sql`p.popularity desc, p.id`, page: sql`price nulls last, id`, byOffer: true },
}

const aliasRank = sql.lit(matchReasons.indexOf('alias'))

/** To test a part's words costs as much as to read thirty parts, and the planner guesses badly how many it must test when it
 * walks along an order. So it may do that only for the first pages of what is nearly everywhere; else it sorts what the
 * index of words finds. */
const wordsRank = matchReasons.indexOf('words')
const commonHits = countedHits / 2
const firstPages = 200

/** One page of parts, each with the one of its goods that is shown: the alias's, or else the default, as the filter allows. */
export const pageOfHits = (db: Queryable, { plan, filter, sort, offset, limit, found }: PageRequest) => {
  const { key, way, page, byOffer } = orders[sort]
  const cut = sql`order by ${page} limit ${limit} offset ${offset}`
  const most = byOffer ? countedHits : offset + limit
  const foundBefore = (rank: number) =>
    found.entries().reduce((sum, [other, count]) => (other < rank ? sum + count : sum), 0)
  const ways = waysToMatch(plan)
    .filter(({ rank }) => found.has(rank) && (sort !== 'relevance' || foundBefore(rank) < most))
    .map(({ rank, where }) => {
      const isCommon = sort === 'relevance' && most <= firstPages && (found.get(rank) ?? 0) >= commonHits
      const fence = rank === wordsRank && !isCommon ? sql`offset 0` : sql``
      return sql`(
        select id, ${sql.lit(rank)} as rank, key from (
          select p.id, p.popularity, ${key} as key from parts p where ${allOf([where, listed(filter)])} ${fence}
        ) p order by ${way} limit ${most})`
    })
  return run<Hit>(
    db,
    sql`select sold.goods_id, h.rank, named.alias
        from (
          select id, min(rank) as rank, key from (${sql.join(ways, sql` union all `)}) every_way
          group by id, key ${byOffer ? sql`` : cut}
        ) h
        left join lateral (
          select alias, goods_id from aliases
          where h.rank = ${aliasRank} and part_id = h.id and ${startsWith(sql`alias_norm`, plan?.number ?? '')}
          order by length(alias), alias limit 1
        ) named on true
        cross join lateral (
          select g.id as goods_id, coalesce(o.stock, 0) as stock, o.break_prices[1] as price
          from goods g left join goods_offers o on o.goods_id = g.id
          where g.part_id = h.id and ${offered(filter)}
          order by (g.id = named.goods_id) is true desc, g.is_default desc, g.minimum, g.id limit 1
        ) sold
        ${byOffer ? cut : sql`order by ${page}`}`,
  )
}
