import { maxPieces } from './limits.ts'

/** A quantity is orderable if it is a multiple of `multiple` and at least `minimum`. */
export type OrderTerms = { minimum: number; multiple: number }

/** The smallest orderable quantity that is not less than `quantity`. */
export const toOrderableQuantity = (quantity: number, { minimum, multiple }: OrderTerms) =>
  Math.ceil(Math.max(quantity, minimum) / multiple) * multiple

/** The orderable quantity, reduced to what the stock and `maxPieces` allow; null where they allow none. */
export const limitToStock = (quantity: number, stock: number, terms: OrderTerms): number | null => {
  const { minimum, multiple } = terms
  const most = Math.floor(Math.min(stock, maxPieces) / multiple) * multiple
  return most < minimum ? null : Math.min(toOrderableQuantity(quantity, terms), most)
}
