import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { openPglite } from './pglite.ts'
import { type ConnectionOptions, openPostgresql } from './postgresql.ts'

const openEmbedded = async (dataDir: string): Promise<Database> => {
  const unlock = lockFolder(dataDir)
  try {
    const db = await openPglite(join(dataDir, 'db'))
    return { ...db, close: () => db.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

type DatabaseEnv = { DATA_DIR: string; DATABASE_URL?: string | undefined }

export const openDatabase = async (env: DatabaseEnv, options?: ConnectionOptions): Promise<Database> => {
  if (!env.DATABASE_URL) return openEmbedded(env.DATA_DIR)
  return openPostgresql(env.DATABASE_URL, options).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(`DATABASE_URL cannot be opened: ${reason}.`, { cause })
  })
}
