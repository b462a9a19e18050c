import { GraphQLError } from 'graphql'
import type { ErrorCode } from '../../graphql/error-codes.ts'

const code: ErrorCode = 'OPERATION_TOO_COMPLEX'

/** `value` is absent where the operation is not read to its end. */
type Excess = { cost?: number; requests?: number; value?: number; limit?: number }

export const createTooComplexError = (message: string, extensions: Excess = {}) =>
  new GraphQLError(message, { extensions: { code, ...extensions } })

export const isTooComplex = ({ extensions }: GraphQLError) => extensions['code'] === code
