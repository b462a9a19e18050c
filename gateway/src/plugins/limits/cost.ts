import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import { type Amount, larger, plus, times, type Variables } from './amount.ts'
import { createCollect, EndlessError } from './collect.ts'
import { listSizeOf, rowsIn, weightOf } from './list-size.ts'

/** A root field is a call to the shop, unless `@cost` says otherwise. */
const callWeight = 10

const isList = (type: GraphQLOutputType) => isListType(getNullableType(type))

/** Fields whose rows the field above them has counted. */
type Sized = { names: readonly string[]; rows: Amount }
const unsized: Sized = { names: [], rows: 0 }

/** Rows asked for by one argument; null where neither the operation nor the schema says a number. */
const rowsBy = (
  argument: GraphQLArgument | undefined,
  node: FieldNode,
  { variableDefinitions }: OperationDefinitionNode,
) => {
  const value = node.arguments?.find(({ name }) => name.value === argument?.name)?.value
  if (value?.kind !== Kind.VARIABLE) return rowsIn(value ? valueFromASTUntyped(value) : argument?.defaultValue)
  const name = value.name.value
  const { defaultValue } = variableDefinitions?.find(({ variable }) => variable.name.value === name) ?? {}
  const otherwise = rowsIn(defaultValue ? valueFromASTUntyped(defaultValue) : argument?.defaultValue)
  return (variables: Variables) => rowsIn(variables[name]) ?? otherwise
}

const rowsOf = (field: GraphQLField<unknown, unknown>, node: FieldNode, operation: OperationDefinitionNode): Amount => {
  const { assumedSize, slicingArguments } = listSizeOf(field)
  const slices = slicingArguments.map((name) =>
    rowsBy(
      field.args.find((each) => each.name === name),
      node,
      operation,
    ),
  )
  return slices.reduce<Amount>(
    (rows, slice) =>
      larger(
        rows,
        typeof slice === 'function' ? (variables) => slice(variables) ?? assumedSize : (slice ?? assumedSize),
      ),
    slices.length === 0 ? assumedSize : 0,
  )
}

/** What an operation may need at worst, in points: a call to the shop 10, an object 1, multiplied along lists; every
 * condition is taken for met. Infinity for one that grows beyond measure. */
export const compileCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Amount => {
  const collect = createCollect(schema, document)
  const root = schema.getRootType(operation.operation)

  const ofObject = (type: GraphQLObjectType, sets: readonly SelectionSetNode[], sized: Sized): Amount =>
    collect(sets, type).reduce<Amount>((sum, nodes) => plus(sum, ofField(type, nodes, sized)), 0)

  const below = (type: GraphQLOutputType, nodes: readonly FieldNode[], sized: Sized): Amount => {
    const named = getNamedType(type)
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (isObjectType(named)) return ofObject(named, sets, sized)
    const types = isAbstractType(named) ? schema.getPossibleTypes(named) : []
    return types.map((each) => ofObject(each, sets, sized)).reduce<Amount>(larger, 0)
  }

  const ofField = (parent: GraphQLObjectType, nodes: readonly FieldNode[], sized: Sized): Amount => {
    const [node] = nodes
    const field = node && parent.getFields()[node.name.value]
    if (!node || !field) return 0
    const weight = weightOf(field) ?? (parent === root ? callWeight : 0)
    if (!node.selectionSet) return weight
    const { assumedSize, sizedFields } = listSizeOf(field)
    const slice = rowsOf(field, node, operation)
    const sizesOthers = sizedFields.length > 0
    const object = plus(1, below(field.type, nodes, sizesOthers ? { names: sizedFields, rows: slice } : unsized))
    if (!isList(field.type)) return plus(weight, object)
    const rows = sized.names.includes(field.name) ? sized.rows : sizesOthers ? assumedSize : slice
    return plus(weight, times(rows, object))
  }

  try {
    return root ? ofObject(root, [operation.selectionSet], unsized) : 0
  } catch (error) {
    if (error instanceof EndlessError) return Infinity
    throw error
  }
}
