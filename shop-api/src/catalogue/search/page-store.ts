import { sql } from 'kysely'
import { matchReasons, type searchSorts } from '@partgate/schema/shop-api/search.ts'
import type { Queryable } from '#db/database.ts'
import { hits, matchesAlias, maxCountedHits, offered, writeSubquery } from '../part-filter/hits.ts'
import { isWholeCatalogue, type SearchFilter } from '../part-filter/filter.ts'
import { emptyPlan, type SearchPlan } from '../query-parser/plan.ts'
import { run, runPrepared, type Sql } from '../statement.ts'

export type Sort = (typeof searchSorts)[number]
export type PageRequest = {
  plan: SearchPlan | null
  filter: SearchFilter
  sort: Sort
  /** Whose prices decide the order. */
  quantity: number | null
  offset: number
  limit: number
}
export type PageHit = { goods_id: number; rank: number; alias: string | null }

export type FoundPart = { id: number; rank: number }

/** The price of the quantity that `toOrderableQuantity` returns. Price breaks are in ascending order. */
const toCost = (quantity: number) => {
  const ordered = sql`ceil(greatest(${quantity}::int, offer.minimum)::numeric / offer.multiple) * offer.multiple`
  return sql`${ordered} * coalesce((
    select (step ->> 1)::bigint from json_array_elements(offer.price_breaks) with ordinality breaks (step, place)
    where (step ->> 0)::int <= ${ordered} order by place desc limit 1
  ), offer.first_price)`
}

const offerOrders = {
  stock: () => sql`offer.stock desc, sold.goods_id`,
  price: (quantity) =>
    quantity === null
      ? sql`offer.first_price nulls last, sold.goods_id`
      : sql`offer.first_price is null, offer.minimum > ${quantity}::int, ${toCost(quantity)}, sold.goods_id`,
} satisfies Partial<Record<Sort, (quantity: number | null) => Sql>>
type OfferSort = keyof typeof offerOrders
export const isByOffer = (sort: Sort): sort is OfferSort => sort in offerOrders

export const relevance = sql`rank, popularity desc, id`
const partOrders: Record<Sort, Sql> = {
  relevance,
  part_number: sql`mpn_norm, id`,
  stock: relevance,
  price: relevance,
}

/** True where one plan is the best for all texts: without filters, and unless a hundredth of all part numbers begins with the number. */
const hasOnePlan = (plan: SearchPlan | null, filter: SearchFilter, numberBounds: readonly string[]) =>
  plan !== null &&
  isWholeCatalogue(null, filter) &&
  (plan.number === '' || plan.isExact || !numberBounds.some((bound) => bound.startsWith(plan.number)))

/** The parts that the search counts, and one more where there are more, in the order of `sort`; where offers decide it, by relevance. `numberBounds` divide the part numbers into a hundred equal shares. */
export const findParts = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
  sort: Sort,
  numberBounds: readonly string[],
): Promise<FoundPart[]> => {
  const columns = sql`p.id, p.popularity, p.mpn_norm`
  const select = (found: Sql) => sql`
    select array_agg(id) as ids, array_agg(rank) as ranks
    from (select id, rank from (${found}) h order by ${partOrders[sort]}) sorted`
  type Found = { ids: number[] | null; ranks: number[] | null }
  const max = maxCountedHits + 1
  const [row] = hasOnePlan(plan, filter, numberBounds)
    ? await runPrepared<Found>(db, select(hits(plan, filter, columns, max, writeSubquery)))
    : await run<Found>(db, select(hits(plan, filter, columns, max)))
  const ranks = row?.ranks ?? []
  return (row?.ids ?? []).map((id, i) => ({ id, rank: ranks[i] ?? 0 }))
}

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

const unnestParts = (parts: readonly FoundPart[]) =>
  sql`unnest((select ${parts.map(({ id }) => id)}::int[]), (select ${parts.map(({ rank }) => rank)}::int[])) with ordinality h (id, rank, place)`

export const loadPageOfParts = (
  db: Queryable,
  request: Pick<PageRequest, 'plan' | 'filter'>,
  parts: readonly FoundPart[],
) =>
  runPrepared<PageHit>(
    db,
    sql`select sold.goods_id, h.rank, named.alias
        from ${unnestParts(parts)} ${joinDisplayedGoods(request)} order by h.place`,
  )

/** Sorts the parts by their displayed goods. */
export const loadPageByOffer = (
  db: Queryable,
  { plan, filter, quantity, offset, limit }: PageRequest,
  parts: readonly FoundPart[],
  sort: OfferSort,
) =>
  run<PageHit>(
    db,
    sql`select sold.goods_id, h.rank, named.alias
        from ${unnestParts(parts)} ${joinDisplayedGoods({ plan, filter })}
        join goods offer on offer.id = sold.goods_id
        order by ${offerOrders[sort](quantity)} limit ${limit} offset ${offset}`,
  )
