import { contract } from '@partgate/schema/shop-api/contract.ts'
import { type Ask, dataOf } from '../contract/shop.ts'
import { env } from './env.ts'

const { orders, payments } = contract
const shop = env.SHOP_API_URL

type Access = { bearer: string } | { orderToken: string }

export const place = async (given: Ask) => {
  const { order, order_token } = await dataOf(shop, orders.add, given)
  const access: Access = given.bearer ? { bearer: given.bearer } : { orderToken: order_token ?? '' }
  return { number: order.order_no, serial: order.serial_no, order, access }
}

export type Placed = Awaited<ReturnType<typeof place>>
const about = ({ access, number }: Placed) => ({ ...access, body: { order_no: number } })

export const cancel = (placed: Placed) => dataOf(shop, orders.cancel, about(placed))
export const receive = (placed: Placed) => dataOf(shop, orders.receive, about(placed))
export const declare = (placed: Placed) => dataOf(shop, payments.bankConfirm, about(placed))
export const readOrder = ({ access, number }: Placed) =>
  dataOf(shop, orders.detail, { ...access, params: { id: number } })
export const secretOf = ({ access }: Placed) => ('orderToken' in access ? access.orderToken : '')
