import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** Counted after all fragments are spread. */
const maxSelections = 10_000

export class TooManySelectionsError extends Error {
  override name = 'TooManySelectionsError'
}

export const createCollect = (schema: GraphQLSchema, { definitions }: DocumentNode) => {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  let count = 0

  const applies = (condition: string | undefined, type: GraphQLObjectType) => {
    if (condition === undefined || condition === type.name) return true
    const named = schema.getType(condition)
    return isAbstractType(named) && schema.isSubType(named, type)
  }

  return (sets: readonly SelectionSetNode[], type: GraphQLObjectType) => {
    const fields = new Map<string, FieldNode[]>()
    const visited = new Set<string>()

    const enter = (set: SelectionSetNode) => {
      for (const node of set.selections) {
        count += 1
        if (count > maxSelections) throw new TooManySelectionsError()
        if (node.kind === Kind.FIELD) {
          const key = (node.alias ?? node.name).value
          fields.set(key, [...(fields.get(key) ?? []), node])
        } else if (node.kind === Kind.INLINE_FRAGMENT) {
          if (applies(node.typeCondition?.name.value, type)) enter(node.selectionSet)
        } else if (!visited.has(node.name.value)) {
          visited.add(node.name.value)
          const fragment = fragments.get(node.name.value)
          if (fragment && applies(fragment.typeCondition.name.value, type)) enter(fragment.selectionSet)
        }
      }
    }

    sets.forEach(enter)
    return [...fields.values()]
  }
}
