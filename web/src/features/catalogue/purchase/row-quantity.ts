import type { RowQuantity_ProductFragment } from '#graphql/generated/types.ts'
import { proposedQuantity, toQuantityRule, smallestFrom, type Sold } from '#ui/quantity-rule.ts'

export const orderedQuantity = (needed: number | null, sold: Sold): number =>
  smallestFrom(needed ?? 0, toQuantityRule(sold))

export const buyableQuantity = (needed: number | null, product: RowQuantity_ProductFragment): number | null =>
  product.priceBreaks.length > 0 ? proposedQuantity(needed ?? 0, toQuantityRule(product), product.stock) : null
