import { maxPieces } from './limits.ts'

/** Goods are sold from a minimum on and in multiples. */
export type OrderTerms = { minimum: number; multiple: number }

/** The smallest quantity for sale that is not less than `quantity`. */
export const toOrderableQuantity = (quantity: number, { minimum, multiple }: OrderTerms) =>
  Math.ceil(Math.max(quantity, minimum) / multiple) * multiple

/** The orderable quantity, or less where the stock does not cover it; null where the stock covers no quantity for sale. */
export const limitToStock = (quantity: number, stock: number, terms: OrderTerms): number | null => {
  const { minimum, multiple } = terms
  const most = Math.floor(Math.min(stock, maxPieces) / multiple) * multiple
  return most < minimum ? null : Math.min(toOrderableQuantity(quantity, terms), most)
}
