import type { IncomingMessage } from 'node:http'
import { createYoga, useReadinessCheck } from 'graphql-yoga'
import { createContext, type GatewayContext } from './context.ts'
import type { readSettings } from './env.ts'
import { createFastLane } from './fast/lane.ts'
import { createOperations } from './fast/operations.ts'
import { loadGraphiql } from './graphiql.ts'
import { useApiKeys } from './keys-plugin.ts'
import { apiKeyHeader, clientOf } from './keys.ts'
import { createStreams, type Timing, useDefer, useStreams } from './live/index.ts'
import type { Log } from './log.ts'
import { useAnswerHeaders } from './plugins/answer-headers.ts'
import { useDeadline } from './plugins/deadline.ts'
import { useErrorTranslation } from './plugins/error-translation.ts'
import { createReckoner } from './plugins/limits/reckon.ts'
import { useCost } from './plugins/limits/use-cost.ts'
import { useLimits } from './plugins/limits/use-limits.ts'
import { useOriginGuard } from './plugins/origin-guard.ts'
import { createBuckets } from './plugins/rate-limit/buckets.ts'
import { useRateLimit } from './plugins/rate-limit/use-rate-limit.ts'
import { useRequestLog } from './plugins/request-log.ts'
import { useToldTags } from './plugins/told-tags.ts'
import { useCacheableAnswers } from './plugins/trusted-answers.ts'
import { useCsrfGuard } from './plugins/trusted-csrf.ts'
import { useTrustedDocuments } from './plugins/trusted-documents.ts'
import { useJsonParameters } from './plugins/trusted-get-json.ts'
import { publicGets } from './plugins/trusted-get.ts'
import { ownManifest } from './plugins/trusted-manifest.ts'
import { parseCache } from './plugins/trusted-parse-cache.ts'
import { operationNamesIn } from './metrics-names.ts'
import { useMetrics } from './metrics-plugin.ts'
import { createMetrics } from './metrics.ts'
import { usePurge } from './purge.ts'
import { createReadiness } from './readiness.ts'
import { openRedis, type Redis } from './redis.ts'
import { loadSchema } from './schema.ts'
import { useTracing } from './tracing-plugin.ts'
import { createUpstream } from './upstream/upstream.ts'

/** A parts list of 2 MB and what the form puts around it. */
const maxBodyBytes = 2 * 1024 * 1024 + 64 * 1024

type Settings = Omit<ReturnType<typeof readSettings>, 'port' | 'logLevel' | 'telemetryName'>
type Timeouts = { readTimeoutMs?: number; writeTimeoutMs?: number; queryTimeoutMs?: number; mutationTimeoutMs?: number }
export type GatewayOptions = Settings &
  Timeouts & { log: Log; redis?: Redis; isStopping?: () => boolean; stopping?: AbortSignal; liveTiming?: Timing }

/** The whole gateway behind one request handler; needs no port. */
export const createGateway = async (options: GatewayOptions) => {
  const {
    shopApiUrl,
    isSecure,
    cookieOrigins,
    corsOrigins,
    apiKeys,
    freeForm,
    log,
    readTimeoutMs = 3_000,
    writeTimeoutMs = 10_000,
    queryTimeoutMs = 8_000,
    mutationTimeoutMs = 20_000,
    isStopping = () => false,
  } = options
  const redis = options.redis ?? (options.redisUrl ? openRedis(options.redisUrl, log) : undefined)
  const manifest = new Map([...options.trustedDocuments, ...ownManifest()])
  const metrics = createMetrics(operationNamesIn(manifest.values()))
  const shop = createUpstream({
    shopApiUrl,
    readTimeoutMs,
    writeTimeoutMs,
    redis,
    keepsPublic: options.keepsPublic,
    onCall: metrics.onCall,
    onCacheRead: metrics.onCacheRead,
    onBreaker: (spared, isOpen) => {
      metrics.onBreaker(spared, isOpen)
      const name = spared.endpoint?.path ?? spared.group
      log.warn({ breaker: name, isOpen }, `shop: breaker of ${name} ${isOpen ? 'opens' : 'closes'}`)
    },
    onFault: ({ kind, endpoint, message }, { requestId }) =>
      log.warn({ requestId, kind, endpoint, reason: message }, `shop: ${endpoint}: ${message}`),
  })

  const isReady = createReadiness(shop.isUp)
  const contexts = new WeakMap<Request, GatewayContext>()
  const contextOf = (request: Request, peer?: string) => {
    const context = contexts.get(request) ?? createContext(request, shop, isSecure, peer, apiKeys)
    contexts.set(request, context)
    return context
  }

  const isPublicGet = publicGets(manifest)
  const isPartner = ({ headers }: Request) => clientOf(apiKeys, headers.get(apiKeyHeader)) !== null

  const corsOf = (request: Request) => {
    const origin = request.headers.get('origin')
    return origin !== null && corsOrigins.includes(origin) ? { origin, credentials: true } : false
  }

  const schema = loadSchema(
    createStreams({ timing: options.liveTiming, closing: options.stopping, trusted: options.trustedProxies }),
  )
  const buckets = createBuckets(options.rateLimit, redis)
  const reckon = createReckoner(schema)

  const yoga = createYoga<{ req?: IncomingMessage }>({
    schema,
    context: ({ request, req }) => contextOf(request, req?.socket.remoteAddress),
    ...(await loadGraphiql(options.graphiql)),
    cors: corsOrigins.length > 0 && corsOf,
    landingPage: false,
    healthCheckEndpoint: '/healthz',
    batching: false,
    parserAndValidationCache: parseCache(),
    maxRequestBodySize: maxBodyBytes,
    maskedErrors: { isDev: false },
    logging: log,
    plugins: [
      useOriginGuard(cookieOrigins, isSecure),
      useReadinessCheck({ endpoint: '/readyz', check: async () => !isStopping() && isReady() }),
      usePurge({ token: options.purgeToken, purge: shop.purge, storefronts: options.storefronts, log }),
      useMetrics(metrics, options.metricsToken),
      useTracing(),
      useApiKeys(apiKeys),
      useCsrfGuard(isPublicGet),
      useJsonParameters(),
      useTrustedDocuments({ manifest, freeForm, isPartner }),
      useLimits(options.introspection),
      useCost(reckon, contextOf),
      useToldTags(contextOf),
      useRateLimit(buckets, options.trustedProxies, contextOf),
      useDeadline(queryTimeoutMs, mutationTimeoutMs),
      useDefer(),
      useStreams(),
      useErrorTranslation(log),
      useAnswerHeaders(contextOf, cookieOrigins),
      useCacheableAnswers(isPublicGet, contextOf),
      useRequestLog(log, contextOf),
      { onDispose: () => shop.close() },
      { onDispose: () => redis?.close() },
    ],
  })

  const ownOrigins = cookieOrigins.filter((origin) => !corsOrigins.includes(origin))
  const operationFor = createOperations({ schema, manifest, introspection: options.introspection })
  const { trustedProxies } = options
  const limits = { reckon, buckets, trustedProxies, queryTimeoutMs, mutationTimeoutMs }
  return {
    fetch: (url: string, init: RequestInit) => yoga.fetch(url, init),
    dispose: () => yoga.dispose(),
    /** For a server of Node's. */
    listener: createFastLane(
      { shop, isSecure, ownOrigins, operationFor, metrics, log, ...limits },
      (request, response) => {
        void yoga(request, response)
      },
    ),
  }
}
