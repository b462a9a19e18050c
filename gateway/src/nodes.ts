import { accountNodes } from './account/index.ts'
import { badInput } from './bad-input.ts'
import { cartNodes } from './cart/index.ts'
import { catalogueNodes } from './catalogue/index.ts'
import type { GatewayContext } from './context.ts'
import type { Resolvers } from './generated/resolvers.ts'
import { type NodeType, parseGlobalId } from './ids.ts'
import { orderNodes } from './orders/index.ts'
import { rfqNodes } from './rfq/index.ts'
import { siteNodes } from './site/index.ts'

const maxNodes = 100

type Fetch<T> = (raw: string, context: GatewayContext) => Promise<T | null>

const named =
  <Name extends NodeType, T extends object>(__typename: Name, fetch: Fetch<T>) =>
  async (raw: string, context: GatewayContext) => {
    const found = await fetch(raw, context)
    return found && { ...found, __typename }
  }

const nodes = {
  Cart: named('Cart', cartNodes.Cart),
  CartLine: named('CartLine', cartNodes.CartLine),
  Category: named('Category', catalogueNodes.Category),
  Manufacturer: named('Manufacturer', catalogueNodes.Manufacturer),
  NewsArticle: named('NewsArticle', siteNodes.NewsArticle),
  NewsTag: named('NewsTag', siteNodes.NewsTag),
  Order: named('Order', orderNodes.Order),
  Product: named('Product', catalogueNodes.Product),
  Rfq: named('Rfq', rfqNodes.Rfq),
  SavedAddress: named('SavedAddress', accountNodes.SavedAddress),
  Viewer: named('Viewer', accountNodes.Viewer),
}

const fetchNode = async (id: string, context: GatewayContext) => {
  const { type, raw } = parseGlobalId(id)
  return nodes[type](raw, context)
}

type FoundNode = NonNullable<Awaited<ReturnType<typeof fetchNode>>>

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_, { id }, context) => fetchNode(id, context),
    nodes: (_, { ids }, context) => {
      if (ids.length > maxNodes) throw badInput(`\`ids\`: at most ${maxNodes}.`)
      // Each is awaited, and fails, alone; the generated type knows no promise of null.
      return ids.map((id) => fetchNode(id, context) as Promise<FoundNode>)
    },
  },
}
