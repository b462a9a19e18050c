export { orderOf } from './normalize.ts'
export { orderNoArgument, proofOf, readOrder } from './own-order.ts'
export { orderNodes, orderPayload, orderResolvers } from './resolvers.ts'
