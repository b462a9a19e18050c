import { type DocumentNode, getOperationAST, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import { memoizeByObject } from '../../memoize-by-object.ts'
import { type Amount, toNumber, type Variables } from './amount.ts'
import { compileCost } from './cost.ts'
import { countGuardedFields } from './once.ts'

type Compiled = { cost: Amount; attempts: number }
export type OperationCost = { cost: number; attempts: number }

const compile = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Compiled => {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const attempts = countGuardedFields(operation, (name) => fragments.find((fragment) => fragment.name.value === name))
  return { cost: compileCost(schema, document, operation), attempts }
}

export const createCostCalculator = (schema: GraphQLSchema) => {
  const getCompiled = memoizeByObject((operation: OperationDefinitionNode, document: DocumentNode) =>
    compile(schema, document, operation),
  )
  return (document: DocumentNode, operationName?: string | null, variables?: Variables | null): OperationCost => {
    const operation = getOperationAST(document, operationName)
    if (!operation) return { cost: 0, attempts: 0 }
    const { cost, attempts } = getCompiled(operation, document)
    return { cost: toNumber(cost, variables ?? {}), attempts }
  }
}

export type CalculateCost = ReturnType<typeof createCostCalculator>
