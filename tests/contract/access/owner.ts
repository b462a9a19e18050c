import { contract } from '@partgate/schema/shop-api/contract.ts'
import { guestOrder, memberOrder, newKey } from '../buyers.ts'
import { captchaToken, contactForm, uploadedList } from '../inquirers.ts'
import { type Ask, dataOf } from '../shop.ts'
import { newAddress, someGoods } from '../visitors.ts'

const { account, cart, orders, payments, rfq } = contract

/** Stands in everything that the owners write, and must never be seen by others. */
export const canary = 'canary-7Q3F9'

/** What is named in calls, by its ids. */
export type Things = {
  orderNo: string
  paypalOrderId: string
  cartId: number
  addressId: number
  rfqNo: string
  fileId: string
}
/** With which headers the owner asks. */
export type Keys = Pick<Ask, 'bearer' | 'cartToken' | 'orderToken'>
export type Owner = { keys: Keys; things: Things }

const secretAddress = () => ({ ...newAddress(), contact_name: canary, address_line_1: `${canary} street 1` })
const order = () => ({ remark: canary, shipping_address: secretAddress() })

const payment = async (shop: string, keys: Keys, order_no: string) =>
  (await dataOf(shop, payments.paypalCreateOrder, { ...keys, body: { order_no } })).paypal_order_id

const cartLine = async (shop: string, keys: Keys) => {
  const { goods_id, minimum } = await someGoods(shop)
  const { list, cart_token } = await dataOf(shop, cart.add, { ...keys, body: { goods_id, cart_num: minimum } })
  const [line] = list
  if (!line) throw new Error('The cart is empty.')
  return { cartId: line.cart_id, cartToken: cart_token ?? undefined }
}

/** A member with one of everything. */
export const memberOwner = async (shop: string): Promise<Owner> => {
  const { bearer, order_no } = await memberOrder(shop, order())
  const keys = { bearer }
  await dataOf(shop, account.profileModify, { bearer, body: { company_name: canary, address: canary } })
  const { id } = await dataOf(shop, account.addressAdd, { bearer, body: secretAddress() })
  const { goods_id, minimum } = await someGoods(shop)
  const asked = { idempotency_key: newKey(), goods_id, qty: minimum, comment: canary }
  const { rfq_no } = await dataOf(shop, rfq.quick, { bearer, body: asked })
  return {
    keys,
    things: {
      orderNo: order_no,
      paypalOrderId: await payment(shop, keys, order_no),
      cartId: (await cartLine(shop, keys)).cartId,
      addressId: id,
      rfqNo: rfq_no,
      fileId: await uploadedList(shop, bearer),
    },
  }
}

/** A guest with what a guest can have; what only members have is the member's. */
export const guestOwner = async (shop: string, member: Owner): Promise<Owner> => {
  const { order_no, orderToken } = await guestOrder(shop, order())
  const { cartId, cartToken } = await cartLine(shop, {})
  const captcha_token = await captchaToken(shop, 'rfq')
  const { rfq_no } = await dataOf(shop, rfq.submit, { body: { ...contactForm(), comment: canary, captcha_token } })
  const keys = { orderToken, cartToken }
  return {
    keys,
    things: {
      ...member.things,
      orderNo: order_no,
      paypalOrderId: await payment(shop, keys, order_no),
      cartId,
      rfqNo: rfq_no,
    },
  }
}

/** Everything that an owner sees as his own. */
export const ownView = async (shop: string, { keys, things }: Owner) => ({
  cart: await dataOf(shop, cart.lists, keys),
  order: await dataOf(shop, orders.detail, { ...keys, params: { id: things.orderNo } }),
  ...(keys.bearer && {
    profile: await dataOf(shop, account.profileInfo, keys),
    addresses: await dataOf(shop, account.addressList, keys),
    orders: await dataOf(shop, orders.list, keys),
    request: await dataOf(shop, rfq.detail, { ...keys, query: { rfq_no: things.rfqNo } }),
  }),
})

/** Ids of what is not there, each as well formed as those above. */
export const nothing: Things = {
  orderNo: 'PG-00000-00000',
  paypalOrderId: '0NE0F0N0NE0000000',
  cartId: 2_000_000_000,
  addressId: 2_000_000_000,
  rfqNo: 'Q-00000-00000',
  fileId: 'nothing-is-under-this-id',
}
