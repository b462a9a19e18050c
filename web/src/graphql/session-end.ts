import type { CombinedError } from 'urql'

export const isSessionEnd = (error: CombinedError) =>
  error.graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')

/** Where a browser goes when the shop says that the session has ended; nowhere if it is there or on its way. */
export const sessionEndGuard = (exitPath: string, go: (path: string) => void) => {
  let isLeaving = false
  return (error: CombinedError, currentPath: string) => {
    if (isLeaving || currentPath === exitPath || !isSessionEnd(error)) return
    isLeaving = true
    go(exitPath)
  }
}
