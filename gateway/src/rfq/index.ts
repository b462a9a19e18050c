export { findRfq, parseRfqNoArgument, loadRfqProducts, type WireRfq } from './own-rfq.ts'
export { rfqNodes, rfqResolvers } from './resolvers.ts'
