/** By product id. */
export type CartQuantities = ReadonlyMap<string, number>

type Line = { productId: string; quantity: number }

/** Whether the cart has got the quantity of each line between two reads, those of one product together. False if a read failed. */
export const findAdded = (lines: readonly Line[], before: CartQuantities | null, now: CartQuantities | null) => {
  const added = new Map<string, number>()
  for (const { productId, quantity } of lines) added.set(productId, (added.get(productId) ?? 0) + quantity)
  return lines.map(({ productId }) => {
    const atLeast = (before?.get(productId) ?? 0) + (added.get(productId) ?? 0)
    return before !== null && (now?.get(productId) ?? 0) >= atLeast
  })
}
