import { limitToStock, toOrderableQuantity } from '@partgate/schema/quantity.ts'
import type { RowQuantity_ProductFragment } from '#graphql/generated/types.ts'
import { toOrderTerms, type Sold } from '#graphql/order-terms.ts'

export const orderedQuantity = (needed: number | null, sold: Sold): number =>
  toOrderableQuantity(needed ?? 0, toOrderTerms(sold))

export const buyableQuantity = (needed: number | null, product: RowQuantity_ProductFragment): number | null =>
  product.priceBreaks.length > 0 ? limitToStock(needed ?? 0, product.stock, toOrderTerms(product)) : null
