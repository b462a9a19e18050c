import { type DocumentNode, getOperationAST, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { memoizeByObject } from '../../memoize-by-object.ts'
import { type Amount, toNumber, type Variables } from './amount.ts'
import { compileWorstCase } from './cost.ts'
import { inPoints, inRequests } from './measures.ts'
import { createFragmentFinder } from './fold.ts'
import { countGuardedFields } from './once.ts'

type Compiled = { cost: Amount; requests: Amount; attempts: number }
export type OperationCost = { cost: number; attempts: number }
/** `requests`: to the shop, without a cache and without look-ups that all rows of a list share. */
export type WorstCase = OperationCost & { requests: number }

const compile = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Compiled => {
  const attempts = countGuardedFields(operation, createFragmentFinder(document))
  return {
    cost: compileWorstCase(schema, document, operation, inPoints),
    requests: compileWorstCase(schema, document, operation, inRequests),
    attempts,
  }
}

export const createCostCalculator = (schema: GraphQLSchema) => {
  const getCompiled = memoizeByObject((operation: OperationDefinitionNode, document: DocumentNode) =>
    compile(schema, document, operation),
  )
  return (document: DocumentNode, operationName?: string | null, variables?: Variables | null): WorstCase => {
    const operation = getOperationAST(document, operationName)
    if (!operation) return { cost: 0, requests: 0, attempts: 0 }
    const { cost, requests, attempts } = getCompiled(operation, document)
    const given = variables ?? {}
    return { cost: toNumber(cost, given), requests: toNumber(requests, given), attempts }
  }
}

export type CalculateCost = ReturnType<typeof createCostCalculator>
