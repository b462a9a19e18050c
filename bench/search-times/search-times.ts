import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../tools/env.ts'
import { measureSizes } from '../bench-databases.ts'
import { mergeWithStoredColumns, writeSection } from '../results-file.ts'
import { printTable } from '../table.ts'
import { measureRows } from './measure.ts'
import { formatResults, type SizeTimes, heading, toTable } from './results.ts'

const plansFolder = join(root, 'node_modules', '.cache', 'partgate', 'search-plans')

const writePlans = async ({ parts, rows }: SizeTimes) => {
  await mkdir(plansFolder, { recursive: true })
  const file = join(plansFolder, `${parts}.txt`)
  const texts = rows.map(({ name, slowestMs, plan }) => `## ${name}, ${slowestMs.toFixed(2)} ms\n\n${plan}\n`)
  await writeFile(file, texts.join('\n'))
  console.log(`The slowest plan of each row at ${parts.toLocaleString('en-US')} parts: ${file}`)
}

export const benchSearchTimes = async (signal: AbortSignal, sizes: readonly number[]) => {
  const { version, measured } = await measureSizes(
    sizes,
    async (db, url) => ({ rows: await measureRows(db, url, signal) }),
    signal,
  )
  const date = new Date()
  const table = await mergeWithStoredColumns(heading, toTable(measured, date))
  printTable('Search inside the database, p50 / p95 in ms', table.head, table.rows)
  for (const size of measured) await writePlans(size)
  const bottleneck = await readFile(join(import.meta.dirname, 'bottleneck.md'), 'utf8')
  await writeSection(formatResults(table, { postgresql: version, date }, bottleneck))
}
