import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { GatewayContext } from '../context.ts'
import type { Log } from '../log.ts'
import { translateError } from '../plugins/error-translation.ts'
import type { Operation } from './operations.ts'

export type Outcome = { data: unknown; errors?: GraphQLFormattedError[] }

/** The compiler's errors know their places, and translated ones no longer do. */
const formatted = (error: GraphQLError, context: GatewayContext, log: Log): GraphQLFormattedError => {
  const { message, ...rest } = translateError(error, context, log).toJSON()
  return { message, ...(error.locations ? { locations: error.locations } : {}), ...rest }
}

const resultOf = async (operation: Operation, variables: Record<string, unknown>, context: GatewayContext) => {
  try {
    // A compiled operation answers in graphql-js's shape.
    return (await operation.run(undefined, context, variables)) as ExecutionResult
  } catch (error) {
    const originalError = error instanceof Error ? error : new Error(String(error))
    return { errors: [new GraphQLError('', { originalError })], data: null }
  }
}

/** What an operation comes to; null where its variables do not fit, and nothing was run. */
export const run = async (
  operation: Operation,
  variables: Record<string, unknown>,
  { context, log }: { context: GatewayContext; log: Log },
): Promise<Outcome | null> => {
  const { data, errors } = await resultOf(operation, variables, context)
  if (data === undefined) return null
  return errors ? { errors: errors.map((error) => formatted(error, context, log)), data } : { data }
}
