import { Pool, type PoolClient } from 'pg'
import { copyStatement, pieces } from './copy-text.ts'
import { type Database, DatabaseUnavailable, type Queryable } from './database.ts'
import { CopyIn } from './postgresql-copy.ts'

const unreachable = /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|57P0|53300|08)/

const told = (error: unknown): Error => {
  const cause = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in cause ? String(cause.code) : ''
  const isConnectionLoss = unreachable.test(code) || /timeout exceeded|Connection terminated/.test(cause.message)
  if (isConnectionLoss)
    return new DatabaseUnavailable(`The database cannot be reached: ${cause.message || code}`, { cause })
  // The rest of pg's error names the row in question, which has no place in a log.
  return Object.assign(new Error(cause.message, { cause: undefined }), { code })
}

const queryable = (client: Pool | PoolClient): Queryable => ({
  query: async <R>(text: string, values: readonly unknown[] = [], name?: string) => {
    try {
      return (await client.query({ text, values: [...values], ...(name ? { name } : {}) })).rows as R[]
    } catch (error) {
      throw told(error)
    }
  },
  exec: async (script) => {
    try {
      await client.query(script)
    } catch (error) {
      throw told(error)
    }
  },
})

/** PostgreSQL 15+ behind a pool of connections. */
export const openPostgresql = async (connectionString: string): Promise<Database> => {
  const pool = new Pool({
    connectionString,
    max: 16,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: 10_000,
  })
  pool.on('error', () => undefined)

  const withClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => Promise.reject(told(error)))
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
      await tx.exec('begin')
      try {
        const result = await work(tx, client)
        await tx.exec('commit')
        return result
      } catch (error) {
        await tx.exec('rollback').catch(() => undefined)
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
      inTransaction(async (_, client) => {
        const copy = new CopyIn(copyStatement(table, columns, 'stdin'))
        client.query(copy)
        try {
          await copy.send(pieces(chunks))
        } catch (error) {
          throw told(error)
        }
      }),
    close: () => pool.end(),
  }
}
