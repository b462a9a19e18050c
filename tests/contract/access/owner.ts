import { contract } from '@partgate/schema/shop-api/contract.ts'
import { guestOrder, memberOrder, newKey } from '../buyers.ts'
import { captchaToken, contactForm, uploadedList } from '../inquirers.ts'
import { type Ask, dataOf } from '../shop.ts'
import { newAddress, someGoods, twoGoods } from '../visitors.ts'

const { account, cart, orders, payments, rfq } = contract

/** Part of everything that the owners write; other callers must never see it. */
export const canary = 'canary-7Q3F9'

export type Things = {
  orderNo: string
  paypalOrderId: string
  cartId: number
  savedId: number
  /** The requests that move these lines use them up. */
  movedCartId: number
  movedSavedId: number
  addressId: number
  rfqNo: string
  fileId: string
}
export type Keys = Pick<Ask, 'bearer' | 'cartToken' | 'orderToken'>
export type Owner = { keys: Keys; things: Things }

const secretAddress = () => ({ ...newAddress(), contact_name: canary, address_line_1: `${canary} street 1` })
const order = () => ({ remark: canary, shipping_address: secretAddress() })

const payment = async (shop: string, keys: Keys, order_no: string) =>
  (await dataOf(shop, payments.paypalCreateOrder, { ...keys, body: { order_no } })).paypal_order_id

const cartLines = async (shop: string, keys: Keys) => {
  const goods = await twoGoods(shop)
  const body = { lines: goods.map(({ goods_id, minimum }) => ({ goods_id, cart_num: minimum })) }
  const first = await dataOf(shop, cart.addMany, { ...keys, body })
  const own = first.cart_token ? { cartToken: first.cart_token } : keys
  const { saved } = await dataOf(shop, cart.save, { ...own, body: { cart_ids: first.list.map((l) => l.cart_id) } })
  const { list } = await dataOf(shop, cart.addMany, { ...own, body })
  const of = <Line extends { goods: { goods_id: number } }>(lines: Line[], at: 0 | 1) => {
    const line = lines.find((each) => each.goods.goods_id === goods[at].goods_id)
    if (!line) throw new Error('The cart has too few lines.')
    return line
  }
  const things = {
    cartId: of(list, 0).cart_id,
    savedId: of(saved, 0).saved_id,
    movedCartId: of(list, 1).cart_id,
    movedSavedId: of(saved, 1).saved_id,
  }
  return { things, cartToken: own.cartToken }
}

export const memberOwner = async (shop: string): Promise<Owner> => {
  const { bearer, order_no } = await memberOrder(shop, order())
  const keys = { bearer }
  await dataOf(shop, account.profileModify, { bearer, body: { company_name: canary, address: canary } })
  const { id } = await dataOf(shop, account.addressAdd, { bearer, body: secretAddress() })
  const { goods_id, minimum } = await someGoods(shop)
  const rfqForm = { idempotency_key: newKey(), goods_id, qty: minimum, comment: canary }
  const { rfq_no } = await dataOf(shop, rfq.quick, { bearer, body: rfqForm })
  const { things } = await cartLines(shop, keys)
  return {
    keys,
    things: {
      orderNo: order_no,
      paypalOrderId: await payment(shop, keys, order_no),
      ...things,
      addressId: id,
      rfqNo: rfq_no,
      fileId: await uploadedList(shop, bearer),
    },
  }
}

/** Guests cannot have some of the objects, so those are the member's. */
export const guestOwner = async (shop: string, member: Owner): Promise<Owner> => {
  const { order_no, orderToken } = await guestOrder(shop, order())
  const { things, cartToken } = await cartLines(shop, {})
  const captcha_token = await captchaToken(shop, 'rfq')
  const { rfq_no } = await dataOf(shop, rfq.submit, { body: { ...contactForm(), comment: canary, captcha_token } })
  const keys = { orderToken, cartToken }
  return {
    keys,
    things: {
      ...member.things,
      orderNo: order_no,
      paypalOrderId: await payment(shop, keys, order_no),
      ...things,
      rfqNo: rfq_no,
    },
  }
}

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

/** Well-formed ids that do not exist. */
export const nothing: Things = {
  orderNo: 'PG-00000-00000',
  paypalOrderId: '0NE0F0N0NE0000000',
  cartId: 2_000_000_000,
  savedId: 2_000_000_000,
  movedCartId: 2_000_000_000,
  movedSavedId: 2_000_000_000,
  addressId: 2_000_000_000,
  rfqNo: 'Q-00000-00000',
  fileId: 'nothing-is-under-this-id',
}
