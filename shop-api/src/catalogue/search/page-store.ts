import { sql } from 'kysely'
import { matchReasons, type searchSorts } from '@partgate/schema/shop-api/search.ts'
import type { Queryable } from '#db/database.ts'
import type { PageOrder } from '../facets/store.ts'
import type { FoundPart } from '../facets/service.ts'
import { hits, matchesAlias, maxCountedHits, offered } from './hits.ts'
import type { SearchFilter } from './filter.ts'
import { emptyPlan, type SearchPlan } from './plan.ts'
import { run, type Sql } from '../statement.ts'

export type Sort = (typeof searchSorts)[number]
export type PageRequest = {
  plan: SearchPlan | null
  filter: SearchFilter
  sort: Sort
  offset: number
  limit: number
}
export type Hit = { goods_id: number; rank: number; alias: string | null }

const sortOrders = {
  part: { relevance: sql`rank, popularity desc, id`, part_number: sql`mpn_norm, id` },
  offer: {
    stock: sql`coalesce(offer.stock, 0) desc, sold.goods_id`,
    price: sql`offer.first_price nulls last, sold.goods_id`,
  },
} satisfies Record<string, Partial<Record<Sort, Sql>>>

export type OfferSort = keyof typeof sortOrders.offer
export const isByOffer = (sort: Sort): sort is OfferSort => sort in sortOrders.offer

/** Null where offers decide the order. */
export const toPageOrder = ({
  sort,
  offset,
  limit,
}: Pick<PageRequest, 'sort' | 'offset' | 'limit'>): PageOrder | null =>
  isByOffer(sort) ? null : { name: `${sort} ${offset} ${limit}`, by: sortOrders.part[sort], offset, limit }

const aliasRank = sql.lit(matchReasons.indexOf('alias'))

/** Joins `h` with the displayed goods of each part: those that the alias names, else the first that the filter allows. */
const joinDisplayedGoods = ({ plan, filter }: Pick<PageRequest, 'plan' | 'filter'>) => sql`
  left join lateral (
    select alias, goods_id from aliases
    where h.rank = ${aliasRank} and part_id = h.id and ${matchesAlias(plan ?? emptyPlan)}
    order by length(alias), alias limit 1
  ) named on true
  cross join lateral (
    select g.goods_id from listed_goods g where g.part_id = h.id and ${offered(filter)}
    order by (g.goods_id = named.goods_id) is true desc, g.place limit 1
  ) sold`

export const loadGoodsOfParts = (
  db: Queryable,
  request: Pick<PageRequest, 'plan' | 'filter'>,
  parts: readonly FoundPart[],
) =>
  run<Hit>(
    db,
    sql`select sold.goods_id, h.rank, named.alias
        from unnest(${parts.map(({ id }) => id)}::int[], ${parts.map(({ rank }) => rank)}::int[]) with ordinality h (id, rank, place)
        ${joinDisplayedGoods(request)} order by h.place`,
  )

/** Sorts the counted parts by their displayed goods. */
export const loadPageByOffer = (db: Queryable, { plan, filter, offset, limit }: PageRequest, sort: OfferSort) =>
  run<Hit>(
    db,
    sql`select sold.goods_id, h.rank, named.alias
        from (${hits(plan, filter, sql`p.id`, maxCountedHits)}) h ${joinDisplayedGoods({ plan, filter })}
        left join goods_offers offer on offer.goods_id = sold.goods_id
        order by ${sortOrders.offer[sort]} limit ${limit} offset ${offset}`,
  )
