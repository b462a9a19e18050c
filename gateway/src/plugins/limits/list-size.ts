import { type ConstDirectiveNode, type GraphQLField, valueFromASTUntyped } from 'graphql'

/** Rows of a list that says nothing of its size. */
const assumedRows = 10

export type ListSize = { assumedSize: number; slicingArguments: string[]; sizedFields: string[] }

const argumentsOf = (directive: ConstDirectiveNode | undefined) =>
  new Map((directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]))

const directiveOf = ({ astNode }: GraphQLField<unknown, unknown>, name: string) =>
  astNode?.directives?.find((directive) => directive.name.value === name)

const numberOr = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback)
const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])

/** What `@cost` says of a field; null where it says nothing. */
export const weightOf = (field: GraphQLField<unknown, unknown>): number | null => {
  const weight = argumentsOf(directiveOf(field, 'cost')).get('weight')
  return typeof weight === 'number' ? weight : null
}

/** What `@listSize` says of a field. */
export const listSizeOf = (field: GraphQLField<unknown, unknown>): ListSize => {
  const given = argumentsOf(directiveOf(field, 'listSize'))
  return {
    assumedSize: numberOr(given.get('assumedSize'), assumedRows),
    slicingArguments: textsOf(given.get('slicingArguments')),
    sizedFields: textsOf(given.get('sizedFields')),
  }
}

/** Rows that a slicing argument's value asks for: its number, or its length. */
export const rowsIn = (value: unknown): number | null => {
  if (Array.isArray(value)) return value.length
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(value, 0) : null
}
