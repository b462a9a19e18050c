export { toRfq } from './normalize.ts'
export { findRfq, parseRfqNoArgument, type WireRfq } from './own-rfq.ts'
export { rfqNodes, rfqResolvers } from './resolvers.ts'
export { savedListNodes, savedListResolvers } from './saved-list-resolvers.ts'
