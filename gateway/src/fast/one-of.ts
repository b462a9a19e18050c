import {
  getNamedType,
  getVariableValues,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

const hasOneOf = (type: GraphQLInputType, visited = new Set<GraphQLInputType>()): boolean => {
  const named = getNamedType(type)
  if (!isInputObjectType(named) || visited.has(named)) return false
  visited.add(named)
  return named.isOneOf || Object.values(named.getFields()).some((field) => hasOneOf(field.type, visited))
}

/** Compiled operations do not check `@oneOf`, so variables of such types are checked before they run. */
export const createVariablesCheck = (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) => {
  const isAffected = variableDefinitions.some((definition) => {
    const type = typeFromAST(schema, definition.type)
    return type !== undefined && hasOneOf(type as GraphQLInputType)
  })
  if (!isAffected) return () => true
  return (variables: Record<string, unknown>) =>
    getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).errors === undefined
}
