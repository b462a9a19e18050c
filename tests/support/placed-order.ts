import { contract } from '@partgate/schema/shop-api/contract.ts'
import { type RequestOptions, requestData } from '../contract/shop-client.ts'
import { env } from './env.ts'

const { orders, payments } = contract
const shop = env.SHOP_API_URL

type Access = { bearer: string } | { orderToken: string }

export const submitOrder = async (given: RequestOptions) => {
  const { order, order_token } = await requestData(shop, orders.add, given)
  const access: Access = given.bearer ? { bearer: given.bearer } : { orderToken: order_token ?? '' }
  return { number: order.order_no, serial: order.serial_no, order, access }
}

export type Placed = Awaited<ReturnType<typeof submitOrder>>
const about = ({ access, number }: Placed) => ({ ...access, body: { order_no: number } })

export const cancelOrder = (placed: Placed) => requestData(shop, orders.cancel, about(placed))
export const receiveOrder = (placed: Placed) => requestData(shop, orders.receive, about(placed))
export const declareTransfer = (placed: Placed) => requestData(shop, payments.bankConfirm, about(placed))
export const readOrder = ({ access, number }: Placed) =>
  requestData(shop, orders.detail, { ...access, params: { id: number } })
export const getOrderToken = ({ access }: Placed) => ('orderToken' in access ? access.orderToken : '')
