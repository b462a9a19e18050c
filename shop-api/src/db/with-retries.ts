import { DatabaseUnavailable } from './database.ts'

const tries = 5

export const readErrorCode = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable) return readErrorCode(error.cause)
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export const isLockTimeout = (error: unknown) => readErrorCode(error) === '55P03'

/** Retries a transaction that the engine has aborted: a deadlock or a serialization conflict. */
export const withRetries = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction()
    } catch (error) {
      if (tried === tries || !['40P01', '40001'].includes(readErrorCode(error))) throw error
    }
  }
}
