import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { types } from 'pg'
import type { Job, Outcome } from './pglite-jobs.ts'
import { sessionSettings } from './session.ts'
import { pgliteExtensions } from './pglite-extensions.ts'
import { createStatements } from './pglite-statements.ts'

// pg's own parsers read every type, so that both engines return the same values.
const { BOOL, BYTEA, INT8, INT2, INT4, JSON, FLOAT4, FLOAT8, DATE, TIMESTAMP, TIMESTAMPTZ, NUMERIC, JSONB } =
  types.builtins
const arrays = [1000, 1005, 1007, 1009, 1015, 1016, 1021, 1022, 1185]
const typeIds = [
  BOOL,
  BYTEA,
  INT8,
  INT2,
  INT4,
  JSON,
  FLOAT4,
  FLOAT8,
  DATE,
  TIMESTAMP,
  TIMESTAMPTZ,
  NUMERIC,
  JSONB,
  ...arrays,
]
const parsers = Object.fromEntries(typeIds.map((id) => [id, types.getTypeParser(id)]))

const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread')
const { dataDir, snapshotFile } = workerData
const snapshot = snapshotFile ? { loadDataDir: new Blob([readFileSync(snapshotFile)]) } : {}
const open = async () => {
  const db = await PGlite.create({ dataDir, extensions: pgliteExtensions, parsers, ...snapshot })
  return { db, query: createStatements(db) }
}
const opening = open()

const settings = Object.entries(sessionSettings)
  .map(([name, value]) => `set ${name} = '${value}';`)
  .join(' ')

const run = async (job: Job) => {
  const { db, query } = await opening
  if (job.kind === 'open') return void (await db.exec(settings))
  if (job.kind === 'exec') return void (await db.exec(job.text))
  if (job.kind === 'query') return query(job.text, job.values, job.name)
  if (job.kind === 'copy') return void (await db.query(job.text, [], { blob: new Blob([job.lines]) }))
  await db.close()
}

const sqlState = (error: object) => ('code' in error && typeof error.code === 'string' ? error.code : undefined)

port.on('message', ({ id, job }: { id: number; job: Job }) => {
  run(job).then(
    (rows) => port.postMessage({ id, rows } satisfies Outcome),
    (error: unknown) => {
      const cause = error instanceof Error ? error : new Error(String(error))
      port.postMessage({ id, error: { message: cause.message, code: sqlState(cause) } } satisfies Outcome)
    },
  )
})
