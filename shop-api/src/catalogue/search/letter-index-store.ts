import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import type { PageHit } from './page-store.ts'
import { allOf, run, runPrepared, type Sql } from '../statement.ts'

type KeyRange = { from: string; to: string | null }

/** In byte order, ':' follows the digits and '[' follows the letters. */
const otherRanges: readonly KeyRange[] = [
  { from: '', to: '0' },
  { from: ':', to: 'A' },
  { from: '[', to: null },
]

const listRanges = (initial: string): readonly KeyRange[] =>
  initial === 'OTHER' ? otherRanges : [{ from: initial, to: String.fromCharCode(initial.charCodeAt(0) + 1) }]

/** `norm` and `id` are those of the part where the reading starts. */
const partsFrom = (initial: string, norm: Sql, id: Sql) =>
  listRanges(initial).map(({ from, to }) =>
    allOf([
      sql`mpn_norm >= greatest(${from}, ${norm})`,
      sql`(mpn_norm, part_id) >= (${norm}, ${id})`,
      to !== null && sql`mpn_norm < ${to}`,
    ]),
  )

/** Starts at the last stored part before the offset, so that at most `partsPerPosition` parts are skipped. */
export const loadIndexPage = (db: Queryable, initial: string, offset: number, limit: number) => {
  const start = sql`(select position, mpn_norm, part_id from letter_positions
    where initial = ${initial} and position <= ${offset}::int order by position desc limit 1)`
  const norm = sql`coalesce((select mpn_norm from start), '')`
  const skipped = sql`${offset}::int - coalesce((select position from start), 0)`
  const ranges = partsFrom(initial, norm, sql`coalesce((select part_id from start), 0)`).map(
    (isIn) => sql`(select goods_id, mpn_norm, part_id from listed_goods where place = 1 and ${isIn}
                   order by mpn_norm, part_id limit ${skipped} + ${limit}::int)`,
  )
  return runPrepared<PageHit>(
    db,
    sql`with start as materialized ${start}
        select goods_id, 0 as rank, null as alias from (${sql.join(ranges, sql` union all `)}) every
        order by mpn_norm, part_id limit ${limit}::int offset ${skipped}`,
  )
}

const partsPerPosition = 100

/** Writes only the positions that have changed. */
const refillLetter = (db: Queryable, initial: string) => {
  const ranges = partsFrom(initial, sql`''`, sql`0`).map(
    (isIn) => sql`select mpn_norm, part_id from listed_goods where place = 1 and ${isIn}`,
  )
  return run(
    db,
    sql`with numbered as (
          select mpn_norm, part_id, row_number() over (order by mpn_norm, part_id) as number
          from (${sql.join(ranges, sql` union all `)}) listed
        ), stored as (
          select number - 1 as position, mpn_norm, part_id from numbered where number % ${sql.lit(partsPerPosition)} = 1
        ), deleted as (
          delete from letter_positions where initial = ${initial} and position not in (select position from stored)
        )
        insert into letter_positions (initial, position, mpn_norm, part_id)
        select ${initial}, position, mpn_norm, part_id from stored
        on conflict (initial, position) do update set mpn_norm = excluded.mpn_norm, part_id = excluded.part_id
        where (letter_positions.mpn_norm, letter_positions.part_id) <> (excluded.mpn_norm, excluded.part_id)`,
  )
}

/** Reads all part numbers: too slow for a request. One letter at a time, because the embedded engine runs one statement at a time. */
export const refillLetterPositions = async (db: Queryable) => {
  const letters = await db.query<{ initial: string }>(
    'select initial from letter_positions union select initial from list_counts',
  )
  for (const { initial } of letters) await refillLetter(db, initial)
}
