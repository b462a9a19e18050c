import { maxCartLines } from '@partgate/schema/limits.ts'
import type { Queryable } from '#db/database.ts'
import { hashToken } from '#security/tokens.ts'
import { dropCart, lockCart, createCart, type Owner } from './cart-store.ts'
import { lockLines, writeLines } from './line-store.ts'
import { joinQuantities } from './saved.ts'
import { lockSaved, writeSaved } from './saved-store.ts'

type Merge = { cartToken: string; userId: number }

/** Goods that the member's list has already always fit; new goods fit while lines are free. */
const chooseFitting = <Line extends { goods_id: number }>(
  mine: readonly Line[],
  guests: readonly Line[],
  freeLines: number,
) => {
  const own = new Set(mine.map(({ goods_id }) => goods_id))
  const fresh = guests.filter(({ goods_id }) => !own.has(goods_id)).slice(0, Math.max(0, freeLines))
  return {
    lines: [...guests.filter(({ goods_id }) => own.has(goods_id)), ...fresh],
    freeLinesLeft: freeLines - fresh.length,
  }
}

/** Adds up quantities as far as stock allows and ends the guest's cart with its token. An unknown token changes nothing. */
export const mergeGuestCart = async (tx: Queryable, { cartToken, userId }: Merge): Promise<void> => {
  const guestId = await lockCart(tx, { userId: null, tokenHash: hashToken(cartToken) })
  if (guestId === null) return
  const member: Owner = { userId, tokenHash: null }
  const memberId = (await lockCart(tx, member)) ?? (await createCart(tx, member))
  const [mine, mySaved] = [await lockLines(tx, memberId), await lockSaved(tx, memberId)]
  const [guests, guestSaved] = [await lockLines(tx, guestId), await lockSaved(tx, guestId)]

  const { lines, freeLinesLeft } = chooseFitting(mine, guests, maxCartLines - mine.length - mySaved.length)
  const { lines: saved } = chooseFitting(mySaved, guestSaved, freeLinesLeft)
  await writeLines(tx, memberId, await joinQuantities(tx, mine, lines))
  await writeSaved(tx, memberId, await joinQuantities(tx, mySaved, saved))
  await dropCart(tx, guestId)
}
