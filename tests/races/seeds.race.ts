import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, inject, it } from 'vitest'
import { migrate } from '../../shop-api/src/db/migrate.ts'
import { openPostgresql } from '../../shop-api/src/db/postgresql.ts'
import { oneByOne } from '@partgate/demo-catalogue/loading/one-by-one.ts'
import { minParts } from '@partgate/demo-catalogue/engine/plan.ts'
import { allSeries } from '@partgate/demo-catalogue/series/all.ts'
import { createTestDatabase } from '../../shop-api/testing/postgres.ts'
import { inherited } from '../../tools/env.ts'

const program = fileURLToPath(new URL('../../packages/demo-catalogue/seed.ts', import.meta.url))
const parts = minParts(allSeries)

const seedElsewhere = (url: string) =>
  spawn(process.execPath, [program, '--parts', `${parts}`], {
    env: { ...inherited, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

it('seed runs of one database wait for each other', { timeout: 120_000 }, async () => {
  const { url, drop } = await createTestDatabase(inject('postgres'))
  const db = await openPostgresql(url, { hasTimeLimits: false })
  const rows = () => db.query('select count(*)::int as parts from parts')
  const waitingSnapshots = () =>
    db.query(
      `select pid from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction' and backend_xmin is not null`,
    )
  try {
    await migrate(db)
    let ended: Promise<unknown> | undefined
    await oneByOne(
      db,
      () => expect.unreachable(),
      async () => {
        const second = seedElsewhere(url)
        ended = once(second, 'close')
        const [output] = await once(second.stdout, 'data')
        expect(String(output)).toBe('Another seed is filling this database; waiting for it to end.\n')
        expect(await rows()).toEqual([{ parts: 0 }])
        // Vacuum marks no page of the new tables as visible to all while a snapshot is older than they are. The second seed reports before it waits.
        await expect.poll(waitingSnapshots).toEqual([])
      },
    )
    expect(await ended).toEqual([0, null])
    expect(await rows()).toEqual([{ parts }])
  } finally {
    await db.close()
    await drop()
  }
})
