import { personalKey } from '#security/personal-storage.ts'
import { storedText } from '#ui/browser/stored-text.ts'
import { type Attempt, parseAttempt } from './attempt.ts'

export const draftText = storedText(personalKey('checkout-draft'))
/** The last sent order, until its outcome is known. */
export const sentText = storedText(personalKey('checkout-sent'))

const attemptText = (basket: string) => storedText(personalKey(`order-attempt:${basket}`), () => localStorage)

export const attempts = {
  read: (basket: string): Attempt | null => parseAttempt(attemptText(basket).read(), Date.now()),
  write: (basket: string, attempt: Attempt | null) => attemptText(basket).write(attempt && JSON.stringify(attempt)),
}

/** Web Locks make other tabs wait; older browsers run without. */
export const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('place-order', work) : work()
