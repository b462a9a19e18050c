import { check, type Capture, type Violation } from '../../src/check/index.ts'
import type { Database } from '#db/database.ts'

class Undo extends Error {}

export const findViolationsWith = async (db: Database, plant: string, captures?: Capture[]): Promise<Violation[]> => {
  let found: Violation[] = []
  const planted = db.tx(async (tx) => {
    await tx.exec(plant)
    found = await check(tx, captures)
    throw new Undo()
  })
  await planted.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return found
}
