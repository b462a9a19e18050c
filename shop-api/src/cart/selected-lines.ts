import type { Queryable } from '#db/database.ts'
import type { Caller } from '#http/caller.ts'
import { lockCart } from './cart-store.ts'
import { deleteLines, lockLines, loadSelectedLines, type StoredLine } from './line-store.ts'
import { toOwner } from './owner.ts'

type SelectedLine = Omit<StoredLine, 'selected'>

/** Oldest line first; locks nothing. */
export const readSelected = async (db: Queryable, caller: Caller): Promise<SelectedLine[]> => {
  const owner = toOwner(caller)
  return owner ? loadSelectedLines(db, owner) : []
}

/** Locks the cart until the transaction ends. Null where there is no cart. */
export const lockSelected = async (
  tx: Queryable,
  caller: Caller,
): Promise<{ cartId: number; lines: SelectedLine[] } | null> => {
  const owner = toOwner(caller)
  const cartId = owner && (await lockCart(tx, owner))
  if (cartId === null) return null
  return { cartId, lines: (await lockLines(tx, cartId)).filter(({ selected }) => selected) }
}

export const removeOrdered = async (tx: Queryable, cartId: number, lineIds: readonly number[]): Promise<void> => {
  const removed = await deleteLines(tx, cartId, lineIds)
  if (removed.length !== lineIds.length) throw new Error('The lines that were ordered are not in the cart')
}
