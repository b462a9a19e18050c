import type { CombinedError } from 'urql'
import { hasErrorCode } from './has-error-code.ts'

const unclearCodes = ['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_INVALID_RESPONSE', 'INTERNAL_SERVER_ERROR']

/** The shop may have executed the mutation. */
export const isOutcomeUnknown = (payload: unknown, error: CombinedError | undefined) =>
  !payload && Boolean(error?.networkError ?? unclearCodes.some((code) => hasErrorCode(error, code)))
