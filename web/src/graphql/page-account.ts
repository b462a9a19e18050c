import { type CombinedError, makeOperation, type Operation, type OperationResult } from 'urql'
import { readPageCookie } from '#security/page-cookies.ts'
import { guest, pageAccountHeader } from '#security/page-account.ts'
import { parseUserInfo } from '#security/user-info.ts'
import { changeSignal } from '#ui/change-signal.ts'
import { hasErrorCode } from './has-error-code.ts'

export const isOtherAccount = (error: CombinedError | undefined) => hasErrorCode(error, 'ACCOUNT_CHANGED')

/** Mutations that begin or end a session, for any account. */
const sessionMutations: readonly string[] = ['SignIn', 'SignOut']

const isSessionMutation = ({ query }: Operation) =>
  query.definitions.some(
    (definition) => 'name' in definition && sessionMutations.includes(definition.name?.value ?? ''),
  )

const readViewerAccount = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !('viewer' in data)) return undefined
  const { viewer } = data
  if (viewer === null) return guest
  return typeof viewer === 'object' && viewer && 'id' in viewer ? viewer.id : undefined
}

const readSessionAccount = () => {
  const userInfo = readPageCookie('userInfo')
  return userInfo === null ? guest : parseUserInfo(userInfo)?.id
}

/** The account for which this document shows data. It changes by a sign-in or sign-out of this document only. */
export const createPageAccount = () => {
  /** Undefined until the first response with a viewer. */
  let shown: string | undefined
  const otherAccount = changeSignal()

  return {
    /** Notifies where the session belongs to another account than the page. */
    subscribe: otherAccount.subscribe,
    nameIn: (operation: Operation): Operation => {
      if (shown === undefined || operation.kind !== 'mutation' || isSessionMutation(operation)) return operation
      const { fetchOptions } = operation.context
      const init = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
      const headers = new Headers(init?.headers)
      headers.set(pageAccountHeader, shown)
      return makeOperation('mutation', operation, { ...operation.context, fetchOptions: { ...init, headers } })
    },
    follow: ({ operation, data, error }: Pick<OperationResult, 'operation' | 'data' | 'error'>) => {
      if (isOtherAccount(error)) return otherAccount.notify()
      if (error) return
      if (operation.kind === 'mutation') {
        if (isSessionMutation(operation)) shown = undefined
        return
      }
      const account = readViewerAccount(data)
      if (typeof account !== 'string' || account === shown) return
      // Forms of an account whose session has ended become forms of a guest.
      if (shown === undefined || account === guest) shown = account
      else otherAccount.notify()
    },
    check: () => {
      const account = readSessionAccount()
      if (shown !== undefined && account !== undefined && account !== shown) otherAccount.notify()
    },
  }
}

export const pageAccount = createPageAccount()
