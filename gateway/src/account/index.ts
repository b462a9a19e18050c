export { accountNodes, accountResolvers } from './resolvers.ts'
