import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import type { GatewayContext } from '../context.ts'
import type { ProductModel } from '../models.ts'
import { memoizeByObject } from '../memoize-by-object.ts'

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

const namesIn = (set: SelectionSetNode | undefined, { fragments }: Info): string[] =>
  (set?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value, ...namesIn(node.selectionSet, { fieldNodes: [], fragments })]
    const below = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value]
    return namesIn(below?.selectionSet, { fieldNodes: [], fragments })
  })

const getNames = memoizeByObject((node: FieldNode, info: Info) => new Set(namesIn(node.selectionSet, info)))

/** Failures are ignored here: each row reports its own. */
export const lookAhead = async (
  { loaders }: Pick<GatewayContext, 'loaders'>,
  info: Info,
  products: readonly ProductModel[],
): Promise<void> => {
  const isSelected = (name: string) => info.fieldNodes.some((node) => getNames(node, info).has(name))
  if (products.length === 0) return
  await Promise.allSettled([
    isSelected('category') && loaders.categories(),
    isSelected('manufacturer') && loaders.manufacturersOf(products.map(({ brandId }) => brandId)),
  ])
}
