import { DatabaseUnavailable } from './database.ts'

const tries = 5

/** The engine's code of what went wrong: `40P01`; empty where it gave none. */
const codeOf = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable) return codeOf(error.cause)
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether a statement gave up waiting for a row that another transaction holds. */
export const isLockTimeout = (error: unknown) => codeOf(error) === '55P03'

/** Runs a transaction again that the engine has broken off for the sake of another: a deadlock, or a conflict of order. */
export const retried = async <T>(transaction: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction()
    } catch (error) {
      if (tried === tries || !['40P01', '40001'].includes(codeOf(error))) throw error
    }
  }
}
