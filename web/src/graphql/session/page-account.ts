import { type CombinedError, getOperationName, makeOperation, type Operation, type OperationResult } from 'urql'
import { readPageCookie } from '#security/page-cookies.ts'
import { guest, pageAccountHeader } from '#security/page-account.ts'
import { parseUserInfo } from '#security/user-info.ts'
import { changeSignal } from '#ui/browser/change-signal.ts'
import { hasErrorCode } from '../has-error-code.ts'

export const isAccountChanged = (error: CombinedError | undefined) => hasErrorCode(error, 'ACCOUNT_CHANGED')

/** Mutations that begin or end a session. A page of any account may send them. */
const sessionMutations: readonly string[] = ['SignIn', 'SignOut']

const isSessionMutation = ({ query }: Operation) => sessionMutations.includes(getOperationName(query) ?? '')

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

/** The account whose data the page shows. A sign-in or sign-out in this page resets it, and a response without a viewer makes it `guest`; no other account replaces it. */
export const createPageAccount = () => {
  /** Undefined until the first response with a viewer. */
  let shownAccount: string | undefined
  const accountMismatch = changeSignal()

  return {
    /** Notifies when the session belongs to another account than that of the page. */
    subscribe: accountMismatch.subscribe,
    addAccountHeader: (operation: Operation): Operation => {
      if (shownAccount === undefined || operation.kind !== 'mutation' || isSessionMutation(operation)) return operation
      const { fetchOptions } = operation.context
      const init = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
      const headers = new Headers(init?.headers)
      headers.set(pageAccountHeader, shownAccount)
      return makeOperation('mutation', operation, { ...operation.context, fetchOptions: { ...init, headers } })
    },
    readResult: ({ operation, data, error }: Pick<OperationResult, 'operation' | 'data' | 'error'>) => {
      if (isAccountChanged(error)) return accountMismatch.notify()
      if (error) return
      if (operation.kind === 'mutation') {
        if (isSessionMutation(operation)) shownAccount = undefined
        return
      }
      const account = readViewerAccount(data)
      if (typeof account !== 'string' || account === shownAccount) return
      // Where the session has ended, the page goes on as that of a guest.
      if (shownAccount === undefined || account === guest) shownAccount = account
      else accountMismatch.notify()
    },
    /** Undefined where neither a response nor the cookie has the account. */
    readAccount: () => shownAccount ?? readSessionAccount(),
    compareWithCookie: () => {
      const account = readSessionAccount()
      if (shownAccount !== undefined && account !== undefined && account !== shownAccount) accountMismatch.notify()
    },
  }
}

export const pageAccount = createPageAccount()
