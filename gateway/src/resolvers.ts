import { accountResolvers } from './account/index.ts'
import { cartResolvers } from './cart/index.ts'
import { catalogueResolvers } from './catalogue/index.ts'
import { nodeResolvers } from './nodes.ts'
import { orderResolvers } from './orders/index.ts'
import { paymentResolvers } from './payments/index.ts'
import { rfqResolvers } from './rfq/index.ts'
import { scalars } from './scalars.ts'
import { siteResolvers } from './site/index.ts'

export const resolvers = [
  scalars,
  nodeResolvers,
  catalogueResolvers,
  cartResolvers,
  orderResolvers,
  paymentResolvers,
  rfqResolvers,
  accountResolvers,
  siteResolvers,
]
