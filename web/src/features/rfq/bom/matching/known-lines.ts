import type { PartQuery } from '#graphql/generated/types.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { isEmptyLine } from '../new-lines.ts'
import { toPartQuery, toQueryKey } from './part-query.ts'
import { type BomMatch, type LinePlan, planLine } from '../plan-line.ts'
import { findShownLines } from '../shown-lines.ts'

export type Wanted = { line: BomLine; query: PartQuery; key: string }
type Keyed = Pick<Wanted, 'query' | 'key'>
/** `key` shows whether the match belongs to the line as it is now, the quantity of `query` whether its price does. */
export type StoredMatch = Keyed & { match: BomMatch }

export const isPriceKnown = (stored: StoredMatch | undefined, { key, query }: Keyed) =>
  stored?.key === key && stored.query.quantity === query.quantity

const noMatch: BomMatch = {
  verdict: 'NOTHING',
  reason: 'UNREADABLE',
  matchedNumber: null,
  differences: [],
  product: null,
  price: null,
  cheaperPackaging: null,
  smallerPackaging: null,
}

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

/** Lines that are empty or not yet matched are in neither map. While a line waits for the price of another quantity, it has no plan. */
export const findKnown = (list: BomList, stored: ReadonlyMap<string, StoredMatch>) => {
  const matches = new Map<string, BomMatch>()
  const plans = new Map<string, LinePlan>()
  for (const line of findShownLines(list)) {
    const { lineId } = line
    const isFitted = line.kind !== 'NOT_FITTED'
    const keyed = isFitted ? findKeyed(line, list) : null
    if (isFitted && !keyed && isEmptyLine(line)) continue
    const found = stored.get(lineId)
    const match = !keyed ? noMatch : found?.key === keyed.key ? found.match : null
    if (!match) continue
    if (isFitted) matches.set(lineId, match)
    if (!keyed || isPriceKnown(found, keyed)) plans.set(lineId, planLine(line, match, list))
  }
  return { matches, plans }
}
