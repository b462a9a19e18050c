import type { CombinedError } from 'urql'

export const isSessionEnd = (error: CombinedError) =>
  error.graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')

export const sessionEndGuard = (exitPath: string, go: (path: string) => void) => {
  let isLeaving = false
  return (error: CombinedError, currentPath: string) => {
    if (isLeaving || currentPath === exitPath || !isSessionEnd(error)) return
    isLeaving = true
    go(exitPath)
  }
}
