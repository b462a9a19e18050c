export type QuantityRule = { minimum: number; multiple: number }

/** The number typed, grouping marks and spaces aside; null where it is not a whole number. */
export const readQuantity = (text: string) => {
  const digits = text.replaceAll(/[\s,.'’٬]/gu, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

const smallest = ({ minimum, multiple }: QuantityRule) => Math.ceil(minimum / multiple) * multiple

/** The next orderable quantity above (+1) or below (−1) what is typed; the smallest one where that is no number. */
export const stepQuantity = (text: string, direction: 1 | -1, rule: QuantityRule) => {
  const current = readQuantity(text)
  if (current === null) return smallest(rule)
  const { multiple } = rule
  const next = direction === 1 ? Math.floor(current / multiple) + 1 : Math.ceil(current / multiple) - 1
  return Math.max(next * multiple, smallest(rule))
}
