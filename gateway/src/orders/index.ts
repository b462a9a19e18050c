export { toOrder } from './normalize.ts'
export { parseOrderNoArgument, findOrderTokenInput, findOrder } from './own-order.ts'
export { orderNodes, orderPayload, orderResolvers } from './resolvers.ts'
