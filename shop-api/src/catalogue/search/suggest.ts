import { maxSuggestions } from '@partgate/schema/limits.ts'
import type { Database } from '#db/database.ts'
import { memoize } from '../memoize.ts'
import { planSearch } from '../query-parser/plan.ts'
import { loadPopularNumbers, suggest, toSuggestions, type Suggestion } from './suggest-store.ts'

const popularParts = 5_000
const popularLifetimeMs = 300_000

/** One or two letters begin more numbers than a request can read, so the most popular ones are in memory. */
export const createSuggest = (db: Database) => {
  const popular = memoize(() => loadPopularNumbers(db, popularParts), popularLifetimeMs)

  return async (keyword: string): Promise<Suggestion[]> => {
    const plan = planSearch(keyword)
    if (!plan?.number) return []
    const points = plan.points === null ? null : new RegExp(plan.points)
    const known = (await popular(null))
      .filter(({ norm, mpn }) => norm.startsWith(plan.number) && (points?.test(mpn) ?? true))
      .slice(0, maxSuggestions)
    // Less popular parts and aliases come after these.
    if (known.length === maxSuggestions) return toSuggestions(db, known)
    return suggest(
      db,
      plan,
      known.map(({ id }) => id),
    )
  }
}
