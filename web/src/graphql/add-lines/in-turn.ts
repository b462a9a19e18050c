import { trustedFetch } from '../trusted-fetch.ts'
import { createTurns } from '../turns.ts'
import { waitAtMost } from '../wait-at-most.ts'

/** After this time the next request is sent without a response to the one before: the gateway responds within 20 seconds, a broken connection never. */
export const maxTurnMs = 25_000

const { run } = createTurns()

/** `send` must not reject, because a refused lock sends again. Without locks, requests of other tabs are not awaited. */
const runAlone = async (send: () => Promise<unknown>) => {
  try {
    await navigator.locks.request('cart-addition', send)
  } catch {
    // Insecure origins have no locks, and a browser that blocks all storage refuses them.
    await send()
  }
}

const fetchInTurn: typeof fetch = (url, init) =>
  new Promise((resolve) => {
    const send = () => {
      const response = trustedFetch(url, init)
      resolve(response)
      return waitAtMost(
        maxTurnMs,
        response.catch(() => null),
      )
    }
    void run(() => runAlone(send))
  })

/** For operations that can create the cart of a guest: they are sent one at a time, so each one has the cookie of the response before. */
export const inTurn = { fetch: fetchInTurn }
