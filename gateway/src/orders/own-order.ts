import { contract } from '@partgate/schema/shop-api/contract.ts'
import { orderNo } from '@partgate/schema/shop-api/order-number.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import type { GatewayContext } from '../context.ts'
import { parseIdArgument } from '../graphql/ids.ts'
import { toNullIfMissing } from '../upstream/error.ts'
import { findOrderToken } from './order-tokens.ts'

export const parseOrderNoArgument = (argument: string, id: string): string =>
  parseIdArgument('Order', argument, id, (raw) => orderNo.safeParse(raw).success)

export const findOrderTokenInput = (context: Pick<GatewayContext, 'caller'>, number: string) => ({
  orderToken: findOrderToken(context, number),
})

export const findOrder = async (context: GatewayContext, number: string): Promise<Order | null> => {
  if (!orderNo.safeParse(number).success) return null
  const { caller, upstream } = context
  const token = findOrderTokenInput(context, number)
  if (caller.token === null && token.orderToken === null) return null
  return toNullIfMissing(upstream.request(contract.orders.detail, { params: { id: number }, ...token }))
}
