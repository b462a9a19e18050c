import type { Database, Queryable } from '#db/database.ts'
import { memoize, memoizeByDatabase } from '../memoize.ts'

/** As stored, in English. */
export type Parameter = { key: string; value: number | null; display: string }

export type PartValues = { listParameters: (valueIds: readonly number[]) => Parameter[] }

const loadValues = async (db: Queryable): Promise<ReadonlyMap<number, Parameter>> => {
  const rows = await db.query<Parameter & { id: number }>(
    `select v.id, a.key, v.num as value, v.txt as display
     from attribute_values v join attributes a on a.id = v.attribute_id`,
    [],
    'catalogue.partValues',
  )
  return new Map(rows.map(({ id, ...parameter }) => [id, parameter]))
}

const minReloadIntervalMs = 10_000

/** Values do not change. If a part has one that was added later, all are loaded again for later requests. */
const openPartValues = async (db: Queryable): Promise<PartValues> => {
  let values: ReadonlyMap<number, Parameter> = new Map()
  const load = memoize(async (_key: null) => {
    values = await loadValues(db)
  }, minReloadIntervalMs)
  await load(null)
  return {
    listParameters: (valueIds) =>
      valueIds.flatMap((id) => {
        const value = values.get(id)
        if (!value) load(null).catch(() => undefined)
        return value ?? []
      }),
  }
}

const readers = memoizeByDatabase((db: Database) => memoize((_key: null) => openPartValues(db)))

/** Cached by database; never inside a transaction. */
export const readPartValues = (db: Database): Promise<PartValues> => readers(db)(null)
