import type { Queryable } from '#db/database.ts'
import type { Who } from '#http/who.ts'
import { lockCart } from './cart-store.ts'
import { deleteLines, lockLines, selectedLines, type StoredLine } from './line-store.ts'
import { ownerOf } from './owner.ts'

export type SelectedLine = Pick<StoredLine, 'id' | 'goods_id' | 'quantity'>

/** What the caller would check out now, oldest line first; nothing is locked. */
export const readSelected = async (db: Queryable, who: Who): Promise<SelectedLine[]> => {
  const owner = ownerOf(who)
  return owner ? selectedLines(db, owner) : []
}

/** The same with the cart locked until the transaction ends: no line of it changes or comes. Null where there is no cart. */
export const lockSelected = async (
  tx: Queryable,
  who: Who,
): Promise<{ cartId: number; lines: SelectedLine[] } | null> => {
  const owner = ownerOf(who)
  const cartId = owner && (await lockCart(tx, owner))
  if (cartId === null) return null
  return { cartId, lines: (await lockLines(tx, cartId)).filter(({ selected }) => selected) }
}

/** Takes lines out of a cart that is locked. */
export const removeOrdered = async (tx: Queryable, cartId: number, lineIds: readonly number[]): Promise<void> => {
  const removed = await deleteLines(tx, cartId, lineIds)
  if (removed !== lineIds.length) throw new Error('The lines that were ordered are not in the cart')
}
