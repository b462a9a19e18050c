import type { Database, Queryable } from './database.ts'
import { withoutTimeLimit } from './without-time-limit.ts'

/**
 * Runs `work` unless one of the processes on the database has run it within an hour. `key` is the row of `meta` with the time of the
 * last run. Work that fails, or whose process ends, is due again after ten minutes. The statements of the work have no time limit.
 */
export const runWhenDue = async (
  db: Database,
  key: string,
  work: (db: Queryable) => Promise<unknown>,
): Promise<void> => {
  const [claimed] = await db.query(
    `insert into meta (key, value) values ($1, (now() - interval '50 minutes')::text)
     on conflict (key) do update set value = excluded.value where meta.value::timestamptz < now() - interval '1 hour'
     returning key`,
    [key],
  )
  if (!claimed) return
  await work(withoutTimeLimit(db))
  await db.query('update meta set value = now()::text where key = $1', [key])
}
