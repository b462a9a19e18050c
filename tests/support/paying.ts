import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { dataOf } from '../contract/shop.ts'
import { newAddress, someGoods } from '../contract/visitors.ts'
import { env } from './env.ts'
import { toMinOrder } from './min-order.ts'
import { place } from './placed-order.ts'

const { orders, rfq } = contract
const shop = env.SHOP_API_URL

type Parcel = { isHeavy?: boolean; method?: 'paypal' | 'bank' }
type Buyer = { bearer?: string }

const pieces = async (isHeavy: boolean) => {
  const body = toMinOrder(await someGoods(shop))
  if (!isHeavy) return body
  const { weight_mg } = await dataOf(shop, orders.buyNowBefore, { body })
  return { ...body, cart_num: Math.ceil(600_000 / weight_mg) * body.cart_num }
}

export const placedOrder = async ({ bearer }: Buyer = {}, { isHeavy = false, method = 'paypal' }: Parcel = {}) => {
  const buy_now = await pieces(isHeavy)
  const quoted = { bearer, body: { ...buy_now, country: 'DE', carrier: 'dhl' } }
  const { quote_hash } = await dataOf(shop, orders.buyNowBefore, quoted)
  const body = {
    idempotency_key: randomUUID(),
    quote_hash,
    buy_now,
    ...(!bearer && { email: `guest-${randomUUID()}@partgate.example` }),
    shipping_address: newAddress(),
    carrier: 'dhl',
    payment_method: method,
  }
  return place({ bearer, body })
}

/** The oldest request comes first. */
export const requestedQuotes = async (bearer: string, count: number) => {
  const { goods_id, minimum } = await someGoods(shop)
  const numbers: string[] = []
  for (let at = 0; at < count; at++) {
    const body = { idempotency_key: randomUUID(), goods_id, qty: minimum + at, comment: 'Before\nEaster' }
    numbers.push((await dataOf(shop, rfq.quick, { bearer, body })).rfq_no)
  }
  return numbers
}
