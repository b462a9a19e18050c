import type { Database, Queryable } from '#db/database.ts'
import { memoize, memoizeByDatabase } from '../memoize.ts'

export const loadManufacturerNames = async (db: Queryable): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.query<{ id: number; name: string }>('select id, name from manufacturers', [], 'catalogue.names')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const lifetimeMs = 60_000
const readers = memoizeByDatabase((db: Database) => memoize((_key: null) => loadManufacturerNames(db), lifetimeMs))

/** Adds the names of the manufacturers to rows of parts. They are cached, because a join looks one up for each row; where a part is of a new manufacturer, they are loaded again. Never inside a transaction. */
export const nameManufacturers = async <R extends { manufacturer_id: number }>(db: Database, rows: readonly R[]) => {
  const cached = await readers(db)(null)
  const isComplete = rows.every(({ manufacturer_id: id }) => cached.has(id))
  const names = isComplete ? cached : await loadManufacturerNames(db)
  return rows.map((row) => ({ ...row, manufacturer: names.get(row.manufacturer_id) ?? '' }))
}
