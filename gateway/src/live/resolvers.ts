import type { Order } from '@partgate/schema/shop-api/orders.ts'
import { type GatewayContext, renewContext } from '../context.ts'
import type { SubscriptionResolvers } from '../generated/resolvers.ts'
import { orderNoArgument, toOrder, orderTokenFor, readOrder } from '../orders/index.ts'
import { readRfq, rfqNoArgument, rfqWithProducts, type WireRfq } from '../rfq/index.ts'
import type { Subject } from './streams.ts'

/** Operations that run apart from the server cannot subscribe. */
const getStreams = ({ streams }: GatewayContext) => {
  if (!streams) throw new Error('This request cannot open a stream.')
  return streams
}

const endStates: readonly Order['status'][] = ['received', 'refunded', 'canceled']

const renew = (context: GatewayContext) => ({ ...context, upstream: context.upstream.renewed() })

const orderSubject = (context: GatewayContext, number: string): Subject<Order> => ({
  name: `order ${number}`,
  credentials: [context.caller.token, orderTokenFor(context, number).orderToken],
  read: () => readOrder(renew(context), number),
  stateOf: ({ status, payment_state, total }) => `${status} ${payment_state} ${total}`,
  isFinal: ({ status }) => endStates.includes(status),
})

const rfqSubject = (context: GatewayContext, number: string): Subject<WireRfq> => ({
  name: `rfq ${number}`,
  credentials: [context.caller.token],
  read: () => readRfq(renew(context), number),
  stateOf: ({ status }) => status,
  isFinal: ({ status }) => status === 'viewed',
})

export const liveResolvers: { Subscription: SubscriptionResolvers } = {
  Subscription: {
    orderStatus: {
      subscribe: (_, { orderId }, context) =>
        getStreams(context).open(context, orderSubject(context, orderNoArgument('orderId', orderId))),
      resolve: (order: Order | null, _: unknown, context: GatewayContext) => {
        renewContext(context)
        return order && toOrder(order)
      },
    },
    rfqStatus: {
      subscribe: (_, { rfqId }, context) =>
        getStreams(context).open(context, rfqSubject(context, rfqNoArgument('rfqId', rfqId))),
      resolve: (rfq: WireRfq | null, _: unknown, context: GatewayContext) => {
        renewContext(context)
        return rfq && rfqWithProducts(context, rfq)
      },
    },
  },
}
