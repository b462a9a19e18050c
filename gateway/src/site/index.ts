export { siteNodes, siteResolvers } from './resolvers.ts'
