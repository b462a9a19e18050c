import type { Logger } from 'pino'
import { maxLagMs } from '@partgate/schema/shop-api/freshness.ts'
import { keepRunning } from '../jobs.ts'
import { type Database, DatabaseUnavailable, type Queryable } from './database.ts'
import { createPostgresql } from './postgresql.ts'
import { readErrorCode } from './with-retries.ts'

const defaultTimes = {
  maxLagMs,
  checkEveryMs: 500,
  /** A replica that was left out stays out for this long. */
  leftOutMs: 10_000,
}

const identity = `(select system_identifier from pg_control_system())
  || ' ' || (select oid from pg_database where datname = current_database()) as identity`
const primaryPosition = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position, ${identity}`
const replicaPosition = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position, ${identity}
  where pg_is_in_recovery()`

const notAReplica = 'it is no replica of DATABASE_URL'

type Position = { position: string; identity: string }

/** In a transaction, whose connections the reads of requests do not use. */
const readPosition = (db: Database, statement: string) =>
  db.tx(async (tx) => {
    const [row] = await tx.query<Position>(statement)
    if (!row) throw new Error(notAReplica)
    return row
  })

const statementTimeout = '57014'
const readOnlyTransaction = '25006'
/** Of statements that prevent the replica from replaying. */
const recoveryConflicts = ['40001', '40P01']

/** A statement that was too slow would be too slow again, and a write must fail. */
const shouldReadPrimary = (error: unknown) => {
  const code = readErrorCode(error)
  if (error instanceof DatabaseUnavailable) return code !== statementTimeout && code !== readOnlyTransaction
  return recoveryConflicts.includes(code)
}

const refuse = () => Promise.reject(new Error('A read that may lag can only use query'))

type Options = {
  primaryUrl: string
  replicaUrl: string
  log: Pick<Logger, 'info' | 'warn'>
  times?: Partial<typeof defaultTimes>
}

/** Reads from the replica while it is at most `maxLagMs` behind, otherwise from the primary; read-only on both. Only the clock of this process is
 * used: a replica that has replayed the primary's position of a time has everything that was committed before that time. */
export const openReplica = async ({ primaryUrl, replicaUrl, log, times }: Options): Promise<Database> => {
  const { maxLagMs, checkEveryMs, leftOutMs } = { ...defaultTimes, ...times }
  const primary = createPostgresql(primaryUrl, { isReadOnly: true })
  const replica = createPostgresql(replicaUrl, { isReadOnly: true })
  let samples: { atMs: number; position: bigint }[] = []
  let currentAtMs = -Infinity
  let leftOutUntilMs = -Infinity
  let isInUse: boolean | undefined
  let fault: string | undefined

  const settle = (): boolean => {
    const nowMs = performance.now()
    const isUsable = nowMs - currentAtMs < maxLagMs && nowMs >= leftOutUntilMs
    if (isUsable === isInUse) return isUsable
    if (isInUse) leftOutUntilMs = nowMs + leftOutMs
    isInUse = isUsable
    if (isUsable) log.info('the replica serves reads that may lag')
    else
      log.warn(
        { reason: fault ?? `it does not respond, or is more than ${maxLagMs} ms behind` },
        'the primary serves all reads',
      )
    return isUsable
  }

  const readReplayed = async (expected: string) => {
    const row = await readPosition(replica, replicaPosition)
    if (row.identity !== expected) throw new Error(notAReplica)
    return BigInt(row.position)
  }

  const check = async () => {
    try {
      const atMs = performance.now()
      const { position, identity } = await readPosition(primary, primaryPosition)
      samples = [...samples.filter((sample) => atMs - sample.atMs < maxLagMs), { atMs, position: BigInt(position) }]
      const replayed = await readReplayed(identity).catch((error: unknown) => {
        currentAtMs = -Infinity
        throw error
      })
      const reached = samples.filter((sample) => sample.position <= replayed)
      currentAtMs = Math.max(currentAtMs, ...reached.map((sample) => sample.atMs))
      fault = undefined
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error)
    }
    settle()
  }

  const query: Queryable['query'] = async (...statement) => {
    if (!settle()) return primary.query(...statement)
    try {
      return await replica.query(...statement)
    } catch (error) {
      if (shouldReadPrimary(error)) return primary.query(...statement)
      throw error
    }
  }

  await check()
  const stopChecks = keepRunning({ name: 'check of the replica', everyMs: checkEveryMs, log, work: check })
  return {
    engine: 'postgresql',
    query,
    exec: refuse,
    tx: refuse,
    copyIn: refuse,
    vacuum: refuse,
    close: async () => {
      await stopChecks()
      await Promise.all([replica.close(), primary.close()])
    },
  }
}
