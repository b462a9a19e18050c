import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

const maxErrors = 5
const maxReasonChars = 300

/** Ends the coercion, which reports an error for each of any number of values. */
class EnoughErrors extends Error {}

/** graphql-js ends the messages of its scalars with the value, which may be a password or megabytes. */
const withoutValue = (reason: string) =>
  reason
    .replace(/^ID cannot represent value: [^]*/, 'ID must be a string or an integer.')
    .replace(/ value: [^]*/, ' value.')
    .slice(0, maxReasonChars)

const printPath = (path: readonly (string | number)[]) =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')

type Options = { max?: number; hideSuggestions?: boolean }

/** Unlike graphql-js, the work and the messages are bounded. Executors report variables that are missing or null. */
export const findVariableErrors = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  { max = maxErrors, hideSuggestions = true }: Options = {},
): GraphQLError[] => {
  const errors: GraphQLError[] = []
  const check = (definition: (typeof variableDefinitions)[number]) => {
    const name = definition.variable.name.value
    const value = Object.hasOwn(variables, name) ? variables[name] : null
    if (value === null || value === undefined) return
    const report = (path: readonly (string | number)[], _: unknown, { message }: GraphQLError) => {
      const reason = withoutValue(message)
      errors.push(
        new GraphQLError(`Variable "$${name}" got invalid value at "${name}${printPath(path)}"; ${reason}`, {
          nodes: definition,
          extensions: { http: { status: 400 } },
        }),
      )
      if (errors.length >= max) throw new EnoughErrors()
    }
    // The document has been validated.
    const type = typeFromAST(schema, definition.type) as GraphQLInputType
    coerceInputValue(value, type, report, hideSuggestions)
  }
  try {
    for (const definition of variableDefinitions) check(definition)
  } catch (error) {
    if (!(error instanceof EnoughErrors)) throw error
  }
  return errors
}
