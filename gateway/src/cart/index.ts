export { toAvailability } from './normalize.ts'
export { cartNodes, cartResolvers, readCart } from './resolvers.ts'
