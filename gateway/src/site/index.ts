export { siteResolvers } from './resolvers.ts'
