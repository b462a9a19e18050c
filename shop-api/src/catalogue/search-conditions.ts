import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import type { Attribute } from './attributes.ts'
import type { Wish } from './read-candidates.ts'
import type { Lexicon } from './read-lexicon.ts'
import { packageKey } from './read-words.ts'
import { limitsOf, valuesInRanges, valuesOfWords, type Limits } from './search-values.ts'
import type { Sql } from './statement.ts'

/** A wish as a condition on `parts p`. `ids` are the values that fulfil it, where it is looked up by them; `where` is null
 * where no value in the catalogue does. */
export type Condition = { key: string; where: Sql | null; ids: readonly number[] | null }

/** The index compares every part that it finds with every value it is asked for, so a long list is asked for in portions. */
const portion = 32
const portionsOf = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / portion) }, (_, i) => ids.slice(i * portion, (i + 1) * portion))

const anyOf = (wheres: readonly Sql[]) => sql`(${sql.join(wheres, sql` or `)})`
const oneOf = (ids: readonly number[]) =>
  ids.length === 1 ? sql`p.value_ids @> ${ids}::int[]` : sql`p.value_ids && ${ids}::int[]`

/** Looked up in the index of values. */
const holding = (key: string, ids: readonly number[]): Condition => ({
  key,
  where: ids.length === 0 ? null : ids.length <= portion ? oneOf(ids) : anyOf(portionsOf(ids).map(oneOf)),
  ids,
})

/** Looked up value by value, which takes long for many parts but never longer than that, whatever the planner thinks of them. */
const gathered = (key: string, ids: readonly number[]): Condition => ({
  key,
  where: sql`p.id = any(array(
    select held.id from unnest(${ids}::int[]) value_id
    cross join lateral (select id from parts where value_ids @> array[value_id] offset 0) held))`,
  ids,
})

/** One of several. */
export const either = (conditions: readonly Condition[]): Condition => {
  const lists = conditions.flatMap(({ ids }) => (ids ? [ids] : []))
  const ids = [...new Set(lists.flat())]
  if (lists.length === conditions.length && ids.length <= mostPortioned) return holding('', ids)
  return { key: '', ids: null, where: anyOf(conditions.flatMap(({ where }) => where ?? [])) }
}

const path = '$[*] ? (@.key == $key && @.value >= $least && @.value <= $most)'
/** Looked for in the parameters of each part. */
const within = (key: string, limits: Limits): Condition => ({
  key,
  ids: null,
  where: sql`jsonb_path_exists(p.params, ${path}::jsonpath, ${JSON.stringify({ key, ...limits })}::jsonb)`,
})

/** A part that works over a range fulfils what lies within it. */
const covers = (span: Limits, { min, max }: { min: number | null; max: number | null }) => {
  const reaches = (value: number) => span.most >= limitsOf(value, null).least
  const startsBy = (value: number) => span.least <= limitsOf(null, value).most
  if (min === null) return max === null || startsBy(max)
  return max === null ? reaches(min) : startsBy(min) && reaches(max)
}

/** So many parts are gathered. */
const fewParts = 20_000
/** Of values that more parts than this share have, the first parts are soon come by. */
const fewShare = 0.05
const mostPortioned = 5_000
export const mostIds = 20_000

type Values = { ids: readonly number[]; partCount: number }

/** The cheapest way to find the parts that have any of these values and lie `within`, where `rarest` is the least number of
 * parts that any of the search's conditions lets through. */
const cheapest = (key: string, { ids, partCount }: Values, inside: Condition, parts: number, rarest: number) => {
  if (ids.length <= portion) return holding(key, ids)
  if (ids.length <= mostIds && partCount <= fewParts) return gathered(key, ids)
  const isDriver = ids.length <= mostPortioned && partCount <= parts * fewShare && partCount <= rarest
  return isDriver ? holding(key, ids) : inside
}

/** One condition for each wish, in their order. Every key is an attribute's or `package`. */
export const conditionsOf = async (
  db: Queryable,
  attributes: ReadonlyMap<string, Attribute>,
  { spans, parts }: Lexicon,
  wishes: readonly Wish[],
): Promise<Condition[]> => {
  const named = wishes.map((wish) => ({ ...wish, id: attributes.get(wish.key)?.id ?? 0 }))
  const [ranges, words] = await Promise.all([valuesInRanges(db, named, mostIds), valuesOfWords(db, named)])
  const rarest = Math.min(...[...ranges.values(), ...words.values()].map(({ partCount }) => partCount))
  return named.map((wish, i) => {
    const { key } = wish
    if ('values' in wish && key === packageKey)
      return { key, ids: null, where: sql`p.package = any(${wish.values}::text[])` }
    if ('values' in wish) return holding(key, words.get(i)?.ids ?? [])
    const covering = (spans.get(key) ?? []).filter((span) => covers(span, wish)).map(({ id }) => id)
    const found = ranges.get(i) ?? { ids: [], partCount: 0 }
    const inside = within(key, limitsOf(wish.min, wish.max))
    if (covering.length === 0) return cheapest(key, found, inside, parts, rarest)
    return found.ids.length <= mostIds
      ? holding(key, [...found.ids, ...covering])
      : either([inside, holding(key, covering)])
  })
}
