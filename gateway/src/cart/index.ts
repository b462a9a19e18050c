export { toWireLines } from './line-inputs.ts'
export { toAvailability } from './normalize.ts'
export { cartNodes, cartResolvers, readCart } from './resolvers.ts'
