import type { Queryable } from '#db/database.ts'
import { hashToken } from '#security/tokens.ts'
import { dropCart, lockCart, makeCart, type Owner } from './cart-store.ts'
import { lockLines, termsOf, writeLines } from './line-store.ts'
import { mergedQuantity } from './quantity.ts'
import { maxLines } from './service.ts'

type Merge = { cartToken: string; userId: number }

/** Moves a guest's lines into the member's cart, adding up what is in both as far as stock goes, and ends the guest's cart and
 * with it its secret. An unknown secret changes nothing. */
export const mergeGuestCart = async (tx: Queryable, { cartToken, userId }: Merge): Promise<void> => {
  const guestId = await lockCart(tx, { userId: null, tokenHash: hashToken(cartToken) })
  if (guestId === null) return
  const member: Owner = { userId, tokenHash: null }
  const memberId = (await lockCart(tx, member)) ?? (await makeCart(tx, member))
  const mine = new Map((await lockLines(tx, memberId)).map((line) => [line.goods_id, line]))
  const guests = await lockLines(tx, guestId)

  const shared = guests.filter(({ goods_id }) => mine.has(goods_id))
  const fresh = guests.filter(({ goods_id }) => !mine.has(goods_id)).slice(0, Math.max(0, maxLines - mine.size))
  const terms = await termsOf(
    tx,
    shared.map(({ goods_id }) => goods_id),
  )
  const added = shared.map((line) => {
    const limits = terms.get(line.goods_id)
    const own = mine.get(line.goods_id)?.quantity ?? 0
    return limits ? { ...line, quantity: mergedQuantity(own, line.quantity, limits) } : line
  })
  await writeLines(tx, memberId, [...added, ...fresh])
  await dropCart(tx, guestId)
}
