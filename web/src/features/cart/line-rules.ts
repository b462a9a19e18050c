import { largestWithin, readQuantity, ruleOf, smallestFrom, type Sold } from '#ui/quantity-step.ts'

export const largestQuantity = 999_999_999

/** The most that can be taken of what is in stock, rounded down to the multiple; null where it is less than the minimum. */
export const takeableQuantity = (available: number, rules: Sold): number | null =>
  largestWithin(available, ruleOf(rules))

export type QuantityVerdict =
  { kind: 'good'; quantity: number } | { kind: 'notANumber' } | { kind: 'notSold'; nearest: number | null }

/** What the typed text comes to: a quantity, or why not; `nearest` is sold and not less than what was typed. */
export const judgeQuantity = (text: string, rules: Sold): QuantityVerdict => {
  const typed = readQuantity(text)
  if (typed === null) return { kind: 'notANumber' }
  const nearest = smallestFrom(typed, ruleOf(rules))
  if (nearest === typed) return { kind: 'good', quantity: typed }
  return { kind: 'notSold', nearest: nearest <= largestQuantity ? nearest : null }
}
