import { parseDecimal } from '@partgate/schema/decimal.ts'
import { maxPieces } from '@partgate/schema/limits.ts'
import { type OrderTerms, toOrderableQuantity } from '@partgate/schema/quantity.ts'

/** `attritionPercent` has up to two decimals: `"2.5"`. */
export type Production = { boards: number; attritionPercent: string }
type Demand = { qty: number | null; order_qty: number | null }

const anyQuantity: OrderTerms = { minimum: 1, multiple: 1 }

/** The quantity that the buyer typed, as it is, or else the quantity for all boards with attrition, raised to the terms of the goods; null above the maximum. */
export const calculateRequiredQuantity = (
  { qty, order_qty }: Demand,
  { boards, attritionPercent }: Production,
  terms = anyQuantity,
): number | null => {
  if (order_qty !== null || qty === null) return order_qty
  const withAttrition = BigInt(qty) * BigInt(boards) * (10_000n + parseDecimal(attritionPercent, 2))
  const needed = (withAttrition + 9_999n) / 10_000n
  const required = toOrderableQuantity(Number(needed), terms)
  return required > maxPieces ? null : required
}
