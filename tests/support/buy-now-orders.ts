import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { findGoods } from '../contract/members-and-goods.ts'
import { createOrderForm } from '../contract/order-form.ts'
import { requestData } from '../contract/shop-client.ts'
import { env } from './env.ts'
import { toMinOrder } from './min-order.ts'
import { submitOrder } from './placed-order.ts'

const { orders, rfq } = contract
const shop = env.SHOP_API_URL

type Parcel = { isHeavy?: boolean; method?: 'paypal' | 'bank' }
type Session = { bearer?: string }

const createHeavyLine = async () => {
  const line = toMinOrder(await findGoods(shop))
  const { weight_mg } = await requestData(shop, orders.buyNowBefore, { body: { lines: [line] } })
  return { ...line, cart_num: Math.ceil(600_000 / weight_mg) * line.cart_num }
}

export const placeBuyNowOrder = async ({ bearer }: Session = {}, { isHeavy = false, method }: Parcel = {}) => {
  const lines = isHeavy ? [await createHeavyLine()] : undefined
  return submitOrder({ bearer, body: await createOrderForm(shop, { lines, bearer, method }) })
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
