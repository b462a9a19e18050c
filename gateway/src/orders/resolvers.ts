import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import { readOrderNo } from '@partgate/schema/typed-numbers.ts'
import { readCart } from '../cart/index.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { ChangedOrderModel } from '../models.ts'
import { toOutcome } from '../graphql/user-errors.ts'
import { orderPath, toPageUrl } from '@partgate/schema/pages.ts'
import { fieldNames, toFreightTable, toOrder, toOrderPreview } from './normalize.ts'
import { loadOrders } from './order-list.ts'
import { parseOrderNoArgument, findOrderTokenInput, findOrder } from './own-order.ts'
import { checkout, placeOrder } from './placing.ts'

const shop = contract.orders

const find = async (context: GatewayContext, number: string) => {
  const order = await findOrder(context, number)
  return order && toOrder(order)
}

export const toChangedOrder = async (number: string, response: Promise<Order>): Promise<ChangedOrderModel> => {
  const { data, errors } = await toOutcome(response, fieldNames)
  return { orderNumber: number, order: data && toOrder(data), errors }
}

/** A refused change shows the order as it is now. */
export const changedOrderResolvers = {
  order: ({ order, orderNumber }: ChangedOrderModel, _: unknown, context: GatewayContext) =>
    order ?? find(context, orderNumber),
}

const change = (context: GatewayContext, endpoint: typeof shop.cancel | typeof shop.receive, orderId: string) => {
  const number = parseOrderNoArgument('input.orderId', orderId)
  const request = context.upstream.request(endpoint, {
    body: { order_no: number },
    ...findOrderTokenInput(context, number),
  })
  return toChangedOrder(number, request)
}

export const orderResolvers: Resolvers = {
  Query: {
    checkout: (_, args, context) => checkout(context, args),
    order: (_, { orderNumber }, context) => {
      const number = readOrderNo(orderNumber)
      return number === null ? null : find(context, number)
    },
    freightTable: async (_, _args, { upstream }) => toFreightTable(await upstream.request(shop.shipping)),
  },
  Mutation: {
    placeOrder: (_, { input }, context) => placeOrder(context, input),
    cancelOrder: (_, { input }, context) => change(context, shop.cancel, input.orderId),
    confirmReceipt: (_, { input }, context) => change(context, shop.receive, input.orderId),
  },
  Viewer: {
    orders: (_, args, context) => loadOrders(context, args),
  },
  Order: {
    url: ({ orderNumber }, _, { siteUrl, caller }) => toPageUrl(siteUrl, caller.locale, orderPath(orderNumber)),
  },
  CancelOrderPayload: changedOrderResolvers,
  ConfirmReceiptPayload: changedOrderResolvers,
  PlaceOrderPayload: {
    cart: (_, _args, context) => readCart(context),
  },
  PriceChangedError: {
    preview: ({ wireQuote }) => (wireQuote ? toOrderPreview(wireQuote) : null),
  },
}

export const orderNodes = {
  Order: (raw: string, context: GatewayContext) => find(context, raw),
}
