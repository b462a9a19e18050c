import type { Queryable } from '#db/database.ts'
import { contentRows, newsRows } from '#demo/content/index-rows.ts'

/** Writes the shop's own pages and articles into a migrated database. */
export const fillContent = async (db: Queryable) => {
  for (const [table, rows] of [
    ['texts', [...contentRows()]],
    ['news', newsRows()],
  ] as const)
    await db.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ])
}
