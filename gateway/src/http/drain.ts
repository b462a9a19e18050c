import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** A balancer notices from /readyz within this time. */
const lingerMs = 2_000
/** Without a probe for this long, no balancer watches. */
const watchedMs = 15_000
const idleCheckMs = 100

type Options = { server: Server; closeWithinMs: number; onClosed: () => void; onLate: () => void }

/** Requests in flight finish; after `closeWithinMs` the server closes anyway. */
export const createDrain = (now = () => performance.now()) => {
  let isStopping = false
  let probedAtMs = -Infinity
  return {
    isStopping: () => isStopping,
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
