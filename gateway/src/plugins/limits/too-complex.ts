import { GraphQLError } from 'graphql'
import type { ErrorCode } from '../../graphql/error-codes.ts'

const code: ErrorCode = 'OPERATION_TOO_COMPLEX'

export const createTooComplexError = (
  message: string,
  extensions: { cost?: number; requests?: number; limit?: number } = {},
) => new GraphQLError(message, { extensions: { code, ...extensions } })

export const isTooComplex = ({ extensions }: GraphQLError) => extensions['code'] === code
