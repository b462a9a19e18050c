import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxPartsListBytes } from '@partgate/schema/limits.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { createFetch } from '@whatwg-node/fetch'
import { createYoga, useReadinessCheck } from 'graphql-yoga'
import { createContext, type GatewayContext } from './context.ts'
import type { readSettings } from './env.ts'
import { createFastLane } from './fast/lane.ts'
import { createOperations } from './fast/operations.ts'
import { formDataLimits } from './http/form-data-limits.ts'
import { useAssets } from './graphiql/assets.ts'
import { loadGraphiql } from './graphiql/graphiql.ts'
import { createPageTokens, pageTokenHeader } from './graphiql/page-tokens.ts'
import { useApiKeys } from './api-keys/use-api-keys.ts'
import { apiKeyHeader, findClient } from './api-keys/api-keys.ts'
import { createStreams, type Timing, useDefer, useStreams } from './live/index.ts'
import { createListener, handleHeadAsGet, refuseInvalidAddresses } from './http/listener.ts'
import type { Log } from './log.ts'
import { ownHeaders, useResponseHeaders } from './plugins/response-headers.ts'
import { useDeadline } from './plugins/deadline.ts'
import { useErrorTranslation } from './plugins/error-translation.ts'
import { createCostCalculator } from './plugins/limits/operation-cost.ts'
import { useCost } from './plugins/limits/use-cost.ts'
import { useLimits } from './plugins/limits/use-limits.ts'
import { useVariableLimits } from './plugins/limits/use-variable-limits.ts'
import { useOriginGuard } from './plugins/origin-guard.ts'
import { createBuckets } from './plugins/rate-limit/buckets.ts'
import { createSubjectFinder } from './plugins/rate-limit/subjects.ts'
import { useBlockedCallers } from './plugins/rate-limit/use-blocked-callers.ts'
import { useRateLimit } from './plugins/rate-limit/use-rate-limit.ts'
import { useRequestLog } from './plugins/request-log.ts'
import { useReportedTags } from './plugins/caching/use-reported-tags.ts'
import { useCacheableResponses } from './plugins/caching/use-cacheable-responses.ts'
import { useAcceptGuard } from './plugins/accept-guard.ts'
import { useCsrfGuard } from './plugins/csrf-guard.ts'
import { useTrustedDocuments } from './plugins/trusted/use-trusted-documents.ts'
import { useFormMap } from './plugins/form-map.ts'
import { useJsonParameters } from './plugins/trusted/use-json-parameters.ts'
import { createPublicGetCheck } from './plugins/trusted/public-gets.ts'
import { readOwnManifest } from './plugins/trusted/manifest.ts'
import { createParseCache } from './plugins/trusted/parse-cache.ts'
import { listOperationNames } from './metrics/operation-names.ts'
import { useMetrics } from './metrics/use-metrics.ts'
import { createMetrics } from './metrics/metrics.ts'
import { usePurge } from './purge/use-purge.ts'
import { createReadiness } from './http/readiness.ts'
import { openRedis, type Redis } from './redis.ts'
import { loadSchema } from './schema/schema.ts'
import { useTracing } from './tracing/use-tracing.ts'
import { createUpstream } from './upstream/upstream.ts'

/** Scripts of allowed origins read these response headers. */
const exposedHeaders = [headers.cartToken, 'Content-Language', 'Retry-After', ...ownHeaders]

/** A parts list and the form around it. */
const maxBodyBytes = maxPartsListBytes + 64 * 1024

type Settings = Omit<ReturnType<typeof readSettings>, 'port' | 'maxConnections' | 'logLevel' | 'telemetryName'>
type Timeouts = { readTimeoutMs?: number; writeTimeoutMs?: number; queryTimeoutMs?: number; mutationTimeoutMs?: number }
export type GatewayOptions = Settings &
  Timeouts & { log: Log; redis?: Redis; isStopping?: () => boolean; stopping?: AbortSignal; liveTiming?: Timing }

export const createGateway = async (options: GatewayOptions) => {
  const {
    shopApiUrl,
    siteUrl,
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
  const manifest = new Map([...options.trustedDocuments, ...readOwnManifest()])
  const metrics = createMetrics(listOperationNames(manifest.values()))
  const shop = createUpstream({
    shopApiUrl,
    readTimeoutMs,
    writeTimeoutMs,
    redis,
    gatewayToken: options.gatewayToken,
    shouldCachePublic: options.shouldCachePublic,
    onCall: metrics.onCall,
    onCacheRead: metrics.onCacheRead,
    onBreaker: (circuit, isOpen) => {
      metrics.onBreaker(circuit, isOpen)
      const name = circuit.endpoint?.path ?? circuit.group
      log.warn({ breaker: name, isOpen }, `shop: breaker of ${name} ${isOpen ? 'opens' : 'closes'}`)
    },
    onFault: ({ kind, endpoint, message }, { requestId }) =>
      log.warn({ requestId, kind, endpoint, reason: message }, `shop: ${endpoint}: ${message}`),
  })

  const isReady = createReadiness(shop.isUp)
  const streams = createStreams({
    timing: options.liveTiming,
    closing: options.stopping,
    trustedProxies: options.trustedProxies,
  })
  const site = { shop, siteUrl, isSecure }
  const contexts = new WeakMap<Request, GatewayContext>()
  const getContext = (request: Request, peer?: string) => {
    const context = contexts.get(request) ?? { ...createContext(request, site, peer, apiKeys), streams }
    contexts.set(request, context)
    return context
  }

  const isPublicGet = createPublicGetCheck(manifest)
  const isPartner = (request: Request) => findClient(apiKeys, request.headers.get(apiKeyHeader)) !== null

  const pageTokens = createPageTokens(options.gatewayToken)
  const isGraphiqlPage = ({ headers: given }: Request) => pageTokens.isValid(given.get(pageTokenHeader))
  const graphiql = await loadGraphiql(options.graphiql, pageTokens)

  const getCors = (request: Request) => {
    const origin = request.headers.get('origin')
    return origin !== null && corsOrigins.includes(origin) ? { origin, credentials: true, exposedHeaders } : false
  }

  const schema = loadSchema()
  const buckets = createBuckets(options.rateLimit, redis)
  const findSubjects = createSubjectFinder(options.trustedProxies, getContext)
  const calculateCost = createCostCalculator(schema)

  const yoga = createYoga<{ req?: IncomingMessage }>({
    schema,
    context: ({ request, req }) => getContext(request, req?.socket.remoteAddress),
    ...graphiql.yogaOptions,
    cors: corsOrigins.length > 0 && getCors,
    landingPage: false,
    healthCheckEndpoint: '/healthz',
    batching: false,
    parserAndValidationCache: createParseCache(),
    maxRequestBodySize: maxBodyBytes,
    fetchAPI: createFetch({ formDataLimits }),
    maskedErrors: { isDev: false },
    logging: log,
    plugins: [
      useOriginGuard(cookieOrigins, isSecure),
      useReadinessCheck({ endpoint: '/readyz', check: async () => !isStopping() && isReady() }),
      usePurge({ token: options.purgeToken, purge: shop.purge, storefronts: options.storefronts, log }),
      useMetrics(metrics, options.metricsToken),
      useTracing(),
      useBlockedCallers(buckets, findSubjects, getContext),
      useApiKeys(apiKeys),
      useCsrfGuard(isPublicGet),
      useAcceptGuard(),
      useFormMap(),
      useJsonParameters(),
      useTrustedDocuments({ manifest, freeForm, isPartner, isGraphiqlPage }),
      useLimits(options.introspection),
      useCost(calculateCost, getContext),
      useReportedTags(getContext),
      useRateLimit(buckets, findSubjects, getContext),
      useDeadline(queryTimeoutMs, mutationTimeoutMs),
      useDefer(),
      useStreams(),
      useVariableLimits(options.introspection),
      useErrorTranslation(log),
      useResponseHeaders(getContext, cookieOrigins),
      useAssets(graphiql.assets),
      useCacheableResponses(isPublicGet, getContext),
      useRequestLog(log, getContext),
      { onDispose: () => shop.close() },
      { onDispose: () => redis?.close() },
    ],
  })

  const ownOrigins = cookieOrigins.filter((origin) => !corsOrigins.includes(origin))
  const findOperation = createOperations({ schema, manifest, introspection: options.introspection })
  const { trustedProxies } = options
  const limits = { calculateCost, buckets, trustedProxies, apiKeys, queryTimeoutMs, mutationTimeoutMs }
  const serving = { ...site, findOperation, metrics, log, ...limits }
  const handle = (req: IncomingMessage, res: ServerResponse) => yoga.handleNodeRequestAndResponse(req, res, { req })
  const listener = handleHeadAsGet(createFastLane({ ...serving, ownOrigins }, createListener(handle, log)), isPublicGet)
  return {
    fetch: (url: string, init: RequestInit) => yoga.fetch(url, init),
    dispose: () => yoga.dispose(),
    listener: refuseInvalidAddresses(listener, log),
  }
}
