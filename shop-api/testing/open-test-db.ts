import { openPglite } from '#db/pglite.ts'
import { migratedSnapshot } from './db-snapshot.ts'

/** In memory, migrated and empty; one serves a whole test file. */
export const openTestDb = async () => openPglite('memory://', await migratedSnapshot())
