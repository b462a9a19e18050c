import type { Queryable } from '#db/database.ts'
import { contentRows } from '#demo/content/index-rows.ts'

/** Writes the shop's own texts into a migrated database. */
export const fillContent = (db: Queryable) =>
  db.query('insert into texts select * from json_populate_recordset(null::texts, $1)', [
    JSON.stringify([...contentRows()]),
  ])
