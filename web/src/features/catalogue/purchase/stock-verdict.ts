import { largestWithin, type QuantityRule } from '#ui/quantity-step.ts'

export type StockVerdict =
  | { kind: 'enough' }
  | { kind: 'soldOut' }
  | { kind: 'short'; /** The most that can be taken. */ takeable: number | null }

/** Whether what is in stock covers a quantity; nothing typed is covered by anything. */
export const judgeStock = (quantity: number | null, stock: number, rule: QuantityRule): StockVerdict => {
  if (stock === 0) return { kind: 'soldOut' }
  if (quantity === null || quantity <= stock) return { kind: 'enough' }
  return { kind: 'short', takeable: largestWithin(stock, rule) }
}
