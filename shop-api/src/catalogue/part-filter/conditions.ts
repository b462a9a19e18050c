import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import type { Attribute } from '../wording/attributes.ts'
import type { RequestedValue } from '../query-parser/parse-keyword.ts'
import type { Lexicon } from '../query-parser/lexicon.ts'
import { partition } from '../partition.ts'
import { packageKey } from '../query-parser/words.ts'
import { findValuesInRanges, findValuesOfWords, widenRange, type WidenedRange } from './value-store.ts'
import type { Sql } from '../statement.ts'
import type { Condition } from './filter.ts'

/** The index compares every part with every value of the query, so long lists are split. */
const portion = 32
const toPortions = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / portion) }, (_, i) => ids.slice(i * portion, (i + 1) * portion))

const anyOf = (wheres: readonly Sql[]) => sql`(${sql.join(wheres, sql` or `)})`
const oneOf = (ids: readonly number[]) =>
  ids.length === 1 ? sql`p.value_ids @> ${ids}::int[]` : sql`p.value_ids && ${ids}::int[]`

const hasValue = (key: string, ids: readonly number[]): Condition => ({
  key,
  where: ids.length === 0 ? null : ids.length <= portion ? oneOf(ids) : anyOf(toPortions(ids).map(oneOf)),
  ids,
  matchingIds: ids,
})

/** A single name is compared by `=`, so that an index on (package, popularity) gives the order too. */
const isPackage = (names: readonly string[]) =>
  names.length === 1 ? sql`p.package = ${names[0]}` : sql`p.package = any(${names}::text[])`

/** A lookup value by value is slow for many parts, but has an upper bound that the planner cannot exceed. */
const lookUpParts = (key: string, ids: readonly number[]): Condition => ({
  key,
  where: sql`p.id = any(array(
    select held.id from unnest(${ids}::int[]) value_id
    cross join lateral (select id from parts where value_ids @> array[value_id] offset 0) held))`,
  ids,
  matchingIds: ids,
})

/** Tests each part that other conditions find: a binary search among the keys of an object for each value of the part. The function is that of the operator `?|`, for which the planner expects hardly any parts. */
const testParts = (key: string, ids: readonly number[]): Condition => ({
  key,
  ids: null,
  matchingIds: ids,
  where: sql`jsonb_exists_any(${JSON.stringify(Object.fromEntries(ids.map((id) => [id, true])))}::jsonb, p.value_ids::text[])`,
})

const isTested = ({ ids, matchingIds }: Condition) => ids === null && matchingIds !== null

/** Where one of the conditions tests part after part, no index finds the parts, so a single test of all values takes the place of several. */
export const either = (conditions: readonly Condition[]): Condition => {
  const lists = conditions.flatMap(({ ids }) => (ids ? [ids] : []))
  const ids = [...new Set(lists.flat())]
  if (lists.length === conditions.length && ids.length <= maxPortioned) return hasValue('', ids)
  const [known, others] = partition(conditions, ({ matchingIds }) => matchingIds !== null)
  const matchingIds = [...new Set(known.flatMap((condition) => condition.matchingIds ?? []))]
  const joined = conditions.some(isTested) ? [testParts('', matchingIds), ...others] : conditions
  return { key: '', ids: null, matchingIds: null, where: anyOf(joined.flatMap(({ where }) => where ?? [])) }
}

const testRange = (key: string, attributeId: number, { least, most }: WidenedRange): Condition => ({
  key,
  ids: null,
  matchingIds: null,
  where: sql`exists (
    select from attribute_values v where v.id = any(p.value_ids)
      and v.attribute_id = ${attributeId} and v.num >= ${least}::float8 and v.num <= ${most}::float8 offset 0)`,
})

/** A part that works over a range matches every value inside it. */
const covers = (span: WidenedRange, { min, max }: { min: number | null; max: number | null }) => {
  const reaches = (value: number) => span.most >= widenRange(value, null).least
  const startsBy = (value: number) => span.least <= widenRange(null, value).most
  if (min === null) return max === null || startsBy(max)
  return max === null ? reaches(min) : startsBy(min) && reaches(max)
}

const fewParts = 20_000
/** Above this share the first matching parts are found quickly. */
const fewShare = 0.05
const maxPortioned = 5_000
/** More take longer to compare with the parts that a rarer condition finds than to look up. */
const maxCompared = 4 * portion
const maxIds = 20_000

type Values = { ids: readonly number[]; partCount: number }

/** The cheapest way to find parts that have one of these values and lie `inside`; `rarest` is the smallest part count of all conditions. */
const cheapest = (key: string, { ids, partCount }: Values, inside: Condition, parts: number, rarest: number) => {
  if (ids.length <= portion) return hasValue(key, ids)
  if (ids.length <= maxCompared && partCount <= fewParts && partCount > rarest) return hasValue(key, ids)
  if (ids.length <= maxIds && partCount <= fewParts) return lookUpParts(key, ids)
  const isDriver = ids.length <= maxPortioned && partCount <= parts * fewShare && partCount <= rarest
  return isDriver ? hasValue(key, ids) : inside
}

/** One condition for each requested value, in the same order. */
export const loadConditions = async (
  db: Queryable,
  attributes: ReadonlyMap<string, Attribute>,
  { spans, parts }: Lexicon,
  requestedValues: readonly RequestedValue[],
): Promise<Condition[]> => {
  const named = requestedValues.map((requested) => ({ ...requested, id: attributes.get(requested.key)?.id ?? 0 }))
  const [ranges, words] = await Promise.all([findValuesInRanges(db, named, maxIds), findValuesOfWords(db, named)])
  const rarest = Math.min(...[...ranges.values(), ...words.values()].map(({ partCount }) => partCount))
  return named.map((requested, i) => {
    const { key } = requested
    if ('values' in requested && key === packageKey)
      return { key, ids: null, matchingIds: null, where: isPackage(requested.values) }
    if ('values' in requested) return hasValue(key, words.get(i)?.ids ?? [])
    const covering = (spans.get(key) ?? []).filter((span) => covers(span, requested)).map(({ id }) => id)
    const found = ranges.get(i) ?? { ids: [], partCount: 0 }
    const isComplete = found.ids.length <= maxIds
    const inside = isComplete
      ? testParts(key, found.ids)
      : testRange(key, requested.id, widenRange(requested.min, requested.max))
    if (covering.length === 0) return cheapest(key, found, inside, parts, rarest)
    return isComplete ? hasValue(key, [...found.ids, ...covering]) : either([inside, hasValue(key, covering)])
  })
}
