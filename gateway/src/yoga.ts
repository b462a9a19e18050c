import type { IncomingMessage } from 'node:http'
import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention'
import { createYoga, useReadinessCheck } from 'graphql-yoga'
import { createContext, type GatewayContext } from './context.ts'
import type { readSettings } from './env.ts'
import { loadGraphiql } from './graphiql.ts'
import type { Log } from './log.ts'
import { useAnswerHeaders } from './plugins/answer-headers.ts'
import { useErrorTranslation } from './plugins/error-translation.ts'
import { useLimits } from './plugins/limits/use-limits.ts'
import { useOriginGuard } from './plugins/origin-guard.ts'
import { useRequestLog } from './plugins/request-log.ts'
import { openRedis, type Redis } from './redis.ts'
import { loadSchema } from './schema.ts'
import { createUpstream } from './upstream/upstream.ts'

/** A parts list of 2 MB and what the form puts around it. */
const maxBodyBytes = 2 * 1024 * 1024 + 64 * 1024

type Settings = Omit<ReturnType<typeof readSettings>, 'port' | 'logLevel'>
export type GatewayOptions = Settings & { log: Log; readTimeoutMs?: number; writeTimeoutMs?: number; redis?: Redis }

/** The whole gateway behind one request handler; needs no port. */
export const createGateway = async (options: GatewayOptions) => {
  const {
    shopApiUrl,
    isSecure,
    cookieOrigins,
    corsOrigins,
    log,
    readTimeoutMs = 1_800,
    writeTimeoutMs = 10_000,
  } = options
  const redis = options.redis ?? (options.redisUrl ? openRedis(options.redisUrl, log) : undefined)
  const shop = createUpstream({
    shopApiUrl,
    readTimeoutMs,
    writeTimeoutMs,
    onBreaker: (group, isOpen) =>
      log.warn({ group, isOpen }, `shop: breaker of ${group} ${isOpen ? 'opens' : 'closes'}`),
    onFault: ({ kind, endpoint, message }, { requestId }) =>
      log.warn({ requestId, kind, endpoint, reason: message }, `shop: ${endpoint}: ${message}`),
  })

  const contexts = new WeakMap<Request, GatewayContext>()
  const contextOf = (request: Request, peer?: string) => {
    const context = contexts.get(request) ?? createContext(request, shop, isSecure, peer)
    contexts.set(request, context)
    return context
  }

  const corsOf = (request: Request) => {
    const origin = request.headers.get('origin')
    return origin !== null && corsOrigins.includes(origin) ? { origin, credentials: true } : false
  }

  return createYoga<{ req?: IncomingMessage }>({
    schema: loadSchema(),
    context: ({ request, req }) => contextOf(request, req?.socket.remoteAddress),
    ...(await loadGraphiql(options.graphiql)),
    cors: corsOrigins.length > 0 && corsOf,
    landingPage: false,
    healthCheckEndpoint: '/healthz',
    batching: false,
    maxRequestBodySize: maxBodyBytes,
    maskedErrors: { isDev: false },
    logging: log,
    plugins: [
      useOriginGuard(cookieOrigins, isSecure),
      useReadinessCheck({ endpoint: '/readyz', check: () => shop.isUp() }),
      useCSRFPrevention(),
      useLimits(),
      useErrorTranslation(log),
      useAnswerHeaders(contextOf),
      useRequestLog(log, contextOf),
      { onDispose: () => shop.close() },
      { onDispose: () => redis?.close() },
    ],
  })
}
