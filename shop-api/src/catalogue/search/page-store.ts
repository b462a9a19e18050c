import { sql } from 'kysely'
import { matchReasons, type searchSorts } from '@partgate/schema/shop-api/search.ts'
import type { Queryable } from '#db/database.ts'
import type { PageOrder } from '../facets/store.ts'
import type { SearchCounts } from '../facets/service.ts'
import { maxCountedHits, hits, listed, matchesAlias, offered, listWaysToMatch } from './hits.ts'
import type { SearchFilter } from './filter.ts'
import { emptyPlan, type SearchPlan } from './plan.ts'
import { allOf, run, type Sql } from '../statement.ts'

export type Sort = (typeof searchSorts)[number]
export type PageRequest = {
  plan: SearchPlan | null
  filter: SearchFilter
  sort: Sort
  offset: number
  limit: number
  partCount: number
}
export type FoundPart = { id: number; rank: number }
export type Hit = { goods_id: number; rank: number; alias: string | null }

/** `way` orders the parts of one way to match by `key`; `page` orders the whole result. */
const sortOrders: Record<Sort, { key: Sql; way: Sql; page: Sql; byOffer?: boolean }> = {
  relevance: { key: sql`p.popularity`, way: sql`p.popularity desc, p.id`, page: sql`rank, key desc, id` },
  part_number: { key: sql`p.mpn_norm`, way: sql`key, p.id`, page: sql`key, id` },
  stock: {
    key: sql`null`,
    way: sql`p.popularity desc, p.id`,
    page: sql`coalesce(offer.stock, 0) desc, sold.goods_id`,
    byOffer: true,
  },
  price: {
    key: sql`null`,
    way: sql`p.popularity desc, p.id`,
    page: sql`offer.first_price nulls last, sold.goods_id`,
    byOffer: true,
  },
}
const countedSortOrders: Partial<Record<Sort, Sql>> = {
  relevance: sql`rank, popularity desc, id`,
  part_number: sql`mpn_norm, id`,
}

/** Null where offers decide the order. */
export const toPageOrder = ({
  sort,
  offset,
  limit,
}: Pick<PageRequest, 'sort' | 'offset' | 'limit'>): PageOrder | null => {
  const by = countedSortOrders[sort]
  return by && offset + limit <= maxCountedHits ? { name: `${sort} ${offset} ${limit}`, by, offset, limit } : null
}

export const isByOffer = (sort: Sort) => sortOrders[sort].byOffer === true

const aliasRank = sql.lit(matchReasons.indexOf('alias'))

/** A word match costs as much as thirty reads and the planner misjudges how many it needs; `offset 0` makes it use the index, except for the first pages of common words. */
const wordsRank = matchReasons.indexOf('words')
const minCommonHits = 5_000
const maxFirstPagesParts = 200

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

const joinFirstGoods = sql`
  cross join lateral (select null::text as alias) named
  join (select goods_id, part_id from listed_goods where place = 1 offset 0) sold on sold.part_id = h.id`

/** Below this share of all parts a lookup for each part is faster than a scan. */
const maxLookupShare = 0.1

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

const selectFirstOfEachWay = ({ plan, filter, sort }: PageRequest, maxParts: number, { found }: SearchCounts) => {
  const { key, way } = sortOrders[sort]
  const foundBefore = (rank: number) =>
    found.entries().reduce((sum, [other, count]) => (other < rank ? sum + count : sum), 0)
  const ways = listWaysToMatch(plan)
    .filter(({ rank }) => found.has(rank) && (sort !== 'relevance' || foundBefore(rank) < maxParts))
    .map(({ rank, where }) => {
      const isCommon = sort === 'relevance' && maxParts <= maxFirstPagesParts && (found.get(rank) ?? 0) >= minCommonHits
      return sql`(
        select id, ${sql.lit(rank)} as rank, key from (
          select p.id, p.popularity, ${key} as key from parts p where ${allOf([where, listed(filter)])}
          ${rank === wordsRank && !isCommon ? sql`offset 0` : sql``}
        ) p order by ${way} limit ${maxParts})`
    })
  return sql`select id, min(rank) as rank, key from (${sql.join(ways, sql` union all `)}) every_way group by id, key`
}

export const loadHitPage = (db: Queryable, request: PageRequest, counts: SearchCounts) => {
  const { plan, filter, sort, offset, limit, partCount } = request
  const { key, page, byOffer } = sortOrders[sort]
  const orderAndLimit = sql`order by ${page} limit ${limit} offset ${offset}`
  const isAllCounted = counts.size <= maxCountedHits || filter.conditions.length > 0
  const found = isAllCounted
    ? hits(plan, filter, sql`p.id, ${key} as key`, maxCountedHits)
    : selectFirstOfEachWay(request, byOffer ? maxCountedHits : offset + limit, counts)
  const first = byOffer ? found : sql`select * from (${found}) found ${orderAndLimit}`
  const isByFirst =
    byOffer && !plan && !filter.packagings && !filter.inStock && counts.size > partCount * maxLookupShare
  return run<Hit>(
    db,
    sql`select sold.goods_id, h.rank, named.alias from (${first}) h ${isByFirst ? joinFirstGoods : joinDisplayedGoods(request)}
        ${byOffer ? sql`left join goods_offers offer on offer.goods_id = sold.goods_id ${orderAndLimit}` : sql`order by ${page}`}`,
  )
}

/** Parts are stored by popularity, so the first parts that are found are the most popular. */
export const loadValueLookupPage = (db: Queryable, { filter, sort, offset, limit }: PageRequest) => {
  const found = hits(null, filter, sql`p.id, p.popularity, p.mpn_norm`, Math.max(maxCountedHits + 1, offset + limit))
  return run<FoundPart>(
    db,
    sql`select id, rank from (${found}) h order by ${countedSortOrders[sort] ?? sql`id`} limit ${limit} offset ${offset}`,
  )
}
