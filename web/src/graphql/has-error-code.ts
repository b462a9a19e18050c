import type { CombinedError } from 'urql'

export const hasErrorCode = (error: CombinedError | undefined, code: string) =>
  error?.graphQLErrors.some(({ extensions }) => extensions.code === code) ?? false
