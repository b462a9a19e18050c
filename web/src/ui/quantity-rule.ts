import { maxPieces } from '@partgate/schema/limits.ts'
import { readQuantity } from '#i18n/read-quantity.ts'

export type QuantityRule = { minimum: number; multiple: number }
export type Sold = { minimumOrderQuantity: number; orderMultiple: number }

export const toQuantityRule = ({ minimumOrderQuantity, orderMultiple }: Sold): QuantityRule => ({
  minimum: minimumOrderQuantity,
  multiple: orderMultiple,
})

export const smallestFrom = (quantity: number, { minimum, multiple }: QuantityRule) =>
  Math.ceil(Math.max(quantity, minimum) / multiple) * multiple

const smallest = (rule: QuantityRule) => smallestFrom(0, rule)

export const largestWithin = (available: number, rule: QuantityRule): number | null => {
  const quantity = Math.floor(Math.min(available, maxPieces) / rule.multiple) * rule.multiple
  return quantity >= smallest(rule) ? quantity : null
}

export const proposedQuantity = (needed: number, rule: QuantityRule, stock: number): number | null => {
  const most = largestWithin(stock, rule)
  return most === null ? null : Math.min(smallestFrom(needed, rule), most)
}

export const stepQuantity = (
  text: string,
  direction: 1 | -1,
  rule: QuantityRule,
  stock = Number.POSITIVE_INFINITY,
): number | null => {
  const most = largestWithin(stock, rule)
  if (most === null) return null
  const current = readQuantity(text)
  if (current === null) return smallest(rule)
  const { multiple } = rule
  const next = direction === 1 ? Math.floor(current / multiple) + 1 : Math.ceil(current / multiple) - 1
  const quantity = Math.max(next * multiple, smallest(rule))
  if (quantity <= most) return quantity
  return direction === 1 ? null : most
}
