import type { Queryable } from '#db/database.ts'
import type { Wish } from './read-candidates.ts'

/** 1e-7 typed is 100 nF stored. */
const near = 1e-9
const farthest = Number.MAX_VALUE

/** The ends of a range as they are compared: finite, and a little wider. */
export const limitsOf = (min: number | null, max: number | null) => {
  const clamp = (value: number) => Math.max(-farthest, Math.min(farthest, value))
  return {
    least: clamp(min === null ? -farthest : min - Math.abs(min) * near),
    most: clamp(max === null ? farthest : max + Math.abs(max) * near),
  }
}
export type Limits = ReturnType<typeof limitsOf>

/** With the attribute's id. */
type Named = Wish & { id: number }

/** The values that lie in each range, by its place among the wishes, and how many parts have them; of too many, not all. */
export const valuesInRanges = async (db: Queryable, wishes: readonly Named[], mostIds: number) => {
  const ranges = wishes.flatMap((wish, i) =>
    'min' in wish ? [{ i, id: wish.id, ...limitsOf(wish.min, wish.max) }] : [],
  )
  if (ranges.length === 0) return new Map<number, { ids: number[]; partCount: number }>()
  const rows = await db.query<{ i: number; ids: number[]; partCount: number }>(
    `select r.i, array_agg(v.id) as ids, sum(v.part_count)::float8 as "partCount"
     from unnest($1::int[], $2::int[], $3::float8[], $4::float8[]) r (i, attribute_id, least, most)
     cross join lateral (
       select id, part_count from attribute_values v
       where v.attribute_id = r.attribute_id and v.num >= r.least and v.num <= r.most limit $5
     ) v group by r.i`,
    [
      ranges.map(({ i }) => i),
      ranges.map(({ id }) => id),
      ranges.map(({ least }) => least),
      ranges.map(({ most }) => most),
      mostIds + 1,
    ],
    'catalogue.valuesInRanges',
  )
  return new Map(rows.map(({ i, ...range }) => [i, range]))
}

/** The values that each list of words names, by its place among the wishes. */
export const valuesOfWords = async (db: Queryable, wishes: readonly Named[]) => {
  const words = wishes.flatMap((wish, i) =>
    'values' in wish ? wish.values.map((value) => ({ i, id: wish.id, value })) : [],
  )
  if (words.length === 0) return new Map<number, { ids: number[]; partCount: number }>()
  const rows = await db.query<{ i: number; ids: number[]; partCount: number }>(
    `select w.i, array_agg(v.id) as ids, sum(v.part_count)::float8 as "partCount"
     from unnest($1::int[], $2::int[], $3::text[]) w (i, attribute_id, txt)
     join attribute_values v on v.attribute_id = w.attribute_id and v.txt = w.txt group by w.i`,
    [words.map(({ i }) => i), words.map(({ id }) => id), words.map(({ value }) => value)],
    'catalogue.valuesOfWords',
  )
  return new Map(rows.map(({ i, ...values }) => [i, values]))
}
