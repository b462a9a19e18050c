import type { CasesOf } from '../case.ts'
import { guestWithLine, someGoods } from '../visitors.ts'

const guestCart = async (shop: string) => {
  const { cartToken } = await guestWithLine(shop)
  return { cartToken }
}

export const cart: CasesOf<'cart'> = {
  lists: guestCart,
  count: guestCart,
  add: async (shop) => {
    const { goods_id, minimum } = await someGoods(shop)
    return { body: { goods_id, cart_num: minimum } }
  },
  addMinus: async (shop) => {
    const { cartToken, ...body } = await guestWithLine(shop)
    return { cartToken, body }
  },
  selected: async (shop) => {
    const { cartToken, cart_id } = await guestWithLine(shop)
    return { cartToken, body: { cart_ids: [cart_id], selected: false } }
  },
  delete: async (shop) => {
    const { cartToken, cart_id } = await guestWithLine(shop)
    return { cartToken, params: { id: String(cart_id) } }
  },
}
