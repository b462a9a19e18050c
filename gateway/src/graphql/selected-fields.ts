import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { memoizeByObject } from '../memoize-by-object.ts'

export type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

const listNames = (set: SelectionSetNode | undefined, fragments: SelectionInfo['fragments']): string[] =>
  (set?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value, ...listNames(node.selectionSet, fragments)]
    const below = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value]
    return listNames(below?.selectionSet, fragments)
  })

const getNames = memoizeByObject(
  (node: FieldNode, fragments: SelectionInfo['fragments']) => new Set(listNames(node.selectionSet, fragments)),
)

/** At any depth below the field; `@skip` and `@include` are ignored. */
export const isFieldSelected = ({ fieldNodes, fragments }: SelectionInfo, name: string) =>
  fieldNodes.some((node) => getNames(node, fragments).has(name))
