import { GraphQLError } from 'graphql'

/** An operation that asks for too much: HTTP 400, and a sentence that keeps the limit to itself. */
export const tooComplex = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_COMPLEX', http: { status: 400, spec: false } } })
