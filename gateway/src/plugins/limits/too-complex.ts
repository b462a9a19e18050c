import { GraphQLError } from 'graphql'

const code = 'OPERATION_TOO_COMPLEX'

/** An operation that asks for too much; the sentence keeps the limit to itself. */
export const tooComplex = (message: string) => new GraphQLError(message, { extensions: { code } })

export const isTooComplex = ({ extensions }: GraphQLError) => extensions['code'] === code
