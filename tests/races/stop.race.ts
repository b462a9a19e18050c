import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it, onTestFinished } from 'vitest'
import { findFreePort } from '@partgate/schema/testing/free-port.ts'
import { migrate } from '../../shop-api/src/db/migrate.ts'
import { openPostgresql } from '../../shop-api/src/db/postgresql.ts'
import { createTestDatabase } from '../../shop-api/testing/postgres.ts'
import { waitUntil } from '../../shop-api/testing/races/wait.ts'
import { inherited } from '../../tools/env.ts'

const program = fileURLToPath(new URL('../../shop-api/src/main.ts', import.meta.url))

it('a shop whose database does not respond ends when it is stopped', async () => {
  const { url, drop } = await createTestDatabase(inject('postgres'))
  const dataDir = await mkdtemp(join(tmpdir(), 'partgate-stop-'))
  const db = await openPostgresql(url)
  onTestFinished(async () => {
    await db.close()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  await migrate(db)
  await db.query("insert into meta (key, value) values ('catalogue', '{}')")

  await db.tx(async (tx) => {
    // The job that counts the goods has no time limit.
    await tx.exec('set local idle_in_transaction_session_timeout = 0; lock table goods in access exclusive mode')
    const child = spawn(process.execPath, [program], {
      env: {
        ...inherited,
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        SHOP_API_PORT: `${await findFreePort()}`,
        PAYPAL_SIMULATOR_PORT: `${await findFreePort()}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let output = ''
    child.stdout.on('data', (bytes) => (output += String(bytes)))
    await waitUntil(() => output.includes('staff commands are accepted'), 'the shop to start')
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await waitUntil(async () => (await db.query(waiting)).length > 0, 'the count to wait')
    child.kill('SIGTERM')
    expect(await once(child, 'exit'), output).toEqual([0, null])
  })
})
