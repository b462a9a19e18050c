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
  type ConstDirectiveNode,
} from 'graphql'
import { type Amount, larger, plus, times, type Variables } from './amount.ts'
import { createCollect, TooManySelectionsError } from './collect.ts'

/** Assumed for a list without a stated size. */
const assumedRows = 10

type ListSize = { assumedSize: number; slicingArguments: string[]; sizedFields: string[] }

const readArguments = (directive: ConstDirectiveNode | undefined) =>
  new Map((directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]))

const findDirective = ({ astNode }: GraphQLField<unknown, unknown>, name: string) =>
  astNode?.directives?.find((directive) => directive.name.value === name)

const numberOr = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback)
const pickTexts = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])

const readWeight = (field: GraphQLField<unknown, unknown>): number | null => {
  const weight = readArguments(findDirective(field, 'cost')).get('weight')
  return typeof weight === 'number' ? weight : null
}

const readListSize = (field: GraphQLField<unknown, unknown>): ListSize => {
  const given = readArguments(findDirective(field, 'listSize'))
  return {
    assumedSize: numberOr(given.get('assumedSize'), assumedRows),
    slicingArguments: pickTexts(given.get('slicingArguments')),
    sizedFields: pickTexts(given.get('sizedFields')),
  }
}

const countRows = (value: unknown): number | null => {
  if (Array.isArray(value)) return value.length
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(value, 0) : null
}

const callWeight = 10

const isList = (type: GraphQLOutputType) => isListType(getNullableType(type))

/** Fields whose rows their parent has counted. */
type Sized = { names: readonly string[]; rows: Amount }
const unsized: Sized = { names: [], rows: 0 }

const rowsBy = (
  argument: GraphQLArgument | undefined,
  node: FieldNode,
  { variableDefinitions }: OperationDefinitionNode,
) => {
  const value = node.arguments?.find(({ name }) => name.value === argument?.name)?.value
  if (value?.kind !== Kind.VARIABLE) return countRows(value ? valueFromASTUntyped(value) : argument?.defaultValue)
  const name = value.name.value
  const { defaultValue } = variableDefinitions?.find(({ variable }) => variable.name.value === name) ?? {}
  const otherwise = countRows(defaultValue ? valueFromASTUntyped(defaultValue) : argument?.defaultValue)
  return (variables: Variables) => countRows(variables[name]) ?? otherwise
}

const sizeList = (
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  operation: OperationDefinitionNode,
): Amount => {
  const { assumedSize, slicingArguments } = readListSize(field)
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

/** Worst case in points: an endpoint 10, an object 1, multiplied along lists. Infinity if the document has too many selections. */
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
    const weight = readWeight(field) ?? (parent === root ? callWeight : 0)
    if (!node.selectionSet) return weight
    const { assumedSize, sizedFields } = readListSize(field)
    const slice = sizeList(field, node, operation)
    const sizesOthers = sizedFields.length > 0
    const object = plus(1, below(field.type, nodes, sizesOthers ? { names: sizedFields, rows: slice } : unsized))
    if (!isList(field.type)) return plus(weight, object)
    const rows = sized.names.includes(field.name) ? sized.rows : sizesOthers ? assumedSize : slice
    return plus(weight, times(rows, object))
  }

  try {
    return root ? ofObject(root, [operation.selectionSet], unsized) : 0
  } catch (error) {
    if (error instanceof TooManySelectionsError) return Infinity
    throw error
  }
}
