import { z } from 'zod'
import type { Database, Queryable } from '#db/database.ts'
import { runWhenDue } from '#db/run-when-due.ts'

const counts = z.object({
  part_count: z.int(),
  goods_count: z.int(),
  in_stock_count: z.int(),
  manufacturer_count: z.int(),
})

const counted = `json_build_object(
  'part_count', (select coalesce(sum(part_count), 0)::int from manufacturers),
  'goods_count', (select count(*)::int from goods),
  'in_stock_count', (select coalesce(sum(part_count), 0)::int from list_counts where packagings_in_stock <> '{}'),
  'manufacturer_count', (select count(*)::int from manufacturers where part_count > 0))`

const recounted = `
  insert into meta (key, value) values ('catalogue_counts', ${counted}::text)
  on conflict (key) do update set value = excluded.value`

/** Reads all goods: too slow for a request. */
export const recountDueCatalogue = (db: Database) =>
  runWhenDue(db, 'catalogue_counted_at', (unlimited) => unlimited.exec(recounted))

/** Counts where no job has stored the counts yet. */
const storedOrCounted = `
  select coalesce((select value from meta where key = 'catalogue_counts'), ${counted}::text) as value`

export const loadCatalogueCounts = async (db: Queryable) => {
  const [row] = await db.query<{ value: string }>(storedOrCounted, [], 'catalogue.counts')
  return counts.parse(JSON.parse(row?.value ?? ''))
}
