import { contract } from '@partgate/schema/shop-api/contract.ts'
import { type Order, orderNo } from '@partgate/schema/shop-api/orders.ts'
import { badInput } from '../bad-input.ts'
import type { GatewayContext } from '../context.ts'
import { parseGlobalId } from '../ids.ts'
import { orNullIfMissing } from '../upstream/error.ts'
import { secretOf } from './secrets.ts'

/** The number of an argument that must name an order; throws BAD_USER_INPUT otherwise. */
export const orderNoArgument = (argument: string, id: string): string => {
  const { type, raw } = parseGlobalId(id)
  if (type !== 'Order' || !orderNo.safeParse(raw).success) throw badInput(`\`${argument}\` must be the id of an Order.`)
  return raw
}

/** What proves to the shop that the order is the caller's: beside the session, a guest's secret. */
export const proofOf = (context: Pick<GatewayContext, 'caller'>, number: string) => ({
  orderToken: secretOf(context, number),
})

/** The caller's order; null for any other, and for what cannot be a number. */
export const readOrder = async (context: GatewayContext, number: string): Promise<Order | null> => {
  if (!orderNo.safeParse(number).success) return null
  const { caller, upstream } = context
  const proof = proofOf(context, number)
  if (caller.token === null && proof.orderToken === null) return null
  return orNullIfMissing(upstream.call(contract.orders.detail, { params: { id: number }, ...proof }))
}
