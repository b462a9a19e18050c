import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { openPostgresql } from '@partgate/shop-api/src/db/postgresql.ts'
import { ensureDatabase, openTestPostgres } from '@partgate/shop-api/testing/postgres.ts'
import { env } from '../tests/races/env.ts'
import { inherited } from '../tools/env.ts'
import { seedArgs } from '../tools/prepare.ts'
import { runOrThrow } from '../tools/run.ts'

const seed = async (server: string, parts: number, signal: AbortSignal) => {
  const DATABASE_URL = await ensureDatabase(server, `partgate_bench_${parts}`)
  await runOrThrow({
    name: 'Seeding',
    args: seedArgs(parts),
    env: { ...inherited, DATABASE_URL, NODE_ENV: 'production' },
    signal,
    onLine: (line) => console.log(`${parts.toLocaleString('en-US')} parts: ${line}`),
  })
  return DATABASE_URL
}

/** Measures one database on PostgreSQL for each number of parts. The databases stay on the server, so that later runs do not load them again. */
export const measureSizes = async <T>(
  sizes: readonly number[],
  measure: (db: Database, url: string) => Promise<T>,
  signal: AbortSignal,
): Promise<{ version: string; measured: (T & { parts: number })[] }> => {
  const postgres = await openTestPostgres(env.TEST_DATABASE_URL)
  try {
    const measured: (T & { parts: number })[] = []
    for (const parts of sizes) {
      const url = await seed(postgres.url, parts, signal)
      const db = await openPostgresql(url)
      try {
        measured.push({ ...(await measure(db, url)), parts })
      } finally {
        await db.close()
      }
    }
    return { version: String(postgres.version), measured }
  } finally {
    await postgres.stop()
  }
}
