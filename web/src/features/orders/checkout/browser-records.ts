import { personalKey } from '#security/personal-storage.ts'
import { tabText } from '#ui/tab-text.ts'
import { type Attempt, parseAttempt } from './attempt.ts'

export const draftText = tabText(personalKey('checkout-draft'))
/** Why an order of a member who has been signed out was refused, for the form of a guest. */
export const signedOutText = tabText(personalKey('checkout-signed-out'))
/** The last sent order, until its outcome is known. */
export const sentText = tabText(personalKey('checkout-sent'))

const attemptKey = (basket: string) => personalKey(`order-attempt:${basket}`)

const inLocalStorage = (act: (storage: Storage) => string | null | void) => {
  try {
    return act(localStorage) ?? null
  } catch {
    return null
  }
}

export const attempts = {
  read: (basket: string): Attempt | null =>
    parseAttempt(
      inLocalStorage((storage) => storage.getItem(attemptKey(basket))),
      Date.now(),
    ),
  write: (basket: string, attempt: Attempt) =>
    void inLocalStorage((storage) => storage.setItem(attemptKey(basket), JSON.stringify(attempt))),
}

/** Web Locks make other tabs wait; older browsers run without. */
export const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('place-order', work) : work()
