export { paymentResolvers } from './resolvers.ts'
