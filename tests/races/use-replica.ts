import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { createApp } from '../../shop-api/src/app.ts'
import type { Database } from '../../shop-api/src/db/database.ts'
import { migrate } from '../../shop-api/src/db/migrate.ts'
import { createPostgresql, openPostgresql } from '../../shop-api/src/db/postgresql.ts'
import { openReplica } from '../../shop-api/src/db/replica.ts'
import { toDeps } from '../../shop-api/src/deps.ts'
import { parseEnv } from '../../shop-api/src/env.ts'
import { listen, stopListening } from '../../shop-api/src/http/listen.ts'
import { startEmbeddedPair } from '../../shop-api/testing/races/embedded.ts'
import { waitUntil } from '../../shop-api/testing/races/wait.ts'
import { fillSmallCatalogue } from '../../shop-api/testing/small-catalogue.ts'

type Times = NonNullable<Parameters<typeof openReplica>[0]['times']>

const texts = `
  insert into texts (kind, id, lang, body) values
    ('page', 2, 'en', '{"title": "Old page", "lang": "en", "sections": [], "updated_at": "2026-01-01T00:00:00Z"}'),
    ('news_tag', 1, 'en', '{"name": "Dates"}'),
    ('news', 1, 'en', '{"title": "Old news", "lang": "en", "summary": "", "sections": []}');
  insert into news (id, slug, published_at, tags) overriding system value values (1, 'date-codes', now(), '{1}');
  insert into meta (key, value) values ('catalogue', '{}')`

const openDatabases = async () => {
  const pair = await startEmbeddedPair()
  const db = await openPostgresql(pair.primary.url)
  await migrate(db)
  await fillSmallCatalogue(db)
  await db.exec(texts)
  const standby = createPostgresql(pair.replica.url)
  return { ...pair, db, standby }
}

/** A PostgreSQL of its own with a streaming replica; its database has the small catalogue. */
export const useReplica = () => {
  let open: Awaited<ReturnType<typeof openDatabases>> | undefined
  const databases = () => {
    if (!open) throw new Error('The databases are open only in tests')
    return open
  }
  beforeAll(async () => {
    open = await openDatabases()
  })
  afterAll(async () => {
    if (!open) return
    await Promise.all([open.db.close(), open.standby.close()])
    await open.stop()
  })

  const waitUntilReplayed = async () => {
    const { db, standby } = databases()
    const [primary] = await db.query<{ position: string }>('select pg_current_wal_lsn()::text as position')
    const isReplayed = async () => {
      const reached = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes'
      const rows = await standby.query<{ yes: boolean }>(reached, [primary?.position]).catch(() => [])
      return rows[0]?.yes === true
    }
    await waitUntil(isReplayed, 'the replica to replay')
  }

  /** What is written after this is on the primary only, until `resume` or the end of the test. */
  const pauseReplica = async () => {
    const { standby } = databases()
    await waitUntilReplayed()
    const resume = async () => void (await standby.query('select pg_wal_replay_resume()'))
    onTestFinished(resume)
    await standby.query('select pg_wal_replay_pause()')
    const state = 'select pg_get_wal_replay_pause_state() as state'
    await waitUntil(async () => (await standby.query<{ state: string }>(state))[0]?.state === 'paused', 'the pause')
    return { resume }
  }

  const openReads = async (times: Times, replicaUrl = databases().replica.url) => {
    await waitUntilReplayed()
    const lines: string[] = []
    const log = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line.trim()) })
    const primaryUrl = databases().primary.url
    const reads = await openReplica({ primaryUrl, replicaUrl, log, times: { checkEveryMs: 20, ...times } })
    onTestFinished(() => reads.close())
    const isOnReplica = async () =>
      (await reads.query<{ yes: boolean }>('select pg_is_in_recovery() as yes'))[0]?.yes === true
    return { reads, lines, isOnReplica }
  }

  const openShop = async (replica: Database) => {
    const { db } = databases()
    const env = parseEnv({ SITE_URL: 'http://shop.test', PAYPAL_SIMULATOR_PORT: '1' })
    const log = pino({ level: 'silent' })
    const app = createApp({
      ...toDeps(env, db, replica),
      log,
      trustedProxies: env.TRUSTED_PROXIES,
      checkResponses: true,
    })
    const server = await listen(app, '127.0.0.1', 0)
    onTestFinished(() => stopListening(server, 1_000))
    // A server that listens on a TCP port has this address type.
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  return { databases, pauseReplica, openReads, openShop }
}
