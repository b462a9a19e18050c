import { openDatabase } from '@partgate/shop-api/src/db/open.ts'
import { createTestDatabase, openTestPostgres } from '@partgate/shop-api/testing/postgres.ts'
import { env } from '../tests/races/env.ts'
import { prepareSeededFolder } from '../tools/catalogue.ts'
import { inherited } from '../tools/env.ts'
import { seedArgs } from '../tools/prepare.ts'
import { runOrThrow } from '../tools/run.ts'
import { measureMatching, type MatchingTimes, type Times } from './bom/matching.ts'
import { type KindCoverage, listCatalogNumbers, measureCoverage, readCommonNumbers } from './bom/coverage.ts'
import { type BomScore, scoreBom, type Tally } from './bom/score.ts'
import { ms, printTable, ratio } from './table.ts'

const parts = 100_000

const share = ({ right, of }: Tally) => `${((100 * right) / Math.max(of, 1)).toFixed(1)} %`
const row = (name: string, total: Tally) => [name, share(total), `${total.right} of ${total.of}`]

const printScore = (score: BomScore) =>
  printTable(
    `Reading parts lists (${score.files.of} files)`,
    ['measure', 'right', 'count'],
    [
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
  )

const measureOn = async (settings: Parameters<typeof openDatabase>[0]) => {
  const db = await openDatabase(settings)
  try {
    return await measureMatching(db)
  } finally {
    await db.close()
  }
}

const measureOnPostgresql = async (signal: AbortSignal) => {
  const postgres = await openTestPostgres(env.TEST_DATABASE_URL)
  const { url, drop } = await createTestDatabase(postgres)
  try {
    await runOrThrow({
      name: 'Seeding',
      args: seedArgs(parts),
      env: { ...inherited, DATABASE_URL: url, NODE_ENV: 'production' },
      signal,
    })
    return await measureOn({ DATA_DIR: '', DATABASE_URL: url })
  } finally {
    await drop()
    await postgres.stop()
  }
}

const printTimes = (embedded: MatchingTimes, postgresql: MatchingTimes) => {
  const line = (name: string, of: (times: MatchingTimes) => Times) => {
    const [first, second] = [of(embedded), of(postgresql)]
    const columns = [first.p50Ms, first.p95Ms, second.p50Ms, second.p95Ms].map(ms)
    return [name, ...columns, ratio(first.p50Ms, second.p50Ms)]
  }
  printTable(
    `Matching over ${parts.toLocaleString('en')} parts`,
    ['500 rows', 'embedded p50', 'p95', 'PostgreSQL p50', 'p95', 'p50 ratio'],
    [
      line('reading', ({ reading }) => reading),
      line('matching mixed lines', ({ lines }) => lines),
      line('matching part numbers', ({ numbers }) => numbers),
    ],
  )
  printTable(
    'Mixed lines by verdict',
    ['verdict', 'lines'],
    [...postgresql.verdicts].map(([verdict, lines]) => [verdict, String(lines)]),
  )
}

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

export const benchBom = async (signal: AbortSignal) => {
  const score = await scoreBom()
  printScore(score)
  for (const mistake of score.mistakes) console.log(mistake)
  printCoverage(measureCoverage(readCommonNumbers(), listCatalogNumbers(parts)))
  const embedded = await measureOn({ DATA_DIR: await prepareSeededFolder('bench', parts, signal) })
  printTimes(embedded, await measureOnPostgresql(signal))
}
