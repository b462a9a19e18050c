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

/** The index compares every part with every value that it is asked for at once, so a long list is asked for in portions. */
const portion = 32
const portionsOf = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / portion) }, (_, i) => ids.slice(i * portion, (i + 1) * portion))

const anyOf = (wheres: readonly Sql[]) => sql`(${sql.join(wheres, sql` or `)})`

/** Looked up in the index of values. */
export const holding = (key: string, ids: readonly number[]): Condition => {
  if (ids.length === 0) return { key, where: null, ids }
  const where =
    ids.length === 1
      ? sql`p.value_ids @> ${ids}::int[]`
      : anyOf(portionsOf(ids).map((some) => sql`p.value_ids && ${some}::int[]`))
  return { key, where, ids }
}

/** One of several. */
export const either = (conditions: readonly Condition[]): Condition => {
  const lists = conditions.flatMap(({ ids }) => (ids ? [ids] : []))
  if (lists.length === conditions.length) return holding('', [...new Set(lists.flat())])
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

/** A value that fewer parts than these have is looked up; else so many have it that the first ones are soon come by. */
const fewParts = 50_000
const fewShare = 0.05
const mostIds = 20_000

/** One condition for each wish, in their order. Every key is an attribute's or `package`. */
export const conditionsOf = async (
  db: Queryable,
  attributes: ReadonlyMap<string, Attribute>,
  { spans, parts }: Lexicon,
  wishes: readonly Wish[],
): Promise<Condition[]> => {
  const named = wishes.map((wish) => ({ ...wish, id: attributes.get(wish.key)?.id ?? 0 }))
  const [ranges, words] = await Promise.all([valuesInRanges(db, named, mostIds), valuesOfWords(db, named)])
  return named.map((wish, i) => {
    const { key } = wish
    if ('values' in wish && key === packageKey)
      return { key, ids: null, where: sql`p.package = any(${wish.values}::text[])` }
    if ('values' in wish) return holding(key, words.get(i) ?? [])
    const covering = (spans.get(key) ?? []).filter((span) => covers(span, wish)).map(({ id }) => id)
    const { ids = [], partCount = 0 } = ranges.get(i) ?? {}
    const isRare = partCount <= Math.max(fewParts, parts * fewShare) && ids.length <= mostIds
    if (isRare) return holding(key, [...ids, ...covering])
    const inside = within(key, limitsOf(wish.min, wish.max))
    return covering.length === 0 ? inside : either([inside, holding(key, covering)])
  })
}
