import { Pool, type PoolClient } from 'pg'
import { copyStatement, pieces } from './copy-text.ts'
import { type Database, DatabaseUnavailable, type Queryable } from './database.ts'
import { CopyIn } from './postgresql-copy.ts'
import { sessionSettings } from './session.ts'

const mute = /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|57P0|57014|55P03|53300|08)/

const told = (error: unknown): Error => {
  const cause = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in cause ? String(cause.code) : ''
  const isMute = mute.test(code) || /timeout exceeded|Connection terminated/.test(cause.message)
  if (isMute) return new DatabaseUnavailable(`The database does not answer: ${cause.message || code}`, { cause })
  // The rest of pg's error names the row in question, which has no place in a log.
  return Object.assign(new Error(cause.message), { code })
}

const rejectTold = (error: unknown): never => {
  throw told(error)
}

/** Scripts and bulk loads take the time they need; a request's statement does not. */
const unhurried = 'set local statement_timeout = 0; set local lock_timeout = 0;'

const queryable = (client: Pool | PoolClient): Queryable => ({
  query: async <R>(text: string, values: readonly unknown[] = [], name?: string) => {
    const { rows } = await client.query({ text, values: [...values], ...(name ? { name } : {}) }).catch(rejectTold)
    return rows as R[]
  },
  exec: async (script) => {
    await client.query(`${unhurried} ${script}`).catch(rejectTold)
  },
})

/** PostgreSQL 15+ behind a pool of connections. */
export const openPostgresql = async (connectionString: string): Promise<Database> => {
  const pool = new Pool({
    connectionString,
    max: 16,
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: 10_000,
  })
  pool.on('error', () => undefined)

  const withClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(rejectTold)
    let broken = false
    const onError = () => (broken = true)
    client.on('error', onError)
    try {
      return await work(client)
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  const inTransaction = <T>(work: (tx: Queryable, client: PoolClient) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      const tx = queryable(client)
      await tx.query('begin')
      try {
        const result = await work(tx, client)
        await tx.query('commit')
        return result
      } catch (error) {
        await tx.query('rollback').catch(() => undefined)
        throw error
      }
    })

  const outer = queryable(pool)
  await outer.query('select 1')
  return {
    engine: 'postgresql',
    ...outer,
    tx: (work) => inTransaction(work),
    copyIn: (table, columns, chunks) =>
      inTransaction(async (tx, client) => {
        await client.query(unhurried)
        const copy = new CopyIn(copyStatement(table, columns, 'stdin'))
        client.query(copy)
        await copy.send(pieces(chunks)).catch(rejectTold)
      }),
    vacuum: () =>
      withClient(async (client) => {
        await client.query('set statement_timeout = 0')
        await client.query('vacuum analyze').catch(rejectTold)
        await client.query('reset statement_timeout')
      }),
    close: () => pool.end(),
  }
}
