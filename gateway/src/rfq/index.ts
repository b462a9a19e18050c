export { rfqNodes, rfqResolvers } from './resolvers.ts'
