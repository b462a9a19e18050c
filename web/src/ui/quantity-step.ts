export type QuantityRule = { minimum: number; multiple: number }
/** The same as the shop says it of what it sells. */
export type Sold = { minimumOrderQuantity: number; orderMultiple: number }

export const ruleOf = ({ minimumOrderQuantity, orderMultiple }: Sold): QuantityRule => ({
  minimum: minimumOrderQuantity,
  multiple: orderMultiple,
})

/** Digits of other keyboards (full-width, Arabic, Persian) as ours. */
const plainDigits = (text: string) =>
  text.normalize('NFKC').replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** In threes from the end; the pairs before them are how India groups. One mark throughout, so that `1.5` is no 15. */
const grouped = /^\d{1,3}(?:([\s,.'’٬])\d{2,3}(?:\1\d{2,3})*)?$/

/** The whole number typed, at most nine digits, with or without grouping marks; null for anything else. */
export const readQuantity = (text: string) => {
  const typed = plainDigits(text).trim()
  const digits = typed.replaceAll(/\D/g, '')
  const isWhole = typed === digits || (grouped.test(typed) && /(?:^|\D)\d{3}$/.test(typed))
  return isWhole && /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** The smallest orderable quantity that is not less. */
export const smallestFrom = (quantity: number, { minimum, multiple }: QuantityRule) =>
  Math.ceil(Math.max(quantity, minimum) / multiple) * multiple

const smallest = (rule: QuantityRule) => smallestFrom(0, rule)

/** The next orderable quantity above (+1) or below (−1) what is typed; the smallest one where that is no number. */
export const stepQuantity = (text: string, direction: 1 | -1, rule: QuantityRule) => {
  const current = readQuantity(text)
  if (current === null) return smallest(rule)
  const { multiple } = rule
  const next = direction === 1 ? Math.floor(current / multiple) + 1 : Math.ceil(current / multiple) - 1
  return Math.max(next * multiple, smallest(rule))
}

/** The largest orderable quantity within `available`; null where even the smallest one is more. */
export const largestWithin = (available: number, rule: QuantityRule): number | null => {
  const quantity = Math.floor(available / rule.multiple) * rule.multiple
  return quantity >= smallest(rule) ? quantity : null
}
