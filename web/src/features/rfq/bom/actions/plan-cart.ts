import { maxCartLines } from '@partgate/schema/limits.ts'
import type { CartEntry } from './to-cart-entries.ts'

export type CartStep = { taken: CartEntry[]; left: CartEntry[]; inCart: number }

/** Products that the cart already has need no further line. Entries that do not fit are left for another cart. */
export const planCart = (inCart: ReadonlyMap<string, unknown>, entries: readonly CartEntry[]): CartStep => {
  const step: CartStep = { taken: [], left: [], inCart: inCart.size }
  let free = maxCartLines - inCart.size
  for (const entry of entries) {
    if (inCart.has(entry.rowId) || free-- > 0) step.taken.push(entry)
    else step.left.push(entry)
  }
  return step
}
