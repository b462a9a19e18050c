import { z } from 'zod'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { migrate } from '@partgate/shop-api/src/db/migrate.ts'
import { openDatabase } from '@partgate/shop-api/src/db/open.ts'
import { readEnv } from '@partgate/shop-api/src/env.ts'
import { StartError } from '@partgate/shop-api/src/start-error.ts'
import { writeDemoConfig } from './content/demo-config.ts'
import { writeContent } from './content/write-content.ts'
import { addDemoAccount } from './sample/demo-account.ts'
import { loadCatalogue } from './loading/load.ts'
import { requireNoOrders } from './loading/no-orders.ts'
import { dropSample } from './sample/drop-sample.ts'
import { oneByOne } from './loading/one-by-one.ts'
import { minParts, maxParts } from './engine/plan.ts'
import { describeProgress, grouped, openProgress } from './progress.ts'
import { writeReadings } from './taxonomy/readings.ts'
import { seedArguments, type SeedArguments } from './seed-arguments.ts'
import { allSeries } from './series/all.ts'

const stored = z.object({ parts: z.number(), seed: z.number() })

const present = async (db: Database) => {
  const [row] = await db.query<{ value: string }>("select value from meta where key = 'catalogue'")
  return row ? stored.parse(JSON.parse(row.value)) : undefined
}

const isDone = async (db: Database, { parts, seed, isForced, isExplicit }: SeedArguments) => {
  const there = await present(db)
  if (!there || isForced) return false
  const known = `The catalogue has ${grouped(there.parts)} parts (seed ${there.seed})`
  if (isExplicit && (there.parts !== parts || there.seed !== seed)) {
    throw new StartError(
      `${known}; add --force to replace it, which also empties all carts and removes the products from saved parts lists.`,
    )
  }
  console.log(`${known}; nothing to do.`)
  return true
}

const fill = async (db: Database, { parts, seed }: SeedArguments) => {
  const show = openProgress(process.stdout)
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1000
  const { goods } = await loadCatalogue(db, {
    parts,
    seed,
    onProgress: (progress) => show(describeProgress(progress, parts, elapsed())),
  })
  show({ share: 1, text: `${grouped(parts)} parts, sold as ${grouped(goods)} goods, in ${Math.round(elapsed())} s.` })
}

const sayWaiting = () => console.log('Another seed is filling this database; waiting for it to end.')

const run = async () => {
  const wanted = seedArguments(process.argv.slice(2), minParts(allSeries), maxParts(allSeries))
  const env = readEnv()
  const db = await openDatabase(env, { hasTimeLimits: false })
  try {
    await migrate(db, console.log)
    await oneByOne(db, sayWaiting, async () => {
      if (!(await isDone(db, wanted))) {
        await requireNoOrders(db)
        await dropSample(db)
        await fill(db, wanted)
      }
      await writeReadings(db)
      await writeContent(db)
      await writeDemoConfig(db)
      await addDemoAccount(db, env)
    })
  } finally {
    await db.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
