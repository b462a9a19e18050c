import type { CasesOf } from '../case.ts'
import { createOrderForm } from '../order-form.ts'
import { placeGuestOrder, placeMemberOrder, shipGuestOrder } from '../placed-orders.ts'
import { createGuestCart, findGoods } from '../members-and-goods.ts'

export const orders: CasesOf<'orders'> = {
  before: async (shop) => ({ cartToken: (await createGuestCart(shop)).cartToken, body: { country: 'DE' } }),
  buyNowBefore: async (shop) => {
    const { goods_id, minimum } = await findGoods(shop)
    return { body: { lines: [{ goods_id, cart_num: minimum }], country: 'JP', carrier: 'dhl' } }
  },
  add: async (shop) => ({ body: await createOrderForm(shop) }),
  list: async (shop) => {
    const { bearer, order_no } = await placeMemberOrder(shop)
    const number = order_no.slice(3, 8).toLowerCase()
    return { bearer, query: { status: 'unpaid', statuses: 'unpaid,canceled', order_no: number, search: number } }
  },
  detail: async (shop) => {
    const { orderToken, order_no } = await placeGuestOrder(shop)
    return { orderToken, params: { id: order_no } }
  },
  cancel: async (shop) => {
    const { orderToken, order_no } = await placeGuestOrder(shop)
    return { orderToken, body: { order_no } }
  },
  receive: async (shop) => {
    const { orderToken, order_no } = await shipGuestOrder(shop)
    return { orderToken, body: { order_no } }
  },
  shipping: () => ({}),
}
