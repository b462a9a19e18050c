import { maxPieces } from '@partgate/schema/limits.ts'

/** `attritionPercent` has up to two decimals: `"2.5"`. */
export type Production = { boards: number; attritionPercent: string }
type Demand = { qty: number | null; order_qty: number | null }
type Terms = { minimum: number; multiple: number }

const anyQuantity: Terms = { minimum: 1, multiple: 1 }

/** In 1/100 percent: `"2.5"` is 250n. */
const parsePercent = (text: string) => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

const divideUp = (a: bigint, b: bigint) => (a + b - 1n) / b

/** The quantity that the buyer typed, or the quantity for all boards with attrition, raised to the terms of the goods; null above the maximum. */
export const calculateRequiredQuantity = (
  { qty, order_qty }: Demand,
  { boards, attritionPercent }: Production,
  { minimum, multiple }: Terms = anyQuantity,
): number | null => {
  if (order_qty !== null || qty === null) return order_qty
  const needed = divideUp(BigInt(qty) * BigInt(boards) * (10_000n + parsePercent(attritionPercent)), 10_000n)
  const atLeast = needed < BigInt(minimum) ? BigInt(minimum) : needed
  const required = divideUp(atLeast, BigInt(multiple)) * BigInt(multiple)
  return required > maxPieces ? null : Number(required)
}
