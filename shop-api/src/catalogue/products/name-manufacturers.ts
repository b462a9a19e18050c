import type { Database, Queryable } from '#db/database.ts'
import { memoize, memoizeByDatabase } from '../memoize.ts'

const loadManufacturerNames = async (db: Queryable): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.query<{ id: number; name: string }>('select id, name from manufacturers', [], 'catalogue.names')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const lifetimeMs = 60_000
/** Another generation takes the place of the one before. */
const caches = memoizeByDatabase((db: Database) => ({
  generation: 0,
  read: memoize((_generation: number) => loadManufacturerNames(db), lifetimeMs, 1),
}))

/** Cached for a minute. */
export const readManufacturerNames = (db: Database) => {
  const { generation, read } = caches(db)
  return read(generation)
}

/** Adds the names of the manufacturers to rows of parts. They are cached, because a join looks one up for each row; where a part is of a new manufacturer, they are loaded again. Never inside a transaction. */
export const nameManufacturers = async <R extends { manufacturer_id: number }>(db: Database, rows: readonly R[]) => {
  const cache = caches(db)
  const { generation } = cache
  const cached = await cache.read(generation)
  const isComplete = rows.every(({ manufacturer_id: id }) => cached.has(id))
  if (!isComplete && cache.generation === generation) cache.generation += 1
  const names = isComplete ? cached : await cache.read(cache.generation)
  return rows.map((row) => ({ ...row, manufacturer: names.get(row.manufacturer_id) ?? '' }))
}
