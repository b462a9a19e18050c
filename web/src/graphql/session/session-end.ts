import type { CombinedError } from 'urql'
import { hasErrorCode } from '../has-error-code.ts'

export const isSessionEnd = (error: CombinedError | undefined) => hasErrorCode(error, 'UNAUTHENTICATED')

export const sessionEndGuard = (exitPath: string, go: (path: string) => void) => {
  let isLeaving = false
  return {
    guard: (error: CombinedError, currentPath: string) => {
      if (isLeaving || currentPath === exitPath || !isSessionEnd(error)) return
      isLeaving = true
      go(exitPath)
    },
    reset: () => {
      isLeaving = false
    },
  }
}
