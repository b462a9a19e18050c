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

type Keyed = Pick<Wanted, 'query' | 'key'>
type Run = Pick<BomList, 'boards' | 'attritionPercent'>
const cached = new WeakMap<BomLine, Run & { keyed: Keyed | null }>()

/** Line objects do not change, so that a change of one line reads the others from the cache. */
export const findKeyed = (line: BomLine, { boards, attritionPercent }: Run): Keyed | null => {
  const known = cached.get(line)
  if (known?.boards === boards && known.attritionPercent === attritionPercent) return known.keyed
  const query = toPartQuery(line, { boards, attritionPercent })
  const keyed = query && { query, key: toQueryKey(query, line) }
  cached.set(line, { boards, attritionPercent, keyed })
  return keyed
}

export const findWanted = (list: BomList): Wanted[] =>
  findShownLines(list).flatMap((line) => {
    const keyed = line.kind === 'NOT_FITTED' ? null : findKeyed(line, list)
    return keyed ? [{ line, ...keyed }] : []
  })

const findMatch = (line: BomLine, list: BomList, stored: ReadonlyMap<string, StoredMatch>): BomMatch | undefined => {
  const keyed = findKeyed(line, list)
  if (!keyed) return isEmptyLine(line) ? undefined : noMatch
  const found = stored.get(line.lineId)
  return found?.key === keyed.key ? found.match : undefined
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
