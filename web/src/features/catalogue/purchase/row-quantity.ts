import { proposedQuantity, toQuantityRule, smallestFrom, type Sold } from './quantity-rule.ts'

export type Offer = Sold & { stock: number; priceBreaks: readonly unknown[] }

export const orderedQuantity = (needed: number | null, sold: Sold): number =>
  smallestFrom(needed ?? 0, toQuantityRule(sold))

export const buyableQuantity = (needed: number | null, offer: Offer): number | null =>
  offer.priceBreaks.length > 0 ? proposedQuantity(needed ?? 0, toQuantityRule(offer), offer.stock) : null
