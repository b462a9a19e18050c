import { accountResolvers } from './account/index.ts'
import { cartResolvers } from './cart/index.ts'
import { catalogueResolvers } from './catalogue/index.ts'
import { nodeResolvers } from './nodes.ts'
import { scalars } from './scalars.ts'
import { siteResolvers } from './site/index.ts'

export const resolvers = [scalars, nodeResolvers, catalogueResolvers, cartResolvers, accountResolvers, siteResolvers]
