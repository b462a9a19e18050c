import { maxPieces } from '@partgate/schema/limits.ts'
import { limitToStock } from '@partgate/schema/quantity.ts'
import type { lineRefusals } from '@partgate/schema/shop-api/line-refusals.ts'

/** Limits of a quantity in pieces. */
export type Terms = { minimum: number; multiple: number; stock: number; isPriced: boolean }

type QuantityRefusal =
  | { kind: 'onRequestOnly' }
  | { kind: 'belowMinimum'; minimum: number }
  | { kind: 'notAMultiple'; multiple: number }
  | { kind: 'outOfStock'; available: number }

/** The one rule for the quantity of a line, for adding and for changing. */
export const refuseQuantity = (
  quantity: number,
  { minimum, multiple, stock, isPriced }: Terms,
): QuantityRefusal | null => {
  const available = Math.min(stock, maxPieces)
  if (!isPriced) return { kind: 'onRequestOnly' }
  if (quantity < minimum) return { kind: 'belowMinimum', minimum }
  if (quantity % multiple !== 0) return { kind: 'notAMultiple', multiple }
  if (quantity > available) return { kind: 'outOfStock', available }
  return null
}

/** Pieces that can still be added to a line with `inCart` pieces, so that the whole line can be sold. */
export const countAddable = (inCart: number, terms: Pick<Terms, 'minimum' | 'multiple' | 'stock'>): number =>
  Math.max(0, (limitToStock(maxPieces, terms.stock, terms) ?? 0) - inCart)

export type LineRefusal = (typeof lineRefusals)[number]

/** Missing stock comes before a quantity that the buyer could change. */
export const refuseLine = (quantity: number, terms: Terms): LineRefusal | null => {
  const refusal = refuseQuantity(quantity, terms)
  if (refusal?.kind === 'onRequestOnly') return 'on_request_only'
  if (refusal !== null && terms.stock === 0) return 'sold_out'
  switch (refusal?.kind) {
    case undefined:
      return null
    case 'belowMinimum':
      return 'below_minimum'
    case 'notAMultiple':
      return 'not_a_multiple'
    case 'outOfStock':
      return 'understock'
  }
}

/** The sum of both quantities as far as stock allows, and never less than either. */
export const mergeQuantities = (
  mine: number,
  guests: number,
  { multiple, stock }: Pick<Terms, 'multiple' | 'stock'>,
) => {
  const deliverable = stock - (stock % multiple)
  return Math.max(mine, guests, Math.min(mine + guests, deliverable, maxPieces - (maxPieces % multiple)))
}
