import type { Queryable } from '#db/database.ts'
import type { RequestedValue } from '../query-parser/parse-keyword.ts'
import { packageKey } from '../query-parser/words.ts'

/** 1e-7 typed equals 100 nF stored. */
const valueTolerance = 1e-9
const maxNumber = Number.MAX_VALUE

/** Finite and slightly widened ends of a range. */
export const widenRange = (min: number | null, max: number | null) => {
  const clamp = (value: number) => Math.max(-maxNumber, Math.min(maxNumber, value))
  return {
    least: clamp(min === null ? -maxNumber : min - Math.abs(min) * valueTolerance),
    most: clamp(max === null ? maxNumber : max + Math.abs(max) * valueTolerance),
  }
}
export type WidenedRange = ReturnType<typeof widenRange>

type Named = RequestedValue & { id: number }

export const findValuesInRanges = async (db: Queryable, requestedValues: readonly Named[], maxIds: number) => {
  const ranges = requestedValues.flatMap((requested, i) =>
    'min' in requested ? [{ i, id: requested.id, ...widenRange(requested.min, requested.max) }] : [],
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
      maxIds + 1,
    ],
    'catalogue.findValuesInRanges',
  )
  return new Map(rows.map(({ i, ...range }) => [i, range]))
}

export const findValuesOfWords = async (db: Queryable, requestedValues: readonly Named[]) => {
  const words = requestedValues.flatMap((requested, i) =>
    'values' in requested && requested.key !== packageKey
      ? requested.values.map((value) => ({ i, id: requested.id, value }))
      : [],
  )
  if (words.length === 0) return new Map<number, { ids: number[]; partCount: number }>()
  const rows = await db.query<{ i: number; ids: number[]; partCount: number }>(
    `select w.i, array_agg(v.id) as ids, sum(v.part_count)::float8 as "partCount"
     from unnest($1::int[], $2::int[], $3::text[]) w (i, attribute_id, txt)
     join attribute_values v on v.attribute_id = w.attribute_id and v.txt = w.txt group by w.i`,
    [words.map(({ i }) => i), words.map(({ id }) => id), words.map(({ value }) => value)],
    'catalogue.findValuesOfWords',
  )
  return new Map(rows.map(({ i, ...values }) => [i, values]))
}
