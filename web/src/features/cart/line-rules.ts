import { largestWithin, readQuantity } from '#ui/quantity-step.ts'

/** What decides whether a quantity can stand in the cart; in pieces. */
export type LineRules = { minimumOrderQuantity: number; orderMultiple: number }

export const largestQuantity = 999_999_999

const roundUp = (quantity: number, step: number) => Math.ceil(quantity / step) * step

const smallestQuantity = ({ minimumOrderQuantity, orderMultiple }: LineRules) =>
  roundUp(minimumOrderQuantity, orderMultiple)

/** The most that can be taken of what is in stock, rounded down to the multiple; null where it is less than the minimum. */
export const takeableQuantity = (available: number, rules: LineRules): number | null =>
  largestWithin(available, { minimum: rules.minimumOrderQuantity, multiple: rules.orderMultiple })

export type QuantityVerdict =
  { kind: 'good'; quantity: number } | { kind: 'notANumber' } | { kind: 'notSold'; nearest: number | null }

/** What the typed text comes to: a quantity, or why not; `nearest` is sold and not less than what was typed. */
export const judgeQuantity = (text: string, rules: LineRules): QuantityVerdict => {
  const typed = readQuantity(text)
  if (typed === null) return { kind: 'notANumber' }
  const nearest = Math.max(roundUp(typed, rules.orderMultiple), smallestQuantity(rules))
  if (nearest === typed) return { kind: 'good', quantity: typed }
  return { kind: 'notSold', nearest: nearest <= largestQuantity ? nearest : null }
}
