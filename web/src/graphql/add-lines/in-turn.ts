import { trustedFetch } from '../trusted-fetch.ts'
import { createTurns } from '../turns.ts'
import { waitAtMost } from '../wait-at-most.ts'

/** The gateway responds within 20 seconds; without a connection there is no response. */
export const maxTurnMs = 25_000

const { run } = createTurns()

/** `send` never rejects. */
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

/** For operations that can create the cart of a guest: each one sends the cookie that the one before it got, in any tab. */
export const inTurn = { fetch: fetchInTurn }
