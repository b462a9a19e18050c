import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { beginsWith } from './hits.ts'
import type { Hit } from './page-store.ts'
import { run } from '../statement.ts'

const mine = (initial: string) => sql`from parts p where ${beginsWith(sql`p.mpn_norm`, initial)}`

/** Scans a range of an index: too slow for every request. */
export const countIndex = async (db: Queryable, initial: string) => {
  const [row] = await run<{ count: number }>(db, sql`select count(*)::int as count ${mine(initial)}`)
  return row?.count ?? 0
}

/** Skipping reads an index alone, so deep pages are cheap. */
export const loadIndexPage = (db: Queryable, initial: string, offset: number, limit: number) =>
  run<Hit>(
    db,
    sql`select g.id as goods_id, 0 as rank, null as alias
        from (select p.id, p.mpn_norm ${mine(initial)} order by p.mpn_norm, p.id limit ${limit} offset ${offset}) p
        join goods g on g.part_id = p.id and g.is_default
        order by p.mpn_norm, p.id`,
  )
