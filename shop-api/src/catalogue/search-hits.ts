import { sql } from 'kysely'
import { matchReasons, type packagings } from '@partgate/schema/shop-api/catalogue.ts'
import type { SearchPlan } from './search-plan.ts'
import { allOf, type Sql } from './statement.ts'

export type SearchFilter = {
  /** A category and all below it. */
  categoryIds: readonly number[] | null
  manufacturerIds: readonly number[] | null
  packaging: (typeof packagings)[number] | null
  inStock: boolean
  rohs: boolean
}

/** One id as `=`, for an index on (column, popularity) then gives the order too. */
export const among = (column: Sql, ids: readonly number[]) =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::int` : sql`${column} = any(${ids}::int[])`

/** On `goods g` and `goods_offers o`: which of a part's goods the filter lets through. */
export const offered = ({ packaging, inStock }: SearchFilter) =>
  allOf([packaging && sql`g.packaging = ${packaging}`, inStock && sql`o.stock > 0`])

const listed = (filter: SearchFilter) =>
  allOf([
    filter.categoryIds && among(sql`p.category_id`, filter.categoryIds),
    filter.manufacturerIds && among(sql`p.manufacturer_id`, filter.manufacturerIds),
    filter.rohs && sql`p.rohs in ('compliant', 'exempt')`,
    (filter.packaging || filter.inStock) &&
      sql`exists (select from goods g join goods_offers o on o.goods_id = g.id where g.part_id = p.id and ${offered(filter)} offset 0)`,
  ])

const startsWith = (column: Sql, number: string) => sql`${column} >= ${number} and ${column} < ${number} || '~'`

type Step = { rank: number; where: Sql; from?: Sql; alias?: Sql }

/** The ways in which a part can match, best first: each is one index. */
const stepsOf = ({ text, number, inside, wordQuery }: SearchPlan): Step[] => {
  const same = sql`p.mpn_norm = ${number}`
  const ways = {
    exact: number && { where: sql`${same} and upper(p.mpn) = upper(${text})` },
    normalised: number && { where: same },
    prefix: number && { where: startsWith(sql`p.mpn_norm`, number) },
    alias: number && {
      from: sql`aliases a join parts p on p.id = a.part_id`,
      alias: sql`a.alias, a.goods_id`,
      where: startsWith(sql`a.alias_norm`, number),
    },
    inside: inside && { where: sql`p.mpn_norm like ${inside}` },
    words: wordQuery && {
      where: sql`to_tsvector('simple', p.mpn || ' ' || p.description) @@ to_tsquery('simple', ${wordQuery})`,
    },
  }
  return matchReasons.flatMap((reason, rank) => {
    const way = ways[reason]
    return way ? [{ rank, ...way }] : []
  })
}

const everything: Step[] = [{ rank: 0, where: sql`true` }]
const nothing: Step[] = [{ rank: 0, where: sql`false` }]

/** Rows of (id, mpn, mpn_norm, manufacturer_id, category_id, popularity, rank, alias, alias_goods_id), a part once per way it
 * matches, from each way the first `most` in `order`, or any. */
export const hits = (plan: SearchPlan | null, filter: SearchFilter, most: number, order: Sql = sql``) => {
  const steps = plan ? stepsOf(plan) : everything
  const columns = sql`p.id, p.mpn, p.mpn_norm, p.manufacturer_id, p.category_id, p.popularity`
  return sql.join(
    (steps.length ? steps : nothing).map(
      ({ rank, where, from = sql`parts p`, alias = sql`null::text, null::int` }) =>
        sql`(select ${columns}, ${sql.lit(rank)} as rank, ${alias} from ${from}
             where ${where} and ${listed(filter)} ${order} limit ${most})`,
    ),
    sql` union all `,
  )
}
