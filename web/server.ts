import { createServer, type IncomingMessage } from 'node:http'
import next from 'next'
import { hasSecureCookies } from '@partgate/schema/cookies.ts'
import { env } from './src/env.ts'
import { createRelay } from './src/graphql/relay.ts'
import { sendLightly } from './src/http/light-response.ts'
import { normalizeRequest, refuseMethod } from './src/http/normalize-request.ts'
import { createPageLimit } from './src/http/page-limit.ts'
import { appendPeerAddress } from './src/security/peer-address.ts'

/** Requests in flight get this long when the process stops. */
const closeWithinMs = 10_000

/** A list of part numbers is in the address: 8,000 characters of nine bytes each. */
const maxHeaderBytes = 80 * 1024

const port = env.WEB_PORT
const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: maxHeaderBytes })
server.maxConnections = env.MAX_CONNECTIONS
const dev = process.argv.includes('--dev')
const app = next({ dev, dir: import.meta.dirname, port, httpServer: server })

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${port} is in use; set WEB_PORT to another one.`)
  process.exit(1)
})

await app.prepare()
const handle = app.getRequestHandler()
const relay = createRelay(env.GATEWAY_URL, hasSecureCookies(env.SITE_URL))
const limitPages = createPageLimit(env.PAGE_LIMIT, env.TRUSTED_PROXIES)
const isGraphql = ({ url = '' }: IncomingMessage) => url === '/graphql' || url.startsWith('/graphql?')

server.on('request', (request, response) => {
  if (refuseMethod(request, response)) return
  normalizeRequest(request)
  appendPeerAddress(request)
  // A route of Next.js costs more than ten times as much.
  if (isGraphql(request)) return relay(request, response)
  if (limitPages(request, response)) return
  if (!dev) sendLightly(request, response)
  void handle(request, response)
})
server.listen(port, () => console.log(`storefront listens on port ${port}`))

const stop = () => {
  setTimeout(() => process.exit(1), closeWithinMs).unref()
  server.close(() => void app.close().then(() => process.exit(0)))
  server.closeIdleConnections()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
