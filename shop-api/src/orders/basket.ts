import { lockSelected, removeOrdered } from '#cart/index.ts'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Who } from '#http/who.ts'
import type { Piece } from './stock.ts'

/** What somebody is about to order: from the cart, which is locked, or one goods row past it. */
export type Basket = {
  pieces: readonly Piece[]
  /** Takes what was ordered out of the cart; what was not stays. */
  remove: (tx: Queryable, goodsIds: ReadonlySet<number>) => Promise<void>
}

type BuyNow = { goods_id: number; cart_num: number }

export const basketOf = async (tx: Queryable, who: Who, buyNow: BuyNow | undefined): Promise<Basket> => {
  if (buyNow) return { pieces: [{ goods_id: buyNow.goods_id, quantity: buyNow.cart_num }], remove: async () => {} }
  const selected = await lockSelected(tx, who)
  if (selected === null) throw failure('nothingSelected')
  const { cartId, lines } = selected
  return {
    pieces: lines,
    remove: (tx, goodsIds) =>
      removeOrdered(
        tx,
        cartId,
        lines.filter(({ goods_id }) => goodsIds.has(goods_id)).map(({ id }) => id),
      ),
  }
}
