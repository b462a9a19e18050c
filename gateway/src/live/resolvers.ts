import { isSettled } from '@partgate/schema/order-state.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import { type GatewayContext, renewContext } from '../context.ts'
import type { SubscriptionResolvers } from '../generated/resolvers.ts'
import { parseOrderNoArgument, toOrder, findOrderTokenInput, findOrder } from '../orders/index.ts'
import { findRfq, parseRfqNoArgument, toRfq, type WireRfq } from '../rfq/index.ts'
import type { StreamSource } from './streams.ts'

/** Operations that run apart from the server cannot subscribe. */
const getStreams = ({ streams }: GatewayContext) => {
  if (!streams) throw new Error('This request cannot open a stream.')
  return streams
}

const renew = (context: GatewayContext) => ({ ...context, upstream: context.upstream.renew() })

const createOrderSource = (context: GatewayContext, number: string): StreamSource<Order> => ({
  name: `order ${number}`,
  credentials: [context.caller.token, findOrderTokenInput(context, number).orderToken],
  read: () => findOrder(renew(context), number),
  toState: ({ status, payment_status, total }) => `${status} ${payment_status} ${total}`,
  isFinal: (order) => isSettled(toOrder(order)),
})

const createRfqSource = (context: GatewayContext, number: string): StreamSource<WireRfq> => ({
  name: `rfq ${number}`,
  credentials: [context.caller.token],
  read: () => findRfq(renew(context), number),
  toState: ({ status }) => status,
  isFinal: ({ status }) => status === 'viewed',
})

export const liveResolvers: { Subscription: SubscriptionResolvers } = {
  Subscription: {
    orderStatus: {
      subscribe: (_, { orderId }, context) =>
        getStreams(context).open(context, createOrderSource(context, parseOrderNoArgument('orderId', orderId))),
      resolve: (order: Order | null, _: unknown, context: GatewayContext) => {
        renewContext(context)
        return order && toOrder(order)
      },
    },
    rfqStatus: {
      subscribe: (_, { rfqId }, context) =>
        getStreams(context).open(context, createRfqSource(context, parseRfqNoArgument('rfqId', rfqId))),
      resolve: (rfq: WireRfq | null, _: unknown, context: GatewayContext) => {
        renewContext(context)
        return rfq && toRfq(rfq)
      },
    },
  },
}
