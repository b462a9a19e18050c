import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

const isCheap = ({ args, astNode }: GraphQLField<unknown, unknown>) =>
  !args.some(isRequiredArgument) && !astNode?.directives?.some(({ name }) => name.value === 'cost')

const fieldNode = (name: string, selectionSet?: SelectionSetNode): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  selectionSet,
})

const toSelectionSet = (type: GraphQLNamedType, depth: number): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: listFields(type, depth),
})

const listFields = (type: GraphQLNamedType, depth: number): FieldNode[] => {
  if (!isObjectType(type) && !isInterfaceType(type)) return [fieldNode('__typename')]
  return Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type)
    if (!isCheap(field)) return []
    if (isLeafType(named)) return [fieldNode(field.name)]
    return isCompositeType(named) && depth > 0 ? [fieldNode(field.name, toSelectionSet(named, depth - 1))] : []
  })
}

const isSelected = ({ selections }: SelectionSetNode, name: string) =>
  selections.some((each) => each.kind === Kind.FIELD && each.name.value === name)

/** Adds every field and `depth` levels below, except fields that cost a request. */
export const selectAllFields = (schema: GraphQLSchema, operation: string, depth = 2): string => {
  const types = new TypeInfo(schema)
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const wide = visit(
    parse(operation),
    visitWithTypeInfo(types, {
      SelectionSet: {
        leave(node) {
          const type = types.getParentType()
          if (!type || roots.some((root) => root === type)) return undefined
          const more = listFields(type, depth).filter(({ name }) => !isSelected(node, name.value))
          return { ...node, selections: [...node.selections, ...more] }
        },
      },
    }),
  )
  return print(wide)
}
