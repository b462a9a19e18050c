import {
  type GraphQLCompositeType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'
import { shapeLimits } from './shape-limits.ts'
import { createTooComplexError } from './too-complex.ts'

export const nestedListsRule: ValidationRule = (context) => {
  const schema = context.getSchema()
  const known = new Map<string, number>()

  const listsIn = (set: SelectionSetNode | undefined, parent: GraphQLCompositeType | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((node) => {
        if (node.kind === Kind.FRAGMENT_SPREAD) return listsInFragment(node.name.value)
        if (node.kind === Kind.INLINE_FRAGMENT)
          return listsIn(node.selectionSet, typeNamed(node.typeCondition?.name.value) ?? parent)
        const type = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value]?.type : null
        const named = type && getNamedType(type)
        const below = listsIn(node.selectionSet, isCompositeType(named) ? named : undefined)
        return type && isListType(getNullableType(type)) ? below + 1 : below
      }),
    )

  const typeNamed = (name: string | undefined) => {
    const type = name === undefined ? undefined : schema.getType(name)
    return isCompositeType(type) ? type : undefined
  }

  const listsInFragment = (name: string): number => {
    const counted = known.get(name)
    if (counted !== undefined) return counted
    // Another rule reports cycles.
    known.set(name, 0)
    const fragment = context.getFragment(name)
    const count = listsIn(fragment?.selectionSet, typeNamed(fragment?.typeCondition.name.value))
    known.set(name, count)
    return count
  }

  return {
    OperationDefinition(node) {
      const value = listsIn(node.selectionSet, schema.getRootType(node.operation) ?? undefined)
      const limit = shapeLimits.nestedLists
      if (value > limit)
        context.reportError(
          createTooComplexError(`Too many lists are nested; the maximum is ${limit}.`, { limit, value }),
        )
    },
  }
}
