/** USD in integers, so that nothing is rounded twice: unit prices count 1e-5 USD, amounts count cents. */
export type PriceBreak = { quantity: number; unitPrice: bigint }
/** Smallest quantity first; empty for goods sold on request only. */
export type Ladder = readonly PriceBreak[]

const decimal = (value: bigint, places: number) => {
  const digits = value.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** `1870n` is `"0.01870"`. */
export const formatUnitPrice = (unitPrice: bigint) => decimal(unitPrice, 5)

/** `1870n` is `"18.70"`. */
export const formatAmount = (cents: bigint) => decimal(cents, 2)

/** The last break that `quantity` reaches, or the first where it reaches none; null without prices. */
export const findPriceAt = (ladder: Ladder, quantity: number): bigint | null =>
  (ladder.findLast((step) => step.quantity <= quantity) ?? ladder[0])?.unitPrice ?? null

/** Rounded half up to the cent. */
export const calculateAmountCents = (unitPrice: bigint, quantity: number) =>
  (unitPrice * BigInt(quantity) + 500n) / 1000n
