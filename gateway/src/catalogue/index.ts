export { lookAhead } from './look-ahead.ts'
export { toProduct } from './normalize.ts'
export { calculatePrice } from './price.ts'
export { catalogueNodes, catalogueResolvers } from './resolvers.ts'
