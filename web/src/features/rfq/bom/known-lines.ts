import type { PartQuery } from '#graphql/generated/types.ts'
import type { BomLine, BomList } from './bom-list.ts'
import { isEmptyLine } from './new-lines.ts'
import { toPartQuery, toQueryKey } from './part-query.ts'
import { type BomMatch, type LinePlan, planLine } from './plan-line.ts'
import { findShownLines } from './shown-lines.ts'

export type Wanted = { line: BomLine; query: PartQuery; key: string }
/** `key` tells whether the match belongs to the line as it is now. */
export type StoredMatch = { key: string; match: BomMatch }

const noMatch: BomMatch = { verdict: 'NOTHING', reason: 'UNREADABLE', matchedNumber: null, product: null, price: null }

export const findWanted = (list: BomList): Wanted[] =>
  findShownLines(list).flatMap((line) => {
    const query = line.kind === 'NOT_FITTED' ? null : toPartQuery(line, list)
    return query ? [{ line, query, key: toQueryKey(query, line) }] : []
  })

const findMatch = (line: BomLine, list: BomList, stored: ReadonlyMap<string, StoredMatch>): BomMatch | undefined => {
  const query = toPartQuery(line, list)
  if (!query) return isEmptyLine(line) ? undefined : noMatch
  const found = stored.get(line.lineId)
  return found?.key === toQueryKey(query, line) ? found.match : undefined
}

/** Lines that are empty or not yet matched are in neither map. */
export const findKnown = (list: BomList, stored: ReadonlyMap<string, StoredMatch>) => {
  const matches = new Map<string, BomMatch>()
  const plans = new Map<string, LinePlan>()
  for (const line of findShownLines(list)) {
    const match = line.kind === 'NOT_FITTED' ? noMatch : findMatch(line, list, stored)
    if (!match) continue
    if (line.kind !== 'NOT_FITTED') matches.set(line.lineId, match)
    plans.set(line.lineId, planLine(line, match, list))
  }
  return { matches, plans }
}
