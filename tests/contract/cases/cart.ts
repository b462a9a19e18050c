import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { CasesOf } from '../case.ts'
import { requestData } from '../shop-client.ts'
import { createGuestCart, findGoods } from '../members-and-goods.ts'

const guestCart = async (shop: string) => {
  const { cartToken } = await createGuestCart(shop)
  return { cartToken }
}

const guestWithSaved = async (shop: string) => {
  const { cartToken, cart_id } = await createGuestCart(shop)
  const { saved } = await requestData(shop, contract.cart.save, { cartToken, body: { cart_ids: [cart_id] } })
  const [line] = saved
  if (!line) throw new Error('No line was saved for later.')
  return { cartToken, saved_id: line.saved_id }
}

export const cart: CasesOf<'cart'> = {
  lists: guestCart,
  count: guestCart,
  add: async (shop) => {
    const { goods_id, minimum } = await findGoods(shop)
    return { body: { goods_id, cart_num: minimum } }
  },
  addMany: async (shop) => {
    const { goods_id, minimum } = await findGoods(shop)
    return { body: { lines: [{ goods_id, cart_num: minimum }] } }
  },
  addMinus: async (shop) => {
    const { cartToken, ...body } = await createGuestCart(shop)
    return { cartToken, body }
  },
  partNumbers: async (shop) => {
    const { cartToken, cart_id } = await createGuestCart(shop)
    return { cartToken, body: { lines: [{ cart_id, customer_part_no: '4711-B' }] } }
  },
  selected: async (shop) => {
    const { cartToken, cart_id } = await createGuestCart(shop)
    return { cartToken, body: { cart_ids: [cart_id], selected: false } }
  },
  save: async (shop) => {
    const { cartToken, cart_id } = await createGuestCart(shop)
    return { cartToken, body: { cart_ids: [cart_id] } }
  },
  unsave: async (shop) => {
    const { cartToken, saved_id } = await guestWithSaved(shop)
    return { cartToken, body: { saved_ids: [saved_id] } }
  },
  deleteSaved: async (shop) => {
    const { cartToken, saved_id } = await guestWithSaved(shop)
    return { cartToken, params: { id: String(saved_id) } }
  },
  share: guestCart,
  shared: async (shop) => {
    const { token } = await requestData(shop, contract.cart.share, await guestCart(shop))
    return { body: { token } }
  },
  delete: async (shop) => {
    const { cartToken, cart_id } = await createGuestCart(shop)
    return { cartToken, params: { id: String(cart_id) } }
  },
}
