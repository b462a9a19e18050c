import type { BlockList } from 'node:net'
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import { LRUCache } from 'lru-cache'
import { type IncomingHeaders, readCaller } from '../caller/read-caller.ts'
import { createCallerContext, type GatewayContext } from '../context.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { toOutcome } from '../metrics/use-metrics.ts'
import { shouldReportTags } from '../plugins/caching/use-reported-tags.ts'
import { translateError } from '../plugins/error-translation.ts'
import type { CalculateCost } from '../plugins/limits/operation-cost.ts'
import { maxCost } from '../plugins/limits/use-cost.ts'
import type { Buckets, Subject } from '../plugins/rate-limit/buckets.ts'
import { findSubjects } from '../plugins/rate-limit/subjects.ts'
import { getCode, logRequest, parseOperationName } from '../plugins/request-log.ts'
import { endOperationSpan, endRequestSpan, startOperationSpan, startRequestSpan } from '../tracing/use-tracing.ts'
import type { Caller } from '../upstream/caller.ts'
import type { createUpstream } from '../upstream/upstream.ts'
import type { createOperations, Operation } from './operations.ts'
import { parseParameters, parseVariables } from './parameters.ts'

const maxBytes = 64 * 1024 * 1024

type Served = { kind: Operation['kind']; name: string | undefined; given: string | undefined; cost: number }
type CachedResponse = Served & { body: Buffer; attempts: 0 }
type Entry = { response: CachedResponse; untilMs: number; asOf: number }

const createResponseCache = (purgeNumber: () => number, now = Date.now) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.body.length + key.length * 2,
  })
  return {
    read: (key: string): CachedResponse | undefined => {
      const entry = entries.get(key)
      if (entry && entry.untilMs > now() && entry.asOf === purgeNumber()) return entry.response
      entries.delete(key)
      return undefined
    },
    /** `asOf`: number of the last purge when the work began. */
    set: (key: string, response: Served & { body: string }, { untilMs, asOf }: { untilMs: number; asOf: number }) => {
      if (!Number.isFinite(untilMs) || untilMs <= now()) return
      entries.set(key, { response: { ...response, attempts: 0, body: Buffer.from(response.body) }, untilMs, asOf })
    },
  }
}

type Outcome = { data: unknown; errors?: GraphQLFormattedError[] }

/** Compiled errors have locations, which translation drops. */
const formatError = (error: GraphQLError, context: GatewayContext, log: Log): GraphQLFormattedError => {
  const { message, ...rest } = translateError(error, context, log).toJSON()
  return { message, ...(error.locations ? { locations: error.locations } : {}), ...rest }
}

const execute = async (operation: Operation, variables: Record<string, unknown>, context: GatewayContext) => {
  try {
    // A compiled operation returns the shape of graphql-js.
    return (await operation.run(undefined, context, variables)) as ExecutionResult
  } catch (error) {
    const originalError = error instanceof Error ? error : new Error(String(error))
    return { errors: [new GraphQLError('', { originalError })], data: null }
  }
}

/** Null where the variables do not fit and nothing ran. */
const run = async (
  operation: Operation,
  variables: Record<string, unknown>,
  { context, log }: { context: GatewayContext; log: Log },
): Promise<Outcome | null> => {
  const { data, errors } = await execute(operation, variables, context)
  if (data === undefined) return null
  return errors ? { errors: errors.map((error) => formatError(error, context, log)), data } : { data }
}

export type ServedResponse = { body: string | Buffer; caller: Caller; setCookies: string[] }

export type OrdinaryRequest = { incoming: IncomingHeaders; peer: string | undefined; text: string; startMs: number }

export type ServiceOptions = {
  shop: ReturnType<typeof createUpstream>
  isSecure: boolean
  trustedProxies: BlockList
  findOperation: ReturnType<typeof createOperations>
  calculateCost: CalculateCost
  buckets: Buckets
  metrics: Metrics
  log: Log
  queryTimeoutMs: number
  mutationTimeoutMs: number
}

type Admitted = Served & { operation: Operation; variables: Record<string, unknown>; attempts: number }

/** Everything that changes a public response. */
const toKey = ({ incoming, text }: OrdinaryRequest, { locale }: Caller) =>
  `${locale} ${shouldReportTags(incoming.headers) ? 'with tags' : ''} ${text}`

export const createService = (options: ServiceOptions) => {
  const { shop, isSecure, trustedProxies: trusted, findOperation, calculateCost, buckets, metrics, log } = options
  const cached = createResponseCache(shop.purgeNumber)

  const hasPoints = async (subjects: Subject[], { cost: points, attempts }: { cost: number; attempts: number }) =>
    subjects.length === 0 || (await buckets.charge(subjects, { points, attempts })) === 0

  const report = (
    served: Served,
    { startMs }: OrdinaryRequest,
    caller: Caller,
    upstreamCalls = 0,
    outcome?: Outcome,
  ) => {
    const { kind, name, given: operation, cost } = served
    const seconds = (performance.now() - startMs) / 1000
    metrics.onResponse(outcome ? 'compiled' : 'cached')
    metrics.onOperation({ kind, name, outcome: outcome ? toOutcome(outcome) : 'ok', seconds })
    const { requestId, locale } = caller
    const errors = outcome?.errors?.map(getCode)
    logRequest(log, { startMs, requestId, locale, operation, status: 200, upstreamCalls, cost, errors })
  }

  const admit = (text: string): Admitted | null => {
    const parameters = parseParameters(text)
    const operation = parameters && findOperation(parameters)
    const variables = parameters && parseVariables(parameters)
    if (!operation || !variables) return null
    const { cost, attempts } = calculateCost(operation.document, operation.name, variables)
    if (cost > maxCost) return null
    const { kind, name } = operation
    return { operation, variables, kind, name, given: parseOperationName(parameters.operationName), cost, attempts }
  }

  const execute = async (
    request: OrdinaryRequest,
    caller: Caller,
    admitted: Admitted,
  ): Promise<ServedResponse | null> => {
    const { operation, variables, attempts, ...served } = admitted
    const asOf = shop.purgeNumber()
    const context = createCallerContext(request.incoming, { caller, shop, isSecure })
    const timeoutMs = operation.kind === 'mutation' ? options.mutationTimeoutMs : options.queryTimeoutMs
    caller.finishByMs = performance.now() + timeoutMs
    const requestSpan = startRequestSpan('POST', request.incoming.headers)
    const operationSpan = startOperationSpan(requestSpan.context, operation.kind, operation.name)
    caller.trace = operationSpan.context
    const outcome = await run(operation, variables, { context, log })
    if (!outcome) return null
    endOperationSpan(operationSpan.span, outcome)
    endRequestSpan(requestSpan.span, 200)

    const { callCount, freshUntilMs: untilMs, tags } = context.upstream
    const cacheTags = shouldReportTags(request.incoming.headers) ? [...tags] : undefined
    const body = JSON.stringify(cacheTags ? { ...outcome, extensions: { cacheTags } } : outcome)
    const setCookies = context.cookies.lines()
    if (operation.isPublic && !outcome.errors && setCookies.length === 0)
      cached.set(toKey(request, caller), { ...served, body }, { untilMs, asOf })
    report(served, request, caller, callCount, outcome)
    return { body, caller, setCookies }
  }

  return async (request: OrdinaryRequest): Promise<ServedResponse | null> => {
    const { incoming, peer, text } = request
    const caller = readCaller(incoming, isSecure, peer)
    const subjects = findSubjects({ caller, client: null }, { request: incoming, peer, trusted })
    if (buckets.blockedForS(subjects) > 0) return null

    const known = cached.read(toKey(request, caller))
    const wanted = known ?? admit(text)
    if (!wanted || !(await hasPoints(subjects, wanted))) return null
    if ('operation' in wanted) return execute(request, caller, wanted)
    endRequestSpan(startRequestSpan('POST', incoming.headers).span, 200)
    report(wanted, request, caller)
    return { body: wanted.body, caller, setCookies: [] }
  }
}
