import type { Logger } from 'pino'
import type { Queryable } from '#db/database.ts'

/** Removes what has expired and nobody asks for any more. */
export const sweep = async (db: Queryable): Promise<void> => {
  await db.query('delete from sessions where expires_at < now()')
  await db.query('delete from rate_limits where resets_at < now()')
  await db.query("delete from mail_tokens where expires_at < now() - interval '30 days'")
}

const everyMs = 3_600_000

/** Sweeps now and each hour, for as long as the process lives. */
export const keepSwept = (db: Queryable, log: Logger): void => {
  const run = () => void sweep(db).catch((err: unknown) => log.warn({ err }, 'sweep failed'))
  run()
  setInterval(run, everyMs).unref()
}
