import { z } from 'zod'
import type { Queryable } from '#db/database.ts'

const counts = z.object({
  part_count: z.int(),
  goods_count: z.int(),
  in_stock_count: z.int(),
  manufacturer_count: z.int(),
})

const recounted = `
  insert into meta (key, value)
  select 'catalogue_counts', json_build_object(
    'part_count', (select coalesce(sum(part_count), 0)::int from manufacturers),
    'goods_count', (select count(*)::int from goods),
    'in_stock_count', (select count(*)::int from listed_goods where place = 1 and is_in_stock),
    'manufacturer_count', (select count(*)::int from manufacturers where part_count > 0))::text
  on conflict (key) do update set value = excluded.value`

/** Reads all goods, which takes fifteen seconds at twelve million parts: too slow for a request. */
export const recountCatalogue = (db: Queryable) => db.exec(recounted)

const stored = async (db: Queryable) => {
  const [row] = await db.query<{ value: string }>(
    "select value from meta where key = 'catalogue_counts'",
    [],
    'catalogue.counts',
  )
  return row && counts.parse(JSON.parse(row.value))
}

export const loadCatalogueCounts = async (db: Queryable) => {
  const known = await stored(db)
  if (known) return known
  await recountCatalogue(db)
  return counts.parse(await stored(db))
}
