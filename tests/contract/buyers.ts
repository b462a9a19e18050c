import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toMinOrder } from '../support/min-order.ts'
import { dataOf } from './shop.ts'
import { staff } from './open-shop.ts'
import { newAddress, signedIn, someGoods } from './visitors.ts'

const { orders, payments } = contract

export const newKey = () => randomUUID()

export const orderForm = async (shopApi: string) => {
  const buy_now = toMinOrder(await someGoods(shopApi))
  const body = { ...buy_now, country: 'DE', carrier: 'dhl' }
  const { quote_hash } = await dataOf(shopApi, orders.buyNowBefore, { body })
  return {
    idempotency_key: newKey(),
    quote_hash,
    buy_now,
    email: `guest-${newKey()}@partgate.example`,
    shipping_address: newAddress(),
    carrier: 'dhl',
    payment_method: 'paypal',
  }
}

export const guestOrder = async (shopApi: string, changes: Record<string, unknown> = {}) => {
  const body = { ...(await orderForm(shopApi)), ...changes }
  const { order, order_token } = await dataOf(shopApi, orders.add, { body })
  if (!order_token) throw new Error('The guest got no order access token.')
  return { order_no: order.order_no, orderToken: order_token }
}

export const memberOrder = async (shopApi: string, changes: Record<string, unknown> = {}) => {
  const { bearer } = await signedIn(shopApi)
  const { email: _, ...form } = await orderForm(shopApi)
  const { order } = await dataOf(shopApi, orders.add, { bearer, body: { ...form, ...changes } })
  return { bearer, order_no: order.order_no }
}

export const approvedPayment = async (shopApi: string) => {
  const { order_no, orderToken } = await guestOrder(shopApi)
  const given = { orderToken, body: { order_no } }
  const { paypal_order_id, approve_url } = await dataOf(shopApi, payments.paypalCreateOrder, given)
  const body = new URLSearchParams({ action: 'pay' })
  const approved = await fetch(approve_url, { method: 'POST', body, redirect: 'manual' })
  if (approved.status !== 303) throw new Error(`The provider responded with ${approved.status}.`)
  return { order_no, orderToken, paypal_order_id }
}

export const shippedOrder = async (shopApi: string) => {
  const { order_no, orderToken } = await guestOrder(shopApi, { payment_method: 'bank' })
  await staff(shopApi, 'order', 'confirm', order_no)
  await staff(shopApi, 'order', 'ship', order_no, '--carrier', 'dhl', '--number', 'JD0140')
  return { order_no, orderToken }
}
