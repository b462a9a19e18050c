import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgresql } from '@partgate/shop-api/src/db/postgresql.ts'
import { ensureDatabase, openTestPostgres } from '@partgate/shop-api/testing/postgres.ts'
import { env } from '../../tests/races/env.ts'
import { inherited, root } from '../../tools/env.ts'
import { seedArgs } from '../../tools/prepare.ts'
import { runOrThrow } from '../../tools/run.ts'
import { writeResults } from '../results-file.ts'
import { printTable } from '../table.ts'
import { measureRows } from './measure.ts'
import { formatResults, type SizeTimes, toTable } from './results.ts'

const plansFolder = join(root, 'node_modules', '.cache', 'partgate', 'search-plans')

const measureSize = async (server: string, parts: number, signal: AbortSignal): Promise<SizeTimes> => {
  const DATABASE_URL = await ensureDatabase(server, `partgate_bench_${parts}`)
  const onLine = (line: string) => console.log(`${parts.toLocaleString('en-US')} parts: ${line}`)
  await runOrThrow({
    name: 'Seeding',
    args: seedArgs(parts),
    env: { ...inherited, DATABASE_URL, NODE_ENV: 'production' },
    signal,
    onLine,
  })
  const db = await openPostgresql(DATABASE_URL)
  try {
    return { parts, rows: await measureRows(db, DATABASE_URL, signal) }
  } finally {
    await db.close()
  }
}

const writePlans = async ({ parts, rows }: SizeTimes) => {
  await mkdir(plansFolder, { recursive: true })
  const file = join(plansFolder, `${parts}.txt`)
  const texts = rows.map(({ name, slowestMs, plan }) => `## ${name}, ${slowestMs.toFixed(2)} ms\n\n${plan}\n`)
  await writeFile(file, texts.join('\n'))
  console.log(`The slowest plan of each row at ${parts.toLocaleString('en-US')} parts: ${file}`)
}

/** The databases stay on the server, so that later runs do not load them again. */
export const benchSearchTimes = async (signal: AbortSignal, sizes: readonly number[]) => {
  const postgres = await openTestPostgres(env.TEST_DATABASE_URL)
  try {
    const measured: SizeTimes[] = []
    for (const parts of sizes) measured.push(await measureSize(postgres.url, parts, signal))
    const { head, rows } = toTable(measured)
    printTable('Search inside the database, p50 / p95 in ms', head, rows)
    for (const size of measured) await writePlans(size)
    const bottleneck = await readFile(join(import.meta.dirname, 'bottleneck.md'), 'utf8')
    const machine = { postgresql: String(postgres.version), date: new Date() }
    await writeResults(formatResults(measured, machine, bottleneck))
  } finally {
    await postgres.stop()
  }
}
