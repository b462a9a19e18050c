import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { App } from './context.ts'

export const listen = async (app: App, host: string, port: number): Promise<Server> => {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

export const stopListening = async (server: Server, graceMs: number) => {
  const giveUp = setTimeout(() => server.closeAllConnections(), graceMs)
  const closed = once(server, 'close')
  server.close()
  await closed
  clearTimeout(giveUp)
}
