import { sql } from 'kysely'
import { matchReasons } from '@partgate/schema/shop-api/search.ts'
import type { SearchFilter } from './filter.ts'
import type { SearchPlan } from '../query-parser/plan.ts'
import { allOf, type Sql } from '../statement.ts'

/** A search counts and sorts the first parts that it finds, the most popular first. */
export const maxCountedHits = 1_000

/** A single id is compared by `=`, so that an index on (column, popularity) gives the order too. */
export const isAmong = (column: Sql, ids: readonly number[]) =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::bigint` : sql`${column} = any(${ids}::bigint[])`

export const startsWith = (column: Sql, number: string | Sql) =>
  sql`${column} >= ${number} and ${column} < ${number} || '~'`

/** In byte order, ':' follows the digits and '[' follows the letters. */
export const beginsWith = (column: Sql, initial: string) =>
  initial === 'OTHER'
    ? sql`(${column} < '0' or ${column} >= ':' and ${column} < 'A' or ${column} >= '[')`
    : sql`${column} >= ${initial} and ${column} < ${String.fromCharCode(initial.charCodeAt(0) + 1)}`

export const offered = ({ packagings, inStock }: Pick<SearchFilter, 'packagings' | 'inStock'>) =>
  allOf([packagings && sql`g.packaging = any(${packagings}::text[])`, inStock && sql`g.is_in_stock`])

/** `offset 0` keeps the planner from hashing all goods for a few parts. */
const isOffered = (part: Sql, filter: Pick<SearchFilter, 'packagings' | 'inStock'>) =>
  sql`exists (select from listed_goods g where g.part_id = ${part} and ${offered(filter)} offset 0)`

export const conforms = (rohs: Sql) => sql`${rohs} in ('compliant', 'exempt')`

const listed = (filter: SearchFilter) =>
  allOf([
    filter.categoryIds && isAmong(sql`p.category_id`, filter.categoryIds),
    filter.manufacturerIds && isAmong(sql`p.manufacturer_id`, filter.manufacturerIds),
    filter.lifecycles && sql`p.lifecycle = any(${filter.lifecycles}::text[])`,
    filter.initial !== null && beginsWith(sql`p.mpn_norm`, filter.initial),
    filter.rohs && conforms(sql`p.rohs`),
    ...filter.conditions.map(({ where }) => where ?? sql`false`),
    (filter.packagings || filter.inStock) && isOffered(sql`p.id`, filter),
  ])

/** How a statement has a text of the keyword. */
type WriteText = (text: string) => Sql
const writeParameter: WriteText = (text) => sql`${text}`
/** The planner does not see the result of a subquery, so all texts get the same plan. */
export const writeSubquery: WriteText = (text) => sql`(select ${text}::text)`

const hasWords = ({ wordQuery, compoundQuery }: SearchPlan, write: WriteText) => {
  const words = sql`to_tsvector('simple', p.mpn || ' ' || p.description)`
  return allOf([
    wordQuery !== null && sql`${words} @@ to_tsquery('simple', ${write(wordQuery)})`,
    compoundQuery !== null && sql`${words} @@ ${write(compoundQuery)}::tsquery`,
  ])
}

const hasPoints = (number: Sql, points: string | null, write: WriteText) =>
  points !== null && sql`${number} ~ ${write(points)}`

export const matchesAlias = (
  { number, points, isExact }: Pick<SearchPlan, 'number' | 'points' | 'isExact'>,
  write = writeParameter,
) =>
  allOf([
    isExact ? sql`alias_norm = ${write(number)}` : startsWith(sql`alias_norm`, write(number)),
    hasPoints(sql`alias`, points, write),
  ])

const selectAliased = (plan: SearchPlan, write: WriteText) =>
  sql`aliased as materialized (select part_id from aliases where ${matchesAlias(plan, write)} limit ${sql.lit(maxCountedHits + 1)})`

type Way = { rank: Sql; where: Sql; others?: Sql; needsSort?: boolean; isOfText?: boolean }

const toRank = (reason: (typeof matchReasons)[number]) => sql.lit(matchReasons.indexOf(reason))

/** Best way first, each with its own index. `rank` is the position in `matchReasons`; `others`: how later ways leave out these parts, where `not (where)` is slow. `needsSort`: the index does not find the most popular parts first. `isOfText`: any share of all parts may match. */
const listWaysToMatch = (plan: SearchPlan | null, write: WriteText): Way[] => {
  if (!plan) return [{ rank: sql`0`, where: sql`true`, needsSort: true }]
  const { text, number, inside, wordQuery, compoundQuery, resembling, points, isExact } = plan
  const pointed = (where: Sql) => allOf([where, hasPoints(sql`p.mpn`, points, write)])
  const sameRank = sql`case when upper(p.mpn) = upper(${write(text)}) then ${toRank('exact')} else ${toRank('normalised')} end`
  const ways: (Way | false)[] = [
    number !== '' && { rank: sameRank, where: pointed(sql`p.mpn_norm = ${write(number)}`) },
    number !== '' &&
      !isExact && {
        rank: toRank('prefix'),
        where: pointed(startsWith(sql`p.mpn_norm`, write(number))),
        needsSort: true,
      },
    // As an array the ids are looked up one by one; as a set they would be joined with all parts.
    number !== '' && {
      rank: toRank('alias'),
      where: sql`p.id = any(array(select part_id from aliased))`,
      others: sql`p.id not in (select part_id from aliased)`,
    },
    // Twice, so that the planner expects few parts and looks them up in the trigram index instead of reading all numbers. The index knows the operator only, so it compares once.
    inside !== null && {
      rank: toRank('inside'),
      where: pointed(sql`p.mpn_norm like ${write(inside)} and textlike(p.mpn_norm, ${write(inside)})`),
      others: sql`not (${pointed(sql`p.mpn_norm like ${write(inside)}`)})`,
      isOfText: true,
    },
    (wordQuery !== null || compoundQuery !== null) && {
      rank: toRank('words'),
      where: hasWords(plan, write),
      isOfText: true,
    },
    resembling !== null && { rank: toRank('typo'), where: sql`p.id = any(${resembling}::int[])` },
  ]
  const possible = ways.filter((way) => way !== false)
  return possible.length ? possible : [{ rank: sql`0`, where: sql`false` }]
}

/**
 * Each part by its best way only, so the first `max` rows are enough and later ways often do not run. Parts are stored by
 * popularity, so scans and bitmaps find the most popular first. A bitmap of a text has all parts that match before the first
 * is read, so popular parts have small indexes of their own, which are read first. Materialized, because a planner that knows
 * of the limit would test part after part.
 */
export const hits = (
  plan: SearchPlan | null,
  filter: SearchFilter,
  columns: Sql,
  max: number,
  write: WriteText = writeParameter,
) => {
  const ways = listWaysToMatch(plan, write).flatMap(({ rank, where, needsSort, isOfText }, index, all) => {
    const better = all.slice(0, index).map((way) => way.others ?? sql`not (${way.where})`)
    const order = needsSort ? sql`order by p.popularity desc, p.id limit ${sql.lit(max)}` : sql``
    const select = (part: Sql | null) =>
      sql`(select ${rank} as rank, ${columns} from parts p where ${allOf([part, where, listed(filter), ...better])} ${order})`
    return isOfText ? [select(sql`p.is_popular`), select(sql`not p.is_popular`)] : [select(null)]
  })
  const found = sql`found as materialized (${sql.join(ways, sql` union all `)})`
  return sql`(with ${plan && plan.number !== '' ? sql`${selectAliased(plan, write)}, ${found}` : found} select * from found limit ${sql.lit(max)})`
}
