export { toOrder } from './normalize.ts'
export { orderNoArgument, orderTokenFor, readOrder } from './own-order.ts'
export { orderNodes, orderPayload, orderResolvers } from './resolvers.ts'
