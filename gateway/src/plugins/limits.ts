import {
  type GraphQLCompositeType,
  GraphQLError,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

const maxTokens = 2_000
const maxDepth = 12
/** Lists within lists multiply. */
const maxListDepth = 4

type Depth = { fields: number; lists: number }

const deeper = (a: Depth, b: Depth): Depth => ({
  fields: Math.max(a.fields, b.fields),
  lists: Math.max(a.lists, b.lists),
})

const nestingRule: ValidationRule = (context) => {
  const schema = context.getSchema()
  const fragments = new Map<string, Depth>()
  const flat: Depth = { fields: 0, lists: 0 }

  const depthOf = (set: SelectionSetNode | undefined, parent: GraphQLCompositeType | undefined): Depth =>
    (set?.selections ?? [])
      .map((node): Depth => {
        if (node.kind === Kind.FRAGMENT_SPREAD) return fragmentDepth(node.name.value)
        if (node.kind === Kind.INLINE_FRAGMENT)
          return depthOf(node.selectionSet, typeNamed(node.typeCondition?.name.value) ?? parent)
        if (node.name.value.startsWith('__')) return flat
        const type = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value]?.type : null
        const named = type && getNamedType(type)
        const below = depthOf(node.selectionSet, isCompositeType(named) ? named : undefined)
        return { fields: below.fields + 1, lists: below.lists + (type && isListType(getNullableType(type)) ? 1 : 0) }
      })
      .reduce(deeper, flat)

  const typeNamed = (name: string | undefined) => {
    const type = name === undefined ? undefined : schema.getType(name)
    return isCompositeType(type) ? type : undefined
  }

  const fragmentDepth = (name: string): Depth => {
    const known = fragments.get(name)
    if (known) return known
    // Cycles are another rule's to report.
    fragments.set(name, flat)
    const fragment = context.getFragment(name)
    const depth = depthOf(fragment?.selectionSet, typeNamed(fragment?.typeCondition.name.value))
    fragments.set(name, depth)
    return depth
  }

  return {
    OperationDefinition(node) {
      const { fields, lists } = depthOf(node.selectionSet, schema.getRootType(node.operation) ?? undefined)
      if (fields <= maxDepth && lists <= maxListDepth) return
      const extensions = { code: 'OPERATION_TOO_COMPLEX' }
      context.reportError(new GraphQLError('The operation is nested too deeply.', { nodes: node, extensions }))
    },
  }
}

/** Bounds an operation before it runs: its length, its depth, and how many lists lie within each other. */
export const useLimits = (): Plugin => ({
  onParse: ({ setParseFn }) => setParseFn((source, options) => parse(source, { ...options, maxTokens })),
  onValidate: ({ addValidationRule }) => addValidationRule(nestingRule),
})
