import { GraphQLError } from 'graphql'

const code = 'OPERATION_TOO_COMPLEX'

/** The message does not reveal the limit. */
export const createTooComplexError = (message: string) => new GraphQLError(message, { extensions: { code } })

export const isTooComplex = ({ extensions }: GraphQLError) => extensions['code'] === code
