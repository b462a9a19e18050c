import { migrate } from '#db/migrate.ts'
import { openPglite } from '#db/pglite.ts'

/** A database in memory: migrated, empty. Takes seconds to open, so one serves a whole test file; close it. */
export const openTestDb = async () => {
  const db = await openPglite('memory://')
  await migrate(db)
  return db
}
