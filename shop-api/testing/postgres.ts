import { randomInt } from 'node:crypto'
import { Client } from 'pg'
import { sweepEmbedded, startEmbedded } from './races/embedded.ts'

const localUrl = 'postgres://postgres@127.0.0.1:5432/postgres'
const prefix = 'partgate_race_'
const lockSpace = 7_274_284

type Server = { kind: 'named' | 'local' | 'embedded'; url: string; stop: () => Promise<void> }
export type TestPostgres = Server & { version: number; runId: number }

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const canBeUsed = `
  select current_setting('server_version_num')::int >= 150000
    and (select rolsuper or rolcreatedb from pg_roles where rolname = current_user)
    and 2 = (select count(*) from pg_available_extensions where name in ('btree_gin', 'pg_trgm')) as yes`

const isUsable = (url: string) =>
  withClient(url, async (client) => (await client.query(canBeUsed)).rows[0]?.yes === true).catch(() => false)

const nothingToStop = async () => {}

/** Uses the named server; otherwise a local one that admits user postgres, or an embedded one. */
const findServer = async (wanted: string | undefined): Promise<Server> => {
  if (wanted && wanted !== 'embedded') return { kind: 'named', url: wanted, stop: nothingToStop }
  if (!wanted && (await isUsable(localUrl))) return { kind: 'local', url: localUrl, stop: nothingToStop }
  return { kind: 'embedded', ...(await startEmbedded()) }
}

const drop = (client: Client, name: string) =>
  client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)

/** Each run holds a lock by its number; databases without a lock are left over from killed runs. */
const dropLeftovers = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; run_id: number }>(
      `select datname as name, split_part(datname, '_', 3)::int as run_id from pg_database
       where datname ~ '^${prefix}\\d{1,9}_'`,
    )
    for (const { name, run_id } of rows) {
      const taken = await client.query('select pg_try_advisory_lock($1, $2) as alone', [lockSpace, run_id])
      if (taken.rows[0]?.alone !== true) continue
      await drop(client, name)
      await client.query('select pg_advisory_unlock($1, $2)', [lockSpace, run_id])
    }
  })

export const openTestPostgres = async (wanted: string | undefined): Promise<TestPostgres> => {
  await sweepEmbedded()
  const server = await findServer(wanted)
  const runId = randomInt(1, 999_999_999)
  const holder = new Client({ connectionString: server.url })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('select pg_advisory_lock($1, $2)', [lockSpace, runId])
  const result = await holder.query<{ number: string }>("select current_setting('server_version_num') as number")
  const version = Math.floor(Number(result.rows[0]?.number) / 10_000)
  await dropLeftovers(server.url)
  const stop = async () => {
    await holder.end()
    await dropLeftovers(server.url)
    await server.stop()
  }
  return { ...server, version, runId, stop }
}

const toDatabaseUrl = (server: string, name: string) => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export const createTestDatabase = async ({ url, runId }: Pick<TestPostgres, 'url' | 'runId'>) => {
  const name = `${prefix}${runId}_${randomInt(1e9)}`
  await withClient(url, (client) => client.query(`create database ${client.escapeIdentifier(name)}`))
  return { url: toDatabaseUrl(url, name), name, drop: () => withClient(url, (client) => drop(client, name)) }
}

/** Creates the database if it is missing; returns its address. */
export const ensureDatabase = async (url: string, name: string): Promise<string> => {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
  return toDatabaseUrl(url, name)
}
