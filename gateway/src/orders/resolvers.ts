import { contract } from '@partgate/schema/shop-api/contract.ts'
import { orderStatuses, type Order } from '@partgate/schema/shop-api/orders.ts'
import { argument } from '../bad-input.ts'
import { readCart } from '../cart/index.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, ViewerOrdersArgs } from '../generated/resolvers.ts'
import type { OrderPayloadModel } from '../models.ts'
import { connectionOf, readStretch, stretchOf } from '../pages.ts'
import { outcomeOf } from '../user-errors.ts'
import { lowerCase, upperCase } from '../values.ts'
import { fieldNames, freightTableOf, orderOf, quoteOf } from './normalize.ts'
import { orderNoArgument, proofOf, readOrder } from './own-order.ts'
import { checkout, placeOrder } from './placing.ts'

const shop = contract.orders
const numberShape = shop.list.query.shape.order_no

const find = async (context: GatewayContext, number: string) => {
  const order = await readOrder(context, number)
  return order && orderOf(order)
}

const ordersOf = async ({ upstream }: GatewayContext, args: ViewerOrdersArgs) => {
  const stretch = stretchOf(args)
  const filter = {
    status: args.status ? lowerCase(args.status) : ('all' as const),
    order_no: argument('orderNumber', numberShape, args.orderNumber?.trim() || undefined),
  }
  const { head, rows } = await readStretch(stretch, (page) =>
    upstream.call(shop.list, { query: { ...filter, ...page } }),
  )
  const edges = rows.map((row) => ({ node: orderOf(row) }))
  return {
    ...connectionOf(stretch, edges, head.total),
    nodes: edges.map(({ node }) => node),
    statusCounts: [
      { status: null, count: head.counts.all },
      ...orderStatuses.map((status) => ({ status: upperCase(status), count: head.counts[status] })),
    ],
  }
}

/** Where the shop refuses, the order as it stands is read when it is asked for. */
export const orderPayload = async (number: string, answer: Promise<Order>): Promise<OrderPayloadModel> => {
  const { data, errors } = await outcomeOf(answer, fieldNames)
  return { orderNumber: number, order: data && orderOf(data), errors }
}

const change = (context: GatewayContext, endpoint: typeof shop.cancel | typeof shop.receive, orderId: string) => {
  const number = orderNoArgument('input.orderId', orderId)
  const call = context.upstream.call(endpoint, { body: { order_no: number }, ...proofOf(context, number) })
  return orderPayload(number, call)
}

export const orderResolvers: Resolvers = {
  Query: {
    checkout: (_, args, context) => checkout(context, args),
    order: (_, { orderNumber }, context) => find(context, orderNumber),
    freightTable: async (_, _args, { upstream }) => freightTableOf(await upstream.call(shop.shipping)),
  },
  Mutation: {
    placeOrder: (_, { input }, context) => placeOrder(context, input),
    cancelOrder: (_, { input }, context) => change(context, shop.cancel, input.orderId),
    confirmReceipt: (_, { input }, context) => change(context, shop.receive, input.orderId),
  },
  Viewer: {
    orders: (_, args, context) => ordersOf(context, args),
  },
  Order: {
    detail: async ({ detail, orderNumber }, _, context) => detail ?? (await find(context, orderNumber))?.detail ?? null,
  },
  OrderPayload: {
    order: ({ order, orderNumber }, _, context) => order ?? find(context, orderNumber),
  },
  PlaceOrderPayload: {
    cart: (_, _args, context) => readCart(context),
  },
  PriceChangedError: {
    quote: ({ wireQuote }) => (wireQuote ? quoteOf(wireQuote) : null),
  },
}

/** Fetches objects of this domain by what their global ids hold. */
export const orderNodes = {
  Order: (raw: string, context: GatewayContext) => find(context, raw),
}
