import { contract } from '@partgate/schema/shop-api/contract.ts'
import { orderStatuses, type Order } from '@partgate/schema/shop-api/orders.ts'
import { parseArgument } from '../graphql/bad-input.ts'
import { readCart } from '../cart/index.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, ViewerOrdersArgs } from '../generated/resolvers.ts'
import type { OrderPayloadModel } from '../models.ts'
import { toConnection, fetchPageRange, parsePageRange } from '../graphql/pages.ts'
import { toOutcome } from '../graphql/user-errors.ts'
import { toLowerCase, toSiteUrl, toUpperCase } from '../graphql/values.ts'
import { fieldNames, toFreightTable, toOrder, toOrderPreview } from './normalize.ts'
import { parseOrderNoArgument, findOrderTokenInput, findOrder } from './own-order.ts'
import { checkout, placeOrder } from './placing.ts'

const shop = contract.orders
const numberShape = shop.list.query.shape.order_no

const find = async (context: GatewayContext, number: string) => {
  const order = await findOrder(context, number)
  return order && toOrder(order)
}

const loadOrders = async ({ upstream }: GatewayContext, args: ViewerOrdersArgs) => {
  const range = parsePageRange(args)
  const filter = {
    status: args.status ? toLowerCase(args.status) : ('all' as const),
    order_no: parseArgument('orderNumber', numberShape, args.orderNumber?.trim() || undefined),
  }
  const found = await fetchPageRange(range, (page) => upstream.request(shop.list, { query: { ...filter, ...page } }))
  const { head, rows } = found
  const edges = rows.map((row) => ({ node: toOrder(row) }))
  return {
    ...toConnection(found, edges),
    nodes: edges.map(({ node }) => node),
    statusCounts: [
      { status: null, count: head.counts.all },
      ...orderStatuses.map((status) => ({ status: toUpperCase(status), count: head.counts[status] })),
    ],
  }
}

export const orderPayload = async (number: string, response: Promise<Order>): Promise<OrderPayloadModel> => {
  const { data, errors } = await toOutcome(response, fieldNames)
  return { orderNumber: number, order: data && toOrder(data), errors }
}

const change = (context: GatewayContext, endpoint: typeof shop.cancel | typeof shop.receive, orderId: string) => {
  const number = parseOrderNoArgument('input.orderId', orderId)
  const request = context.upstream.request(endpoint, {
    body: { order_no: number },
    ...findOrderTokenInput(context, number),
  })
  return orderPayload(number, request)
}

export const orderResolvers: Resolvers = {
  Query: {
    checkout: (_, args, context) => checkout(context, args),
    order: (_, { orderNumber }, context) => find(context, orderNumber),
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
    url: ({ orderNumber }, _, { siteUrl, caller }) =>
      toSiteUrl(siteUrl, caller.locale, `/myaccount/order-status-history/${orderNumber}`),
  },
  OrderPayload: {
    order: ({ order, orderNumber }, _, context) => order ?? find(context, orderNumber),
  },
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
