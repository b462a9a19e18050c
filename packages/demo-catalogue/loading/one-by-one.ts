import type { Database } from '@partgate/shop-api/src/db/database.ts'

const lockId = 7_274_284

/** Runs the work when no other process runs it in the same database, opened without time limits. `onWait` is called while another process works. */
export const oneByOne = async (db: Database, onWait: () => void, work: () => Promise<void>) => {
  if (db.engine === 'embedded') return work()
  return db.tx(async (tx) => {
    const [lock] = await tx.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [lockId])
    if (!lock?.taken) {
      onWait()
      await tx.query('select pg_advisory_xact_lock($1)', [lockId])
    }
    // The snapshot of the last statement lives until the next one, and vacuum could mark no page of the new tables as visible to all.
    await tx.exec('select')
    await work()
  })
}
