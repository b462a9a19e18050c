import type { matchReasons } from '@partgate/schema/shop-api/search.ts'
import { normalizePartNumber, findRange, type Range } from '../part-numbers/part-number.ts'
import type { SearchPlan } from '../query-parser/plan.ts'

export type MatchReason = (typeof matchReasons)[number]
type Match = { reason: MatchReason; text: string; ranges: Range[] }

const merge = (ranges: Range[]) =>
  ranges
    .toSorted((a, b) => a[0] - b[0])
    .reduce<Range[]>((merged, [start, end]) => {
      const last = merged.at(-1)
      if (last && start <= last[1]) last[1] = Math.max(last[1], end)
      else merged.push([start, end])
      return merged
    }, [])

/** Positions refer to the displayed number: the order code of the goods. */
export const describeMatch = (
  plan: SearchPlan,
  reason: MatchReason,
  part: { mpn: string; order_code: string },
  alias: string | null,
): Match => {
  const sought = reason === 'words' ? plan.words.map(normalizePartNumber) : [plan.number]
  const ranges = sought.map((normalized) => findRange(part.order_code, normalized)).filter((range) => range !== null)
  const isOtherForm = plan.isExact && plan.number !== normalizePartNumber(plan.text)
  return isOtherForm
    ? { reason: 'alias', text: plan.text, ranges: merge(ranges) }
    : { reason, text: alias ?? part.mpn, ranges: merge(ranges) }
}
