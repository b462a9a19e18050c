import { sql } from 'kysely'
import type { Database, Queryable } from '#db/database.ts'
import type { PageHit } from './page-store.ts'
import { allOf, runPrepared } from '../statement.ts'

type KeyRange = { from: string; to: string | null }

/** In byte order, ':' follows the digits and '[' follows the letters. */
const otherRanges: readonly KeyRange[] = [
  { from: '', to: '0' },
  { from: ':', to: 'A' },
  { from: '[', to: null },
]

const listRanges = (initial: string): readonly KeyRange[] =>
  initial === 'OTHER' ? otherRanges : [{ from: initial, to: String.fromCharCode(initial.charCodeAt(0) + 1) }]

type Position = { position: number; norm: string; id: number }

/** The last stored part before the offset, so that at most `partsPerPosition` parts are skipped. */
const findPosition = async (db: Queryable, initial: string, offset: number): Promise<Position> => {
  const [row] = await db.query<Position>(
    `select position, mpn_norm as norm, part_id as id from letter_positions
     where initial = $1 and position <= $2 order by position desc limit 1`,
    [initial, offset],
    'catalogue.letterPosition',
  )
  return row ?? { position: 0, norm: '', id: 0 }
}

const partsFrom = (initial: string, { norm, id }: Position) =>
  listRanges(initial).map(({ from, to }) =>
    allOf([
      sql`mpn_norm >= ${from > norm ? from : norm}`,
      sql`(mpn_norm, part_id) >= (${norm}, ${id}::int)`,
      to !== null && sql`mpn_norm < ${to}`,
    ]),
  )

export const loadIndexPage = async (db: Queryable, initial: string, offset: number, limit: number) => {
  const start = await findPosition(db, initial, offset)
  const skipped = offset - start.position
  const ranges = partsFrom(initial, start).map(
    (isIn) => sql`(select goods_id, mpn_norm, part_id from listed_goods where place = 1 and ${isIn}
                   order by mpn_norm, part_id limit ${skipped + limit})`,
  )
  return runPrepared<PageHit>(
    db,
    sql`select goods_id, 0 as rank, null as alias from (${sql.join(ranges, sql` union all `)}) every
        order by mpn_norm, part_id limit ${limit} offset ${skipped}`,
  )
}

const partsPerPosition = 500

/** Reads all part numbers: too slow for a request. */
export const refillLetterPositions = (db: Database) =>
  db.tx((tx) =>
    tx.exec(`
      lock table letter_positions in share row exclusive mode;
      delete from letter_positions;
      insert into letter_positions (initial, position, mpn_norm, part_id)
      select initial, number - 1, mpn_norm, part_id from (
        select initial, mpn_norm, part_id, row_number() over (partition by initial order by mpn_norm, part_id) as number
        from (select mpn_norm, part_id, initial_of(mpn_norm) as initial from listed_goods where place = 1) p
      ) numbered where number % ${partsPerPosition} = 1`),
  )
