import { openDatabase } from '@partgate/shop-api/src/db/open.ts'
import { prepareSeededFolder } from '../tools/catalogue.ts'
import { measureSizes } from './bench-databases.ts'
import { measureMatching, type MatchingTimes, type Times } from './bom/matching.ts'
import { type KindCoverage, listCatalogNumbers, measureCoverage, readCommonNumbers } from './bom/coverage.ts'
import { type BomScore, scoreBom, type Tally } from './bom/score.ts'
import {
  describeMachine,
  formatDate,
  type Table,
  toMarkdownTable,
  mergeWithStoredColumns,
  writeSection,
} from './results-file.ts'
import { printTable } from './table.ts'

const parts = 100_000

const share = ({ right, of }: Tally) => `${((100 * right) / Math.max(of, 1)).toFixed(1)} %`
const row = (name: string, total: Tally) => [name, share(total), `${total.right} of ${total.of}`]

const toScoreTable = (score: BomScore): Table => ({
  head: [`reading ${score.files.of} parts lists`, 'right', 'count'],
  rows: [
    row('file without a mistake', score.files),
    row('header row', score.header),
    row('column of part numbers', score.numberColumn),
    row('columns', score.columns),
    row('kinds of rows', score.kinds),
    row('reported lines that are lines', score.falseRows),
    row('quantities', score.quantities),
    row('part numbers of a line', score.numbers),
    ['quantities silently wrong', String(score.silentlyWrong), ''],
  ],
})

const measureEmbedded = async (signal: AbortSignal) => {
  const db = await openDatabase({ DATA_DIR: await prepareSeededFolder('bench', parts, signal) })
  try {
    return { ...(await measureMatching(db)), parts }
  } finally {
    await db.close()
  }
}

const formatSize = (size: number) => size.toLocaleString('en-US')

type MeasuredSize = MatchingTimes & { parts: number }

const toTimesTable = (embedded: MeasuredSize, onPostgresql: readonly MeasuredSize[], date: Date): Table => {
  const line = (name: string, of: (times: MatchingTimes) => Times) => [
    name,
    ...[embedded, ...onPostgresql].map((size) => `${of(size).p50Ms.toFixed(0)} / ${of(size).p95Ms.toFixed(0)}`),
  ]
  return {
    head: [
      '500 lines',
      `embedded, ${formatSize(embedded.parts)} parts`,
      ...onPostgresql.map((size) => `PostgreSQL, ${formatSize(size.parts)} parts`),
    ],
    rows: [
      ['measured on', ...[embedded, ...onPostgresql].map(() => formatDate(date))],
      line('reading', ({ reading }) => reading),
      line('matching mixed lines', ({ lines }) => lines),
      line('matching part numbers', ({ numbers }) => numbers),
    ],
  }
}

const heading = '# Parts lists, measured'

const formatResults = (times: Table, score: Table, { version, date }: { version: string; date: Date }) => `\
${heading}

${describeMachine(date)}, PostgreSQL ${version}, server and client on one machine.
\`npm run bench -- bom --sizes 100000,12000000\` writes this section; a run with fewer sizes updates only the columns of those sizes.

p50 / p95 in milliseconds from the text of a list to its rows, and from the rows to the matches. Half of the mixed lines are
resistors and capacitors by value, a third has numbers, and the shop does not know the rest.

${toMarkdownTable(times)}

${toMarkdownTable(score)}
`

const toTally = ({ all, missing }: Pick<KindCoverage, 'all' | 'missing'>): Tally => ({
  right: all.length - missing.length,
  of: all.length,
})

const printCoverage = (kinds: KindCoverage[]) => {
  printTable(
    `Common part numbers in the demo catalog (${parts.toLocaleString('en')} parts)`,
    ['kind', 'found', 'count'],
    [
      ...kinds.map((each) => row(each.kind, toTally(each))),
      row('all', toTally({ all: kinds.flatMap(({ all }) => all), missing: kinds.flatMap(({ missing }) => missing) })),
    ],
  )
  for (const { kind, missing } of kinds)
    if (missing.length > 0) console.log(`missing ${kind}: ${missing.map(({ number }) => number).join(' ; ')}`)
}

export const benchBom = async (signal: AbortSignal, sizes: readonly number[]) => {
  const score = await scoreBom()
  const scoreTable = toScoreTable(score)
  printTable('Reading', scoreTable.head, scoreTable.rows)
  for (const mistake of score.mistakes) console.log(mistake)
  printCoverage(measureCoverage(readCommonNumbers(), listCatalogNumbers(parts)))
  const embedded = await measureEmbedded(signal)
  const { version, measured } = await measureSizes(sizes, measureMatching, signal)
  const date = new Date()
  const times = await mergeWithStoredColumns(heading, toTimesTable(embedded, measured, date))
  printTable('Reading and matching, p50 / p95 in ms', times.head, times.rows)
  for (const { parts: size, verdicts } of measured)
    printTable(
      `Mixed lines by verdict, ${formatSize(size)} parts`,
      ['verdict', 'lines'],
      [...verdicts].map(([verdict, lines]) => [verdict, String(lines)]),
    )
  await writeSection(formatResults(times, scoreTable, { version, date }))
}
