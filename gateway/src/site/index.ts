export { toNewsArticle } from './normalize.ts'
export { siteNodes, siteResolvers } from './resolvers.ts'
