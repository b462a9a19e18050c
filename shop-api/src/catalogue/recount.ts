import type { Database, Queryable } from '#db/database.ts'
import { runWhenDue } from '#db/run-when-due.ts'
import { refillLetterPositions } from './search/letter-index-store.ts'
import { mergeListCounts } from './facets/list-counts.ts'
import { recountValues } from './facets/value-counts.ts'

/** Reads all parts: too slow for a request. */
export const recountFacets = async (db: Queryable) => {
  await mergeListCounts(db)
  await recountValues(db)
  await refillLetterPositions(db)
}

export const recountDueFacets = (db: Database) => runWhenDue(db, 'facets_counted_at', recountFacets)
