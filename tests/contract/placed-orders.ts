import { contract } from '@partgate/schema/shop-api/contract.ts'
import { requestData } from './shop-client.ts'
import { runShopCommand } from './shop-command.ts'
import { signInNewMember } from './members-and-goods.ts'
import { createOrderForm } from './order-form.ts'

const { orders, payments } = contract

export const placeGuestOrder = async (shopApi: string, changes: Record<string, unknown> = {}) => {
  const body = { ...(await createOrderForm(shopApi)), ...changes }
  const { order, order_token } = await requestData(shopApi, orders.add, { body })
  if (!order_token) throw new Error('The guest got no order access token.')
  return { order_no: order.order_no, orderToken: order_token }
}

export const placeMemberOrder = async (shopApi: string, changes: Record<string, unknown> = {}) => {
  const { bearer } = await signInNewMember(shopApi)
  const body = { ...(await createOrderForm(shopApi, { bearer })), ...changes }
  const { order } = await requestData(shopApi, orders.add, { bearer, body })
  return { bearer, order_no: order.order_no }
}

export const approvePayment = async (shopApi: string) => {
  const { order_no, orderToken } = await placeGuestOrder(shopApi)
  const options = { orderToken, body: { order_no } }
  const { paypal_order_id, approve_url } = await requestData(shopApi, payments.paypalCreateOrder, options)
  const body = new URLSearchParams({ action: 'pay' })
  const approved = await fetch(approve_url, { method: 'POST', body, redirect: 'manual' })
  if (approved.status !== 303) throw new Error(`The provider responded with ${approved.status}.`)
  return { order_no, orderToken, paypal_order_id }
}

export const shipGuestOrder = async (shopApi: string) => {
  const { order_no, orderToken } = await placeGuestOrder(shopApi, { payment_method: 'bank' })
  await runShopCommand('order', 'confirm', order_no)
  await runShopCommand('order', 'ship', order_no, '--carrier', 'dhl', '--number', 'JD0140')
  return { order_no, orderToken }
}
