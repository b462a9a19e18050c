import type { Database } from '#db/database.ts'
import { refillLetterPositions } from './search/letter-index-store.ts'
import { mergeListCounts } from './facets/list-counts.ts'
import { recountValues } from './facets/value-counts.ts'

/** Reads all parts: too slow for a request. */
export const recountFacets = async (db: Database) => {
  await mergeListCounts(db)
  await recountValues(db)
  await refillLetterPositions(db)
  await db.query(`insert into meta (key, value) values ('facets_counted_at', now()::text)
                  on conflict (key) do update set value = excluded.value`)
}

/** Does nothing within an hour of the last time, so that a shop that starts, or one of several, does not count again. */
export const recountDueFacets = async (db: Database) => {
  const [recent] = await db.query(
    "select from meta where key = 'facets_counted_at' and value::timestamptz > now() - interval '1 hour'",
  )
  if (!recent) await recountFacets(db)
}
