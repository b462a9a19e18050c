import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { readEnv } from '../env.ts'
import { StartError } from '../start-error.ts'
import { writeContent } from './content/write-content.ts'
import { addDemoAccount } from './demo-account.ts'
import { loadCatalogue } from './load.ts'
import { requireNoOrders } from './no-orders.ts'
import { oneByOne } from './one-by-one.ts'
import { fewestParts, mostParts } from './plan.ts'
import { writeReadings } from './readings.ts'
import { progressOf } from './progress.ts'
import { seedArguments, type SeedArguments } from './seed-arguments.ts'
import { allSeries } from './series/all.ts'

const stored = z.object({ parts: z.number(), seed: z.number() })
const grouped = (n: number) => n.toLocaleString('en-US')

const present = async (db: Database) => {
  const [row] = await db.query<{ value: string }>("select value from meta where key = 'catalogue'")
  return row ? stored.parse(JSON.parse(row.value)) : undefined
}

/** Whether there is nothing to do: the catalogue is there and no other one was asked for. */
const isDone = async (db: Database, { parts, seed, isForced, isAsked }: SeedArguments) => {
  const there = await present(db)
  if (!there || isForced) return false
  const known = `The catalogue has ${grouped(there.parts)} parts (seed ${there.seed})`
  if (isAsked && (there.parts !== parts || there.seed !== seed)) {
    throw new StartError(`${known}; add --force to replace it, which also empties all carts.`)
  }
  console.log(`${known}; nothing to do.`)
  return true
}

const fill = async (db: Database, { parts, seed }: SeedArguments) => {
  const startedAt = performance.now()
  const progress = progressOf(parts, process.stdout)
  const { goods } = await loadCatalogue(db, {
    parts,
    seed,
    onStage: (stage, done) => (stage === 'parts' ? progress.parts(done) : progress.indexes()),
  })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  progress.end(`${grouped(parts)} parts, sold as ${grouped(goods)} goods, in ${seconds} s.`)
}

const sayWaiting = () => console.log('Another seed is filling this database; waiting for it to end.')

const run = async () => {
  const wanted = seedArguments(process.argv.slice(2), fewestParts(allSeries), mostParts(allSeries))
  const db = await openDatabase(readEnv())
  try {
    await migrate(db)
    await oneByOne(db, sayWaiting, async () => {
      if (!(await isDone(db, wanted))) {
        await requireNoOrders(db)
        await fill(db, wanted)
      }
      await writeReadings(db)
      await writeContent(db)
      await addDemoAccount(db)
    })
  } finally {
    await db.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
