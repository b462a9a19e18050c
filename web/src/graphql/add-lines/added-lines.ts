/** By product id. */
export type CartQuantities = ReadonlyMap<string, number>

type Line = { productId: string; quantity: number }

/** For each line, whether the quantity of its product in the cart rose by at least the sum of all lines of that product. All false if a read failed. */
export const checkLinesAdded = (
  lines: readonly Line[],
  before: CartQuantities | null,
  after: CartQuantities | null,
) => {
  const requested = new Map<string, number>()
  for (const { productId, quantity } of lines) requested.set(productId, (requested.get(productId) ?? 0) + quantity)
  return lines.map(({ productId }) => {
    const expected = (before?.get(productId) ?? 0) + (requested.get(productId) ?? 0)
    return before !== null && (after?.get(productId) ?? 0) >= expected
  })
}
