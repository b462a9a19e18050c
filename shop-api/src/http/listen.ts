import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '../start-error.ts'
import type { App } from './context.ts'

/** Listens, or throws a sentence that says why not. */
export const listen = async (
  app: App,
  host: string,
  port: number,
  advice = 'set SHOP_API_PORT or SHOP_API_HOST to another',
): Promise<Server> => {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 30_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  }).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on (${cause.code})`
    throw new StartError(`${host}:${port} ${reason}; ${advice}.`, { cause })
  })
  return server
}

/** Takes no more connections and waits for the answers under way, though not for ever. */
export const stopListening = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(giveUp)
      resolve()
    })
    server.closeIdleConnections()
  })
