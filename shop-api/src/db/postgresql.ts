import { Pool, type PoolClient } from 'pg'
import { copyStatement, pieces } from './copy-text.ts'
import { type Database, DatabaseUnavailable, type Queryable } from './database.ts'
import { CopyIn } from './postgresql-copy.ts'
import { sessionSettings, toConnectionOptions } from './session.ts'

/** Gone, in the way of others, out of disk, memory or connections (53), or read-only after a takeover. */
const unavailable = /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|57P0|57014|55P03|53|58|08|25006|25P0[34])/
const lost = /timeout exceeded|Query read timeout|Connection terminated|is not queryable/

const toReportedError = (error: unknown): Error => {
  const cause = error instanceof Error ? error : new Error(String(error))
  const code = 'code' in cause ? String(cause.code) : ''
  const isUnavailable = unavailable.test(code) || lost.test(cause.message)
  if (isUnavailable) return new DatabaseUnavailable(`The database cannot serve: ${cause.message || code}`, { cause })
  // The rest of pg's error quotes the row, which must not be logged.
  return Object.assign(new Error(cause.message), { code })
}

const throwReported = (error: unknown): never => {
  throw toReportedError(error)
}

const rejectUnconnected = (error: unknown): never => {
  const cause = error instanceof Error ? error : new Error(String(error))
  throw new DatabaseUnavailable(cause.message || toReportedError(cause).message, { cause })
}

/** Only the statements of requests have a time limit; scripts and bulk loads have none. */
const noTimeLimits = 'set local statement_timeout = 0; set local lock_timeout = 0;'

const queryable = (client: PoolClient): Queryable => ({
  query: async <R>(text: string, values: readonly unknown[] = [], name?: string) => {
    const { rows } = await client.query({ text, values: [...values], ...(name ? { name } : {}) }).catch(throwReported)
    return rows as R[]
  },
  exec: async (script) => {
    await client.query(`${noTimeLimits} ${script}`).catch(throwReported)
  },
})

/** Transactions that wait for locks leave the other pool's connections to readers. */
export const connections = { transactions: 10, statements: 10 }

const statementTimeoutMs = 15_000

const timeLimits = {
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: 30_000,
  lock_timeout: 10_000,
}
/** Also where the role or the database has a limit. */
const liftedLimits = Object.fromEntries(Object.keys(timeLimits).map((name) => [name, '0']))

export type ConnectionOptions = {
  isReadOnly?: boolean
  /** False for programs that fill tables and serve no requests. */
  hasTimeLimits?: boolean
}

const openPool = (
  connectionString: string,
  max: number,
  { isReadOnly = false, hasTimeLimits = true }: ConnectionOptions,
) => {
  const settings = {
    ...sessionSettings,
    ...(isReadOnly ? { default_transaction_read_only: 'on' } : {}),
    ...(hasTimeLimits ? {} : liftedLimits),
  }
  const pool = new Pool({
    connectionString,
    max,
    keepAlive: true,
    options: toConnectionOptions(settings),
    connectionTimeoutMillis: 5_000,
    ...(hasTimeLimits ? timeLimits : {}),
    // For a server that vanished. Scripts and bulk loads, which have no time limit, never run read-only.
    ...(isReadOnly ? { query_timeout: statementTimeoutMs + 1_000 } : {}),
  })
  pool.on('error', () => undefined)
  return pool
}

/** Connects with the first statement. */
export const createPostgresql = (connectionString: string, options: ConnectionOptions = {}): Database => {
  const statements = openPool(connectionString, connections.statements, options)
  const transactions = openPool(connectionString, connections.transactions, options)

  const withClient = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(rejectUnconnected)
    let broken = false
    const onError = () => (broken = true)
    client.on('error', onError)
    try {
      return await work(client)
    } catch (error) {
      broken ||= error instanceof DatabaseUnavailable && lost.test(error.message)
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  const inTransaction = <T>(work: (tx: Queryable, client: PoolClient) => Promise<T>): Promise<T> =>
    withClient(transactions, async (client) => {
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

  const outer: Queryable = {
    query: (...statement) => withClient(statements, (client) => queryable(client).query(...statement)),
    exec: (script) => withClient(transactions, (client) => queryable(client).exec(script)),
  }
  return {
    engine: 'postgresql',
    ...outer,
    tx: (work) => inTransaction(work),
    copyIn: (table, columns, chunks) =>
      inTransaction(async (tx, client) => {
        await client.query(noTimeLimits)
        const copy = new CopyIn(copyStatement(table, columns, 'stdin'))
        client.query(copy)
        await copy.send(pieces(chunks)).catch(throwReported)
      }),
    vacuum: () =>
      withClient(transactions, async (client) => {
        await client.query('set statement_timeout = 0')
        try {
          await client.query('vacuum analyze').catch(throwReported)
        } finally {
          await client.query('reset statement_timeout').catch(throwReported)
        }
      }),
    close: async () => void (await Promise.all([statements.end(), transactions.end()])),
  }
}

export const openPostgresql = async (connectionString: string, options?: ConnectionOptions): Promise<Database> => {
  const db = createPostgresql(connectionString, options)
  await db.query('select 1').catch(async (error: unknown) => {
    await db.close()
    throw error
  })
  return db
}
