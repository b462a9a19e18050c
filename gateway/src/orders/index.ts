export { toOrder, toPaymentMethodKind } from './normalize.ts'
export { parseOrderNoArgument, findOrderTokenInput, findOrder } from './own-order.ts'
export { changedOrderResolvers, orderNodes, orderResolvers, toChangedOrder } from './resolvers.ts'
