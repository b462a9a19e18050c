import type { Order } from '@partgate/schema/shop-api/orders.ts'
import { type GatewayContext, renewContext } from '../context.ts'
import type { SubscriptionResolvers } from '../generated/resolvers.ts'
import { orderNoArgument, orderOf, proofOf, readOrder } from '../orders/index.ts'
import { readRfq, rfqNoArgument, rfqWithProducts, type WireRfq } from '../rfq/index.ts'
import type { Streams, Subject } from './streams.ts'

const endStates: readonly Order['status'][] = ['received', 'refunded', 'canceled']

const anew = (context: GatewayContext) => ({ ...context, upstream: context.upstream.renewed() })

const orderSubject = (context: GatewayContext, number: string): Subject<Order> => ({
  name: `order ${number}`,
  proofs: [context.caller.token, proofOf(context, number).orderToken],
  read: () => readOrder(anew(context), number),
  stateOf: ({ status, payment_state }) => `${status} ${payment_state}`,
  isFinal: ({ status }) => endStates.includes(status),
})

const rfqSubject = (context: GatewayContext, number: string): Subject<WireRfq> => ({
  name: `rfq ${number}`,
  proofs: [context.caller.token],
  read: () => readRfq(anew(context), number),
  stateOf: ({ status }) => status,
  isFinal: ({ status }) => status === 'viewed',
})

export const liveResolvers = (streams: Streams): { Subscription: SubscriptionResolvers } => ({
  Subscription: {
    orderStatus: {
      subscribe: (_, { orderId }, context) =>
        streams.open(context, orderSubject(context, orderNoArgument('orderId', orderId))),
      resolve: (order: Order | null, _: unknown, context: GatewayContext) => {
        renewContext(context)
        return order && orderOf(order)
      },
    },
    rfqStatus: {
      subscribe: (_, { rfqId }, context) => streams.open(context, rfqSubject(context, rfqNoArgument('rfqId', rfqId))),
      resolve: (rfq: WireRfq | null, _: unknown, context: GatewayContext) => {
        renewContext(context)
        return rfq && rfqWithProducts(context, rfq)
      },
    },
  },
})
