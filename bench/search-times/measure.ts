import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { listRows } from './requests.ts'
import type { RowName } from './targets.ts'
import { openTimedDatabase, type Statement } from './timed-database.ts'
import { quantile } from '../quantile.ts'

/** Of the statements of a request together. `slowestMs` and `plan`: of the slowest single statement. */
export type RowTimes = { name: RowName; p50Ms: number; p95Ms: number; slowestMs: number; plan: string }

const explain = async (db: Database, { text, values }: Statement) => {
  const rows = await db.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values)
  return [text.trim(), '', ...rows.map((row) => row['QUERY PLAN'])].join('\n')
}

type Timed = Awaited<ReturnType<typeof openTimedDatabase>>

const measureTimedRows = async (db: Database, timed: Timed, signal: AbortSignal) => {
  const times: RowTimes[] = []
  for (const { name, requests, isCounted = () => true } of await listRows(timed.db)) {
    signal.throwIfAborted()
    const durations: number[] = []
    let slowest: Statement | undefined
    for (const request of requests) {
      timed.take()
      await request()
      const statements = timed.take().filter(isCounted)
      durations.push(statements.reduce((sum, { ms }) => sum + ms, 0))
      for (const statement of statements) if (!slowest || statement.ms > slowest.ms) slowest = statement
    }
    const sorted = durations.toSorted((a, b) => a - b)
    times.push({
      name,
      p50Ms: quantile(sorted, 0.5),
      p95Ms: quantile(sorted, 0.95),
      slowestMs: slowest?.ms ?? 0,
      plan: slowest ? await explain(db, slowest) : '',
    })
  }
  return times
}

/** Makes every request twice and measures the second time, when the pages of the database are in memory. */
export const measureRows = async (db: Database, connectionString: string, signal: AbortSignal): Promise<RowTimes[]> => {
  for (const { requests } of await listRows(db)) for (const request of requests) await request()
  const timed = await openTimedDatabase(db, connectionString)
  try {
    return await measureTimedRows(db, timed, signal)
  } finally {
    await timed.close()
  }
}
