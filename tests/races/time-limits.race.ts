import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Database, Queryable } from '../../shop-api/src/db/database.ts'
import { migrate } from '../../shop-api/src/db/migrate.ts'
import { openDatabase } from '../../shop-api/src/db/open.ts'
import { runWhenDue } from '../../shop-api/src/db/run-when-due.ts'
import { createTestDatabase } from '../../shop-api/testing/postgres.ts'

let url: string
let drop = async () => {}
beforeAll(async () => {
  const database = await createTestDatabase(inject('postgres'))
  url = database.url
  drop = () => database.drop().then(() => undefined)
})
afterAll(() => drop())

const useDatabase = async (options: Parameters<typeof openDatabase>[1], work: (db: Database) => Promise<void>) => {
  const db = await openDatabase({ DATA_DIR: '', DATABASE_URL: url }, options)
  try {
    await work(db)
  } finally {
    await db.close()
  }
}

const readLimits = async (db: Queryable) => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const rows = await db.query<{ limit: string }>(
    'select current_setting(name) as limit from unnest($1::text[]) with ordinality as n (name, place) order by place',
    [names],
  )
  return rows.map(({ limit }) => limit)
}

it('a recount may take longer than the statement of a request', () =>
  useDatabase({}, async (db) => {
    await migrate(db)
    const counting: string[][] = []
    await runWhenDue(db, 'counted_at', async (work) => counting.push(await readLimits(work)))
    expect(counting).toEqual([['0', '10s', '30s']])
    expect(await readLimits(db)).toEqual(['15s', '10s', '30s'])
  }))

it('no statement of a seed has a time limit, also where the database sets one', async () => {
  await useDatabase({}, (db) =>
    db.exec(`do $$ begin execute format('alter database %I set statement_timeout = 5000', current_database()); end $$`),
  )
  await useDatabase({ hasTimeLimits: false }, async (db) => {
    expect(await readLimits(db)).toEqual(['0', '0', '0'])
    expect(await db.tx(readLimits)).toEqual(['0', '0', '0'])
  })
})
