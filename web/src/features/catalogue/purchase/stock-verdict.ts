import { limitToStock, type OrderTerms } from '@partgate/schema/quantity.ts'

type StockVerdict = { kind: 'enough' } | { kind: 'soldOut' } | { kind: 'short'; takeable: number | null }

export const judgeStock = (quantity: number | null, stock: number, terms: OrderTerms): StockVerdict => {
  if (stock === 0) return { kind: 'soldOut' }
  if (quantity === null || quantity <= stock) return { kind: 'enough' }
  return { kind: 'short', takeable: limitToStock(quantity, stock, terms) }
}
