import { formatDecimal, parseDecimal } from '@partgate/schema/decimal.ts'
import type { LinePlan } from './plan-line.ts'

const minTimes = 5
const minCents = 500n

export type Surplus = { pieces: number; amount: string }

/** A minimum or a full reel that is several times the needed pieces and costs notably more than those; otherwise null. */
export const findSurplus = ({ ordered, neededByAll, price }: Extract<LinePlan, { kind: 'ready' }>): Surplus | null => {
  if (ordered < neededByAll * minTimes) return null
  const cents =
    parseDecimal(price.availableExtendedPrice?.amount ?? '0', 2) - parseDecimal(price.extendedPrice.amount, 2)
  return cents < minCents ? null : { pieces: ordered - neededByAll, amount: formatDecimal(cents, 2) }
}
