import type { Database } from '#db/database.ts'
import { contentKinds, contentRows, newsRows } from './index-rows.ts'

/** Writes the shop's own pages and articles, in place of what was there of them. */
export const writeContent = (db: Database) =>
  db.tx(async (tx) => {
    await tx.query('delete from texts where kind = any($1::text[])', [contentKinds])
    await tx.query('delete from news')
    await tx.query('insert into texts select * from json_populate_recordset(null::texts, $1)', [
      JSON.stringify([...contentRows()]),
    ])
    await tx.query('insert into news select * from json_populate_recordset(null::news, $1)', [
      JSON.stringify(newsRows()),
    ])
  })
