import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { dataOf } from '../contract/shop.ts'
import { newAddress, signedIn, someGoods } from '../contract/visitors.ts'
import { env } from './env.ts'

const { orders, rfq } = contract
const shop = env.SHOP_API_URL

/** The parcel may be light, or heavier than the freight table goes. */
type Parcel = { isHeavy?: boolean; method?: 'paypal' | 'bank' }
type Buyer = { bearer?: string }

const pieces = async (isHeavy: boolean) => {
  const { goods_id, minimum, multiple } = await someGoods(shop)
  const fewest = Math.ceil(minimum / multiple) * multiple
  if (!isHeavy) return { goods_id, cart_num: fewest }
  const body = { goods_id, cart_num: fewest }
  const { weight_mg } = await dataOf(shop, orders.buyNowBefore, { body })
  return { goods_id, cart_num: Math.ceil(600_000 / weight_mg) * fewest }
}

/** An order that was just placed, by a member or a guest. */
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
  const { order, order_token } = await dataOf(shop, orders.add, { bearer, body })
  return { orderNumber: order.order_no, serialNumber: order.serial_no, total: order.total, secret: order_token }
}

const cookie = (name: string, value: string) => ({ name, value, url: env.SITE_URL, httpOnly: true })

/** A new member, signed in to the browser. */
export const memberIn = async (context: BrowserContext) => {
  const { bearer, email } = await signedIn(shop)
  await context.addCookies([cookie('token', bearer)])
  return { bearer, email }
}

/** The browser is the one in which the guest has ordered. */
export const guestIn = (
  context: BrowserContext,
  { orderNumber, secret }: { orderNumber: string; secret: string | null },
) => context.addCookies([cookie('orders', `${orderNumber}.${secret}`)])

export const cancelOrder = (bearer: string, orderNumber: string) =>
  dataOf(shop, orders.cancel, { bearer, body: { order_no: orderNumber } })

/** How the shop says that an order stands. */
export const orderOf = (bearer: string, orderNumber: string) =>
  dataOf(shop, orders.detail, { bearer, params: { id: orderNumber } })

/** Requests for a quote of one part each, the oldest first. */
export const askedQuotes = async (bearer: string, count: number) => {
  const { goods_id, minimum } = await someGoods(shop)
  const numbers: string[] = []
  for (let at = 0; at < count; at++) {
    const body = { idempotency_key: randomUUID(), goods_id, qty: minimum + at, comment: 'Before\nEaster' }
    numbers.push((await dataOf(shop, rfq.quick, { bearer, body })).rfq_no)
  }
  return numbers
}
