import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { requestData } from '../contract/shop-client.ts'
import { createAddressForm, findGoods } from '../contract/members-and-goods.ts'
import { env } from './env.ts'
import { toMinOrder } from './min-order.ts'
import { submitOrder } from './placed-order.ts'

const { orders, rfq } = contract
const shop = env.SHOP_API_URL

type Parcel = { isHeavy?: boolean; method?: 'paypal' | 'bank' }
type Buyer = { bearer?: string }

const pieces = async (isHeavy: boolean) => {
  const body = toMinOrder(await findGoods(shop))
  if (!isHeavy) return body
  const { weight_mg } = await requestData(shop, orders.buyNowBefore, { body: { lines: [body] } })
  return { ...body, cart_num: Math.ceil(600_000 / weight_mg) * body.cart_num }
}

export const placeBuyNowOrder = async ({ bearer }: Buyer = {}, { isHeavy = false, method = 'paypal' }: Parcel = {}) => {
  const lines = [await pieces(isHeavy)]
  const quoted = { bearer, body: { lines, country: 'DE', carrier: 'dhl' } }
  const { quote_hash } = await requestData(shop, orders.buyNowBefore, quoted)
  const body = {
    idempotency_key: randomUUID(),
    quote_hash,
    lines,
    ...(!bearer && { email: `guest-${randomUUID()}@partgate.example` }),
    shipping_address: createAddressForm(),
    carrier: 'dhl',
    payment_method: method,
  }
  return submitOrder({ bearer, body })
}

/** The oldest request comes first. */
export const submitRfqs = async (bearer: string, count: number) => {
  const { goods_id, minimum } = await findGoods(shop)
  const numbers: string[] = []
  for (let at = 0; at < count; at++) {
    const body = { idempotency_key: randomUUID(), goods_id, qty: minimum + at, comment: 'Before\nEaster' }
    numbers.push((await requestData(shop, rfq.quick, { bearer, body })).rfq_no)
  }
  return numbers
}
