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

/** Rows of a list if no argument gives their number. */
type Rows = { assumedSize: number; maxSize: number }
type ListSize = Rows & { slicingArguments: string[]; sizedFields: string[] }

const readArguments = (directive: ConstDirectiveNode | undefined) =>
  new Map((directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]))

const findDirective = ({ astNode }: GraphQLField<unknown, unknown>, name: string) =>
  astNode?.directives?.find((directive) => directive.name.value === name)

const numberOr = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback)
const pickStrings = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])

const readWeight = (field: GraphQLField<unknown, unknown>): number | null => {
  const weight = readArguments(findDirective(field, 'cost')).get('weight')
  return typeof weight === 'number' ? weight : null
}

const readListSize = (field: GraphQLField<unknown, unknown>): ListSize => {
  const directiveArguments = readArguments(findDirective(field, 'listSize'))
  const assumedSize = numberOr(directiveArguments.get('assumedSize'), assumedRows)
  return {
    assumedSize,
    maxSize: numberOr(directiveArguments.get('maxSize'), assumedSize),
    slicingArguments: pickStrings(directiveArguments.get('slicingArguments')),
    sizedFields: pickStrings(directiveArguments.get('sizedFields')),
  }
}

const toRowCount = (value: unknown): number | null => {
  if (Array.isArray(value)) return value.length
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(value, 0) : null
}

const rootFieldWeight = 10

const isList = (type: GraphQLOutputType) => isListType(getNullableType(type))

type Read = (value: unknown) => number | null
type MeasuredField = {
  name: string
  isRoot: boolean
  weight: number
  /** `read` returns null for a value that it does not understand. */
  readArgument: (name: string, read: Read, fallback: number) => Amount
}
/** What an object and a field add, before both are multiplied by the lists around them. */
export type Measure = {
  perObject: number
  ofField: (field: MeasuredField) => Amount
  ofList: (rows: Rows) => number
}

/** Lists whose size an argument of their parent field states. */
type SizedFields = { names: readonly string[]; rows: Amount }
const noSizedFields: SizedFields = { names: [], rows: 0 }

const readArgument = (
  argument: GraphQLArgument | undefined,
  node: FieldNode,
  { variableDefinitions }: OperationDefinitionNode,
  read: Read,
) => {
  const value = node.arguments?.find(({ name }) => name.value === argument?.name)?.value
  if (value?.kind !== Kind.VARIABLE) return read(value ? valueFromASTUntyped(value) : argument?.defaultValue)
  const name = value.name.value
  const { defaultValue } = variableDefinitions?.find(({ variable }) => variable.name.value === name) ?? {}
  const fallback = read(defaultValue ? valueFromASTUntyped(defaultValue) : argument?.defaultValue)
  return (variables: Variables) => read(variables[name]) ?? fallback
}

const readAmount = (
  field: GraphQLField<unknown, unknown>,
  name: string,
  {
    node,
    operation,
    read,
    fallback,
  }: { node: FieldNode; operation: OperationDefinitionNode; read: Read; fallback: number },
): Amount => {
  const argument = field.args.find((each) => each.name === name)
  const amount = readArgument(argument, node, operation, read)
  return typeof amount === 'function' ? (variables) => amount(variables) ?? fallback : (amount ?? fallback)
}

const calculateListSize = (
  field: GraphQLField<unknown, unknown>,
  { slicingArguments }: ListSize,
  { node, operation, fallback }: { node: FieldNode; operation: OperationDefinitionNode; fallback: number },
): Amount => {
  const reading = { node, operation, read: toRowCount, fallback }
  return slicingArguments
    .map((name) => readAmount(field, name, reading))
    .reduce<Amount>(larger, slicingArguments.length === 0 ? fallback : 0)
}

/** Worst case: a root field without `@cost` has the weight 10; Infinity if the document has too many selections. */
export const compileWorstCase = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { perObject, ofField, ofList }: Measure,
): Amount => {
  const collectFields = createCollect(schema, document)
  const root = schema.getRootType(operation.operation)

  const calculateObjectCost = (
    type: GraphQLObjectType,
    selectionSets: readonly SelectionSetNode[],
    sized: SizedFields,
  ): Amount =>
    collectFields(selectionSets, type).reduce<Amount>(
      (sum, nodes) => plus(sum, calculateFieldCost(type, nodes, sized)),
      0,
    )

  const calculateSelectionCost = (type: GraphQLOutputType, nodes: readonly FieldNode[], sized: SizedFields): Amount => {
    const namedType = getNamedType(type)
    const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (isObjectType(namedType)) return calculateObjectCost(namedType, selectionSets, sized)
    const possibleTypes = isAbstractType(namedType) ? schema.getPossibleTypes(namedType) : []
    return possibleTypes.map((each) => calculateObjectCost(each, selectionSets, sized)).reduce<Amount>(larger, 0)
  }

  const calculateFieldCost = (parent: GraphQLObjectType, nodes: readonly FieldNode[], sized: SizedFields): Amount => {
    const [node] = nodes
    const field = node && parent.getFields()[node.name.value]
    if (!node || !field) return 0
    const isRoot = parent === root
    const weight = ofField({
      name: field.name,
      isRoot,
      weight: readWeight(field) ?? (isRoot ? rootFieldWeight : 0),
      readArgument: (name, read, fallback) => readAmount(field, name, { node, operation, read, fallback }),
    })
    if (!node.selectionSet) return weight
    const size = readListSize(field)
    const fallback = ofList(size)
    const listSize = calculateListSize(field, size, { node, operation, fallback })
    const hasSizedFields = size.sizedFields.length > 0
    const objectCost = plus(
      perObject,
      calculateSelectionCost(
        field.type,
        nodes,
        hasSizedFields ? { names: size.sizedFields, rows: listSize } : noSizedFields,
      ),
    )
    if (!isList(field.type)) return plus(weight, objectCost)
    const rows = sized.names.includes(field.name) ? sized.rows : hasSizedFields ? fallback : listSize
    return plus(weight, times(rows, objectCost))
  }

  try {
    return root ? calculateObjectCost(root, [operation.selectionSet], noSizedFields) : 0
  } catch (error) {
    if (error instanceof TooManySelectionsError) return Infinity
    throw error
  }
}
