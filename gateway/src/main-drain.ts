import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How long a stopping server still takes requests, so that a balancer notices from /readyz and sends no more. */
const lingerMs = 2_000
/** Nobody balances by a probe that was not sent for so long. */
const watchedMs = 15_000
const idleCheckMs = 100

type Options = { server: Server; closeWithinMs: number; onClosed: () => void; onLate: () => void }

/** Ends a server without failing a request: every answer asks its connection to close, those in flight are finished, and at
 * last, or after `closeWithinMs`, the server is closed. */
export const createDrain = (now = () => performance.now()) => {
  let isStopping = false
  let probedAtMs = -Infinity
  return {
    isStopping: () => isStopping,
    /** Is called for each request before it is answered. */
    note: ({ url }: IncomingMessage, response: ServerResponse) => {
      if (url === '/readyz') probedAtMs = now()
      if (isStopping) response.setHeader('connection', 'close')
    },
    stop: ({ server, closeWithinMs, onClosed, onLate }: Options) => {
      if (isStopping) return
      isStopping = true
      setTimeout(onLate, closeWithinMs).unref()
      const close = () => {
        server.close(onClosed)
        setInterval(() => server.closeIdleConnections(), idleCheckMs).unref()
      }
      setTimeout(close, now() - probedAtMs < watchedMs ? lingerMs : 0)
    },
  }
}
