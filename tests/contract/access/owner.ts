import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { placeGuestOrder, placeMemberOrder } from '../placed-orders.ts'
import { getCaptchaToken, createRfqForm, saveList, uploadPartsList } from '../rfq-requests.ts'
import { type RequestOptions, requestData } from '../shop-client.ts'
import { createAddressForm, findGoods, findTwoGoods } from '../members-and-goods.ts'

const { account, cart, orders, payments, rfq } = contract

/** Part of everything that the owners write; other callers must never see it. */
export const canary = 'canary-7Q3F9'

export type OwnedIds = {
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
  partsListId: string
}
export type Credentials = Pick<RequestOptions, 'bearer' | 'cartToken' | 'orderToken'>
export type Owner = { credentials: Credentials; ids: OwnedIds }

const secretAddress = () => ({ ...createAddressForm(), contact_name: canary, address_line_1: `${canary} street 1` })
const order = () => ({ remark: canary, shipping_address: secretAddress() })

const payment = async (shop: string, credentials: Credentials, order_no: string) =>
  (await requestData(shop, payments.paypalCreateOrder, { ...credentials, body: { order_no } })).paypal_order_id

const cartLines = async (shop: string, credentials: Credentials) => {
  const goods = await findTwoGoods(shop)
  const body = { lines: goods.map(({ goods_id, minimum }) => ({ goods_id, cart_num: minimum })) }
  const first = await requestData(shop, cart.addMany, { ...credentials, body })
  const own = first.cart_token ? { cartToken: first.cart_token } : credentials
  const { saved } = await requestData(shop, cart.save, { ...own, body: { cart_ids: first.list.map((l) => l.cart_id) } })
  const { list } = await requestData(shop, cart.addMany, { ...own, body })
  const of = <Line extends { goods: { goods_id: number } }>(lines: Line[], at: 0 | 1) => {
    const line = lines.find((each) => each.goods.goods_id === goods[at].goods_id)
    if (!line) throw new Error('The cart has too few lines.')
    return line
  }
  const ids = {
    cartId: of(list, 0).cart_id,
    savedId: of(saved, 0).saved_id,
    movedCartId: of(list, 1).cart_id,
    movedSavedId: of(saved, 1).saved_id,
  }
  return { things: ids, cartToken: own.cartToken }
}

export const createMemberOwner = async (shop: string): Promise<Owner> => {
  const { bearer, order_no } = await placeMemberOrder(shop, order())
  const credentials = { bearer }
  await requestData(shop, account.profileModify, { bearer, body: { company_name: canary, address: canary } })
  const { id } = await requestData(shop, account.addressAdd, { bearer, body: secretAddress() })
  const { goods_id, minimum } = await findGoods(shop)
  const rfqForm = { idempotency_key: randomUUID(), goods_id, qty: minimum, comment: canary }
  const { rfq_no } = await requestData(shop, rfq.quick, { bearer, body: rfqForm })
  const { things: ids } = await cartLines(shop, credentials)
  return {
    credentials,
    ids: {
      orderNo: order_no,
      paypalOrderId: await payment(shop, credentials, order_no),
      ...ids,
      addressId: id,
      rfqNo: rfq_no,
      fileId: await uploadPartsList(shop, bearer),
      partsListId: (await saveList(shop, bearer, canary)).id,
    },
  }
}

/** Guests cannot have some of the objects, so those are the member's. */
export const createGuestOwner = async (shop: string, member: Owner): Promise<Owner> => {
  const { order_no, orderToken } = await placeGuestOrder(shop, order())
  const { things: ids, cartToken } = await cartLines(shop, {})
  const captcha_token = await getCaptchaToken(shop, 'rfq')
  const { rfq_no } = await requestData(shop, rfq.submit, {
    body: { ...createRfqForm(), comment: canary, captcha_token },
  })
  const credentials = { orderToken, cartToken }
  return {
    credentials,
    ids: {
      ...member.ids,
      orderNo: order_no,
      paypalOrderId: await payment(shop, credentials, order_no),
      ...ids,
      rfqNo: rfq_no,
    },
  }
}

export const readOwnData = async (shop: string, { credentials, ids }: Owner) => ({
  cart: await requestData(shop, cart.lists, credentials),
  order: await requestData(shop, orders.detail, { ...credentials, params: { id: ids.orderNo } }),
  ...(credentials.bearer && {
    profile: await requestData(shop, account.profileInfo, credentials),
    addresses: await requestData(shop, account.addressList, credentials),
    orders: await requestData(shop, orders.list, credentials),
    list: await requestData(shop, rfq.partsList, { ...credentials, query: { id: ids.partsListId } }),
    request: await requestData(shop, rfq.detail, { ...credentials, query: { rfq_no: ids.rfqNo } }),
  }),
})

/** Well-formed ids that do not exist. */
export const unknownIds: OwnedIds = {
  orderNo: 'PG-00000-00000',
  paypalOrderId: '0NE0F0N0NE0000000',
  cartId: 2_000_000_000,
  savedId: 2_000_000_000,
  movedCartId: 2_000_000_000,
  movedSavedId: 2_000_000_000,
  addressId: 2_000_000_000,
  rfqNo: 'Q-00000-00000',
  fileId: 'nothing-is-under-this-id',
  partsListId: 'nothing-is-under-this-id',
}
