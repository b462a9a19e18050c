import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { contentKinds, contentRows, newsRows, topicRows } from './index-rows.ts'

/** Replaces the shop's own pages and articles. An article keeps only the categories and manufacturers that the catalogue has. */
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
    await tx.query(
      `insert into news_topics (news_id, category_id, manufacturer_id)
       select t.news_id, c.id, m.id from json_to_recordset($1) t (news_id int, category text, manufacturer text)
       left join categories c on c.slug = t.category left join manufacturers m on m.slug = t.manufacturer
       where c.id is not null or m.id is not null`,
      [JSON.stringify(topicRows())],
    )
  })
