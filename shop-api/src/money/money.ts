import { formatDecimal } from '@partgate/schema/decimal.ts'

/** USD in integers, so that nothing is rounded twice: unit prices count 1e-5 USD, amounts count cents. */
type PriceBreak = { quantity: number; unitPrice: bigint }
/** Smallest quantity first; empty for goods sold on request only. */
export type Ladder = readonly PriceBreak[]

/** `1870n` is `"0.01870"`. */
export const formatUnitPrice = (unitPrice: bigint) => formatDecimal(unitPrice, 5)

/** `1870n` is `"18.70"`. */
export const formatAmount = (cents: bigint) => formatDecimal(cents, 2)

export const formatKnownAmount = (cents: bigint | null) => (cents === null ? null : formatAmount(cents))

/** The last break that `quantity` reaches, or the first where it reaches none; null without prices. */
export const findPriceAt = (ladder: Ladder, quantity: number): bigint | null =>
  (ladder.findLast((step) => step.quantity <= quantity) ?? ladder[0])?.unitPrice ?? null
