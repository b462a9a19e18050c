import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { parse } from 'graphql'
import { z } from 'zod'
import { accountResolvers, accountNodes } from '../account/index.ts'
import { cartResolvers, cartNodes } from '../cart/index.ts'
import { catalogueResolvers, catalogueNodes } from '../catalogue/index.ts'
import type { GatewayContext } from '../context.ts'
import type { Resolvers, ResolversInterfaceTypes, ResolversParentTypes } from '../generated/resolvers.ts'
import { parseArgument } from '../graphql/bad-input.ts'
import { type NodeType, parseGlobalId } from '../graphql/ids.ts'
import { liveResolvers } from '../live/index.ts'
import { rateLimitResolvers } from '../plugins/rate-limit/resolvers.ts'
import { orderResolvers, orderNodes } from '../orders/index.ts'
import { paymentResolvers } from '../payments/index.ts'
import { rfqResolvers, rfqNodes, savedListNodes, savedListResolvers } from '../rfq/index.ts'
import { siteResolvers, siteNodes } from '../site/index.ts'
import { describeStorefront } from './describe-storefront.ts'
import { scalars } from './scalars.ts'

const idList = z.array(z.string()).max(100)

const nodes = {
  ...accountNodes,
  ...cartNodes,
  ...catalogueNodes,
  ...orderNodes,
  ...rfqNodes,
  ...savedListNodes,
  ...siteNodes,
} satisfies Record<NodeType, unknown>

type FoundNode = ResolversInterfaceTypes<ResolversParentTypes>['Node']

/** The id tells the type; the generated type wants `__typename` too. */
const fetchNode = (argument: string, id: string, context: GatewayContext) => {
  const { type, raw } = parseGlobalId(argument, id)
  return nodes[type](raw, context) as Promise<FoundNode | null>
}

const nodeResolvers: Resolvers = {
  Node: { __resolveType: ({ id }) => parseGlobalId('id', id).type },
  Query: {
    node: async (_, { id }, context) => fetchNode('id', id, context),
    nodes: (_, { ids }, context) => {
      parseArgument('ids', idList, ids)
      // Each node fails alone; the generated type has no promise of null.
      return ids.map(async (id, index) => fetchNode(`ids.${index}`, id, context) as Promise<FoundNode>)
    },
  },
}

const resolvers = [
  scalars,
  nodeResolvers,
  catalogueResolvers,
  cartResolvers,
  orderResolvers,
  paymentResolvers,
  rfqResolvers,
  savedListResolvers,
  accountResolvers,
  siteResolvers,
  rateLimitResolvers,
]

const folder = join(dirname(createRequire(import.meta.url).resolve('@partgate/schema/package.json')), 'graphql')

const makeSchema = () =>
  makeExecutableSchema<GatewayContext>({
    typeDefs: readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => describeStorefront(parse(readFileSync(join(folder, file), 'utf8')))),
    resolvers: [...resolvers, liveResolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })

let loaded: ReturnType<typeof makeSchema> | undefined

export const loadSchema = () => (loaded ??= makeSchema())
