import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '../start-error.ts'
import type { App } from './context.ts'

/** Limits of one caller, in milliseconds and connections; the connection is closed beyond them. */
export type Limits = {
  headersMs: number
  requestMs: number
  keepAliveMs: number
  lookEveryMs: number
  connections: number
}

const usual: Limits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 30_000,
  lookEveryMs: 2_000,
  connections: 1_000,
}

export const toPortError = (host: string, port: number, advice: string, cause: NodeJS.ErrnoException) => {
  const reason = cause.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on (${cause.code})`
  return new StartError(`${host}:${port} ${reason}; ${advice}.`, { cause })
}

export const listen = async (
  app: Pick<App, 'fetch'>,
  host: string,
  port: number,
  { limits }: { limits?: Partial<Limits> } = {},
): Promise<Server> => {
  const { headersMs, requestMs, keepAliveMs, lookEveryMs, connections } = { ...usual, ...limits }
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: lookEveryMs,
    },
  }) as Server
  server.maxConnections = connections
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  }).catch((cause: NodeJS.ErrnoException) => {
    throw toPortError(host, port, 'set SHOP_API_PORT or SHOP_API_HOST to another', cause)
  })
  return server
}

export const stopListening = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(giveUp)
      resolve()
    })
    server.closeIdleConnections()
  })
