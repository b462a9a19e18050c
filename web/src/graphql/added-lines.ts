/** By product id. */
export type CartQuantities = ReadonlyMap<string, number>

type Line = { productId: string; quantity: number }

/** Whether the cart has got the quantity of each line between two reads; null if one of the reads failed. */
export const findAdded = (lines: readonly Line[], before: CartQuantities | null, now: CartQuantities | null) =>
  before &&
  now &&
  lines.map(({ productId, quantity }) => (now.get(productId) ?? 0) >= (before.get(productId) ?? 0) + quantity)
