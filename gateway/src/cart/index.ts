export { cartNodes, cartResolvers, readCart } from './resolvers.ts'
