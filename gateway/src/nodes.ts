import { accountNodes } from './account/index.ts'
import { badInput } from './bad-input.ts'
import { cartNodes } from './cart/index.ts'
import { catalogueNodes } from './catalogue/index.ts'
import type { GatewayContext } from './context.ts'
import type { Resolvers, ResolversInterfaceTypes, ResolversParentTypes } from './generated/resolvers.ts'
import { type NodeType, parseGlobalId } from './ids.ts'
import { orderNodes } from './orders/index.ts'
import { rfqNodes } from './rfq/index.ts'
import { siteNodes } from './site/index.ts'

const maxNodes = 100

const nodes = {
  ...accountNodes,
  ...cartNodes,
  ...catalogueNodes,
  ...orderNodes,
  ...rfqNodes,
  ...siteNodes,
} satisfies Record<NodeType, unknown>

type FoundNode = ResolversInterfaceTypes<ResolversParentTypes>['Node']

/** What it is, its id tells; the generated type wants to be told twice. */
const fetchNode = (id: string, context: GatewayContext) => {
  const { type, raw } = parseGlobalId(id)
  return nodes[type](raw, context) as Promise<FoundNode | null>
}

export const nodeResolvers: Resolvers = {
  Node: { __resolveType: ({ id }) => parseGlobalId(id).type },
  Query: {
    node: async (_, { id }, context) => fetchNode(id, context),
    nodes: (_, { ids }, context) => {
      if (ids.length > maxNodes) throw badInput(`\`ids\`: at most ${maxNodes}.`)
      // Each is awaited, and fails, alone; the generated type knows no promise of null.
      return ids.map(async (id) => fetchNode(id, context) as Promise<FoundNode>)
    },
  },
}
