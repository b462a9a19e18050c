import { largestWithin, type QuantityRule } from '#ui/quantity-rule.ts'

export type StockVerdict = { kind: 'enough' } | { kind: 'soldOut' } | { kind: 'short'; takeable: number | null }

export const judgeStock = (quantity: number | null, stock: number, rule: QuantityRule): StockVerdict => {
  if (stock === 0) return { kind: 'soldOut' }
  if (quantity === null || quantity <= stock) return { kind: 'enough' }
  return { kind: 'short', takeable: largestWithin(stock, rule) }
}
