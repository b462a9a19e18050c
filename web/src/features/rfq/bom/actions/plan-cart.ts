import { maxCartLines } from '@partgate/schema/limits.ts'
import type { CartContents } from '#graphql/add-lines/read-cart.ts'
import type { CartEntry } from './to-cart-entries.ts'

export type CartStep = { taken: CartEntry[]; left: CartEntry[]; inCart: number }

/** Products that the cart already has need no further line. Entries that do not fit are left for another cart. */
export const planCart = ({ quantities, savedCount }: CartContents, entries: readonly CartEntry[]): CartStep => {
  const inCart = quantities.size + savedCount
  const step: CartStep = { taken: [], left: [], inCart }
  let free = maxCartLines - inCart
  for (const entry of entries) {
    if (quantities.has(entry.rowId) || free-- > 0) step.taken.push(entry)
    else step.left.push(entry)
  }
  return step
}
