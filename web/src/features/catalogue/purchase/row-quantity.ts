import { largestWithin, ruleOf, smallestFrom, type Sold } from '#ui/quantity-step.ts'

export type Offer = Sold & { stock: number; priceBreaks: readonly unknown[] }

/** What is ordered by who needs so many pieces; null: the smallest quantity sold. */
export const orderedQuantity = (needed: number | null, sold: Sold): number => smallestFrom(needed ?? 0, ruleOf(sold))

/** What of it goes into the cart as it is: the stock limits it. Null where it cannot be bought. */
export const buyableQuantity = (needed: number | null, offer: Offer): number | null => {
  const most = offer.priceBreaks.length > 0 ? largestWithin(offer.stock, ruleOf(offer)) : null
  return most === null ? null : Math.min(orderedQuantity(needed, offer), most)
}
