import { maxPieces } from '@partgate/schema/limits.ts'
import type { BomMatch_PartMatchFragment } from '#graphql/generated/types.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import type { BomLine, BomList } from './bom-list.ts'

/** With `productId`, `product` and `price` are those of the chosen product. */
export type BomMatch = BomMatch_PartMatchFragment

const quantityProblems = ['noQuantity', 'unsureQuantity', 'badQuantity', 'tooManyPieces'] as const
type QuantityProblem = (typeof quantityProblems)[number]

export const isQuantityProblem = (kind: LinePlan['kind']) => quantityProblems.some((problem) => problem === kind)

type Price = NonNullable<BomMatch['price']>
type OrderReason = 'none' | 'minimum' | 'multiple' | 'stock'

/** An included line is ordered with an earlier line of the same product. */
export type LinePlan =
  | {
      kind: 'ready'
      productId: string
      /** For this line. */
      needed: number
      /** For all lines of the product, with the price of this quantity. */
      ordered: number
      price: Price
      why: OrderReason
      /** Selected lines of the product, or those taken together, and the pieces that they need together. */
      lineCount: number
      neededByAll: number
    }
  | { kind: 'included'; needed: number; why: OrderReason; leaderId: string; leaderNumber: number }
  | { kind: QuantityProblem }
  | { kind: 'noProduct' }
  | { kind: 'onRequest' }
  | { kind: 'soldOut' }
  | { kind: 'notFitted' }

/** Less than needed can be ordered now. A sold out line has no order at all. */
export const isShort = (plan: LinePlan | undefined) =>
  (plan?.kind === 'ready' || plan?.kind === 'included') && plan.why === 'stock'

type Run = Pick<BomList, 'boards' | 'attritionPercent'>

/** Pieces for all boards, with attrition; null where the list does not say how many, or too many. */
export const countNeeded = (
  { quantity, quantityStatus }: Pick<BomLine, 'quantity' | 'quantityStatus'>,
  { boards, attritionPercent }: Run,
): number | null => {
  const forOneBoard = quantityStatus === 'UNSURE' ? null : readQuantity(quantity)
  if (!forOneBoard) return null
  const hundredths = 10_000 + Math.round(attritionPercent * 100)
  const needed = Math.ceil((forOneBoard * boards * hundredths) / 10_000)
  return needed <= maxPieces ? needed : null
}

const findQuantityProblem = ({ quantity, quantityStatus }: BomLine): QuantityProblem => {
  const typed = readQuantity(quantity)
  if (quantityStatus === 'UNSURE') return typed ? 'unsureQuantity' : 'noQuantity'
  if (quantity.trim() === '' || typed === 0) return 'noQuantity'
  return typed !== null || /^\d+$/.test(quantity.trim()) ? 'tooManyPieces' : 'badQuantity'
}

type Offer = { product: NonNullable<BomMatch['product']>; price: Price }

export const findWhy = (needed: number, { product, price }: Offer) => {
  if (price.availableQuantity < price.orderableQuantity) return 'stock'
  if (price.orderableQuantity === needed) return 'none'
  return needed < product.minimumOrderQuantity ? 'minimum' : 'multiple'
}

/** Each line by itself, as if no other line had its product. */
export const planLine = (
  line: BomLine,
  { product, price }: Pick<BomMatch, 'product' | 'price'>,
  run: Run,
): LinePlan => {
  if (line.kind === 'NOT_FITTED') return { kind: 'notFitted' }
  const needed = countNeeded(line, run)
  if (needed === null) return { kind: findQuantityProblem(line) }
  if (!product) return { kind: 'noProduct' }
  if (!price) return { kind: 'onRequest' }
  if (price.availableQuantity === 0) return { kind: 'soldOut' }
  return {
    kind: 'ready',
    productId: product.id,
    needed,
    ordered: price.availableQuantity,
    price,
    why: findWhy(needed, { product, price }),
    lineCount: 1,
    neededByAll: needed,
  }
}
