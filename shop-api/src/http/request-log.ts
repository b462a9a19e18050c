import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { getClientAddress } from './client-address.ts'
import type { Carried } from './context.ts'

const wellFormedId = /^[\w-]{8,64}$/
const probes = new Set(['/healthz', '/readyz'])

export const requestLog =
  (log: Logger, trustedProxies: BlockList): MiddlewareHandler<Carried> =>
  async (c, next) => {
    const startedMs = performance.now()
    const given = c.req.header(headers.requestId) ?? ''
    const requestId = wellFormedId.test(given) ? given : randomUUID()
    const peer = c.env?.incoming?.socket.remoteAddress ?? ''
    c.set('requestId', requestId)
    c.set('address', getClientAddress(peer, c.req.header('X-Forwarded-For'), trustedProxies))
    c.header(headers.requestId, requestId)
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
    const { method, path } = c.req
    const status = c.res.status
    const ms = Math.round((performance.now() - startedMs) * 10) / 10
    const level = probes.has(path) ? 'debug' : 'info'
    log[level]({ requestId, method, path, status, code: c.get('code'), ms }, 'request completed')
  }
