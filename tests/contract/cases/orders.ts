import type { CasesOf } from '../case.ts'
import { guestOrder, memberOrder, orderForm, shippedOrder } from '../buyers.ts'
import { guestWithLine, someGoods } from '../visitors.ts'

export const orders: CasesOf<'orders'> = {
  before: async (shop) => ({ cartToken: (await guestWithLine(shop)).cartToken, body: { country: 'DE' } }),
  buyNowBefore: async (shop) => {
    const { goods_id, minimum } = await someGoods(shop)
    return { body: { goods_id, cart_num: minimum, country: 'JP', carrier: 'dhl' } }
  },
  add: async (shop) => ({ body: await orderForm(shop) }),
  list: async (shop) => {
    const { bearer, order_no } = await memberOrder(shop)
    return { bearer, query: { status: 'unpaid', order_no: order_no.slice(3, 8).toLowerCase() } }
  },
  detail: async (shop) => {
    const { orderToken, order_no } = await guestOrder(shop)
    return { orderToken, params: { id: order_no } }
  },
  cancel: async (shop) => {
    const { orderToken, order_no } = await guestOrder(shop)
    return { orderToken, body: { order_no } }
  },
  receive: async (shop) => {
    const { orderToken, order_no } = await shippedOrder(shop)
    return { orderToken, body: { order_no } }
  },
  shipping: () => ({}),
}
