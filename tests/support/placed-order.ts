import { contract } from '@partgate/schema/shop-api/contract.ts'
import { type Ask, dataOf } from '../contract/shop.ts'
import { env } from './env.ts'

const { orders, payments } = contract
const shop = env.SHOP_API_URL

type Proof = { bearer: string } | { orderToken: string }

/** An order that was just placed, and what proves whose it is. */
export const place = async (given: Ask) => {
  const { order, order_token } = await dataOf(shop, orders.add, given)
  const proof: Proof = given.bearer ? { bearer: given.bearer } : { orderToken: order_token ?? '' }
  return { number: order.order_no, serial: order.serial_no, order, proof }
}

export type Placed = Awaited<ReturnType<typeof place>>
const about = ({ proof, number }: Placed) => ({ ...proof, body: { order_no: number } })

export const cancel = (placed: Placed) => dataOf(shop, orders.cancel, about(placed))
export const receive = (placed: Placed) => dataOf(shop, orders.receive, about(placed))
/** The buyer of an order by bank transfer says that the money is on its way. */
export const declare = (placed: Placed) => dataOf(shop, payments.bankConfirm, about(placed))
/** How the shop says that an order stands. */
export const standing = ({ proof, number }: Placed) => dataOf(shop, orders.detail, { ...proof, params: { id: number } })
/** The secret of a guest's order. */
export const secretOf = ({ proof }: Placed) => ('orderToken' in proof ? proof.orderToken : '')
