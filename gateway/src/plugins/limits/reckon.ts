import { type DocumentNode, getOperationAST, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import { remember } from '../../remember.ts'
import { type Amount, amountOf, type Variables } from './amount.ts'
import { compileCost } from './cost.ts'
import { guardedIn } from './once.ts'

type Compiled = { cost: Amount; attempts: number }
export type Reckoning = { cost: number; attempts: number }

const compile = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Compiled => {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const attempts = guardedIn(operation, (name) => fragments.find((fragment) => fragment.name.value === name))
  return { cost: compileCost(schema, document, operation), attempts }
}

/** What an operation costs, in points, and how many of the guarded mutations it tries. */
export const createReckoner = (schema: GraphQLSchema) => {
  const compiledOf = remember((operation: OperationDefinitionNode, document: DocumentNode) =>
    compile(schema, document, operation),
  )
  return (document: DocumentNode, operationName?: string | null, variables?: Variables | null): Reckoning => {
    const operation = getOperationAST(document, operationName)
    if (!operation) return { cost: 0, attempts: 0 }
    const { cost, attempts } = compiledOf(operation, document)
    return { cost: amountOf(cost, variables ?? {}), attempts }
  }
}

export type Reckon = ReturnType<typeof createReckoner>
