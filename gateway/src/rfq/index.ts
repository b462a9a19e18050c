export { readRfq, rfqNoArgument, rfqWithProducts, type WireRfq } from './own-rfq.ts'
export { rfqNodes, rfqResolvers } from './resolvers.ts'
