import { createRandom } from '@partgate/schema/testing/create-random.ts'
import { createTestDatabase, openTestPostgres, type TestPostgres } from '@partgate/shop-api/testing/postgres.ts'
import { killUnderLoad } from '@partgate/shop-api/testing/races/kills.ts'
import { chooseOne } from '@partgate/shop-api/testing/races/load.ts'
import { expireLeases, payOnce } from '@partgate/shop-api/testing/races/payer.ts'
import { openRaceStack, type RaceStack } from '@partgate/shop-api/testing/races/stack.ts'
import { env } from '../tests/races/env.ts'
import { UserFacingError } from '../tools/user-facing-error.ts'
import { duplicateSubmits, lastPieces } from './shop-rounds.ts'
import { type Rate, rateOnEmbedded, rateOnPostgresql } from './shop-rate.ts'
import { ms, printTable, ratio } from './table.ts'

const rounds = 1_000
const groups = 1_000
const kills = 200

const withDatabase = async <T>(postgres: TestPostgres, work: (url: string) => Promise<T>): Promise<T> => {
  const { url, drop } = await createTestDatabase(postgres)
  try {
    return await work(url)
  } finally {
    await drop()
  }
}

const withStack = <T>(postgres: TestPostgres, work: (stack: RaceStack) => Promise<T>): Promise<T> =>
  withDatabase(postgres, async (databaseUrl) => {
    const stack = await openRaceStack({ databaseUrl, settings: { NODE_ENV: 'production' } })
    try {
      return await work(stack)
    } finally {
      await stack.close()
    }
  })

const killShops = async (stack: RaceStack, signal: AbortSignal) => {
  const random = createRandom(env.TEST_SEED)
  const goods = await Promise.all([stack.goods(1_000_000), stack.goods(1_000_000)])
  const pay = async (placed: Parameters<typeof payOnce>[1]) => {
    if (random() < 0.3) await payOnce(chooseOne(stack.shops, random), placed)
  }
  const survived = await killUnderLoad({ stack, goods, rounds: kills, random, afterwards: pay, signal })
  await expireLeases(stack.db)
  await stack.shops[0]?.run('settleOpen')
  return survived
}

const printRates = (rates: [string, Rate][]) => {
  const base = rates.at(-1)?.[1].perSecond ?? 1
  printTable(
    'Checkouts, each a quote and an order (8 buyers)',
    ['database', 'per second', 'p50', 'p95', 'ratio'],
    rates.map(([name, { perSecond, p50Ms, p95Ms }]) => [
      name,
      perSecond.toFixed(1),
      ms(p50Ms),
      ms(p95Ms),
      ratio(perSecond, base),
    ]),
  )
}

export const benchShop = async (signal: AbortSignal) => {
  const postgres = await openTestPostgres(env.TEST_DATABASE_URL)
  try {
    printRates([
      ['PostgreSQL, two shops', await withDatabase(postgres, (url) => rateOnPostgresql(url, 2))],
      ['PostgreSQL, one shop', await withDatabase(postgres, (url) => rateOnPostgresql(url, 1))],
      ['embedded', await rateOnEmbedded()],
    ])
    const result = await withStack(postgres, async (stack) => ({
      pieces: await lastPieces(stack, rounds, signal),
      submits: await duplicateSubmits(stack, groups, signal),
      kills: await killShops(stack, signal),
      violations: await stack.violations(),
    }))
    const { pieces, submits, kills: survived, violations } = result
    const faults: [string, number][] = [
      ['pieces sold twice', pieces.oversold],
      ['pieces left unsold', pieces.undersold],
      ['buyers with an error', pieces.wrong],
      ['duplicate orders of one submit', submits.twice],
      ['submits without their order', submits.unanswered],
      ['acknowledged orders lost', survived.lost.length],
      ['orders placed twice by a kill', survived.doubled],
      ['violated rules of the shop', violations.length],
    ]
    printTable(
      `Races: ${rounds} × 50 buyers (${pieces.sold} pieces), ${groups} × 8 submits, ${kills} kills (${survived.acknowledged} orders)`,
      ['violation', 'count'],
      faults.map(([name, count]) => [name, String(count)]),
    )
    for (const { rule, sentence } of violations) console.log(`${rule}: ${sentence}`)
    if (faults.some(([, count]) => count > 0))
      throw new UserFacingError(
        `The shop has broken a rule: it oversold stock or lost an order. The random choices were those of TEST_SEED=${env.TEST_SEED}.`,
      )
  } finally {
    await postgres.stop()
  }
}
