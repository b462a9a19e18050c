import { isUtf8 } from 'node:buffer'
import type { BlockList } from 'node:net'
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql'
import { type ApiKey, apiKeyHeader, type Client, findClient } from '../api-keys/api-keys.ts'
import { type IncomingHeaders, readCaller } from '../caller/read-caller.ts'
import { createCallerContext, type GatewayContext } from '../context.ts'
import { type Later, mapLater } from '../later.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { toOutcome } from '../metrics/use-metrics.ts'
import { shouldReportTags } from '../plugins/caching/use-reported-tags.ts'
import { translateError } from '../plugins/error-translation.ts'
import type { CalculateCost } from '../plugins/limits/operation-cost.ts'
import { findRefusal } from '../plugins/limits/use-cost.ts'
import type { Buckets, Charged } from '../plugins/rate-limit/buckets.ts'
import { findSubjects } from '../plugins/rate-limit/subjects.ts'
import { getCode, logRequest, parseOperationName } from '../plugins/request-log.ts'
import { endOperationSpan, endRequestSpan, startOperationSpan, startRequestSpan } from '../tracing/use-tracing.ts'
import type { Caller } from '../upstream/caller.ts'
import type { createUpstream } from '../upstream/upstream.ts'
import type { createOperations, Operation } from './operations.ts'
import { parseParameters, parseVariables } from './parameters.ts'
import { createResponseCache } from './response-cache.ts'

type OperationInfo = {
  kind: Operation['kind']
  name: string | undefined
  requestedName: string | undefined
  cost: number
  requests: number
  isTrusted: boolean
}
type CachedResponse = OperationInfo & { body: string; attempts: 0 }

type FormattedResult = { data: unknown; errors?: GraphQLFormattedError[] }

/** Errors of compiled operations have locations, which `translateError` drops. */
const formatError = (error: GraphQLError, context: GatewayContext, log: Log): GraphQLFormattedError => {
  const { message, ...rest } = translateError(error, context, log).toJSON()
  return { message, ...(error.locations ? { locations: error.locations } : {}), ...rest }
}

const executeCompiled = async (operation: Operation, variables: Record<string, unknown>, context: GatewayContext) => {
  try {
    // A compiled operation returns the same shape as graphql-js.
    return (await operation.run(undefined, context, variables)) as ExecutionResult
  } catch (error) {
    const originalError = error instanceof Error ? error : new Error(String(error))
    return { errors: [new GraphQLError('', { originalError })], data: null }
  }
}

/** Returns null if the variables are invalid; then no resolver has run. */
const executeAndFormat = async (
  operation: Operation,
  variables: Record<string, unknown>,
  { context, log }: { context: GatewayContext; log: Log },
): Promise<FormattedResult | null> => {
  const { data, errors } = await executeCompiled(operation, variables, context)
  if (data === undefined) return null
  return errors ? { errors: errors.map((error) => formatError(error, context, log)), data } : { data }
}

const maxUtf8Bytes = 3
/** The allocation of a buffer costs as much as the encoding. */
const scratch = Buffer.allocUnsafeSlow(256 * 1024)

/** Bytes as Latin-1 text, which Node sends in one write with the headers and without another conversion. */
const encodeBody = (result: unknown) => {
  const text = JSON.stringify(result)
  const isShort = text.length * maxUtf8Bytes <= scratch.length
  return isShort ? scratch.toString('latin1', 0, scratch.write(text)) : Buffer.from(text).toString('latin1')
}

export type ServedResponse = {
  /** As `encodeBody` returns it. */
  body: string
  caller: Caller
  sessionHeaders: [name: string, value: string][]
}

/** The whole server handles the request. It does not charge again what is `charged`. */
export type HandedOver = { charged?: Charged }

export type FastLaneRequest = { incoming: IncomingHeaders; peer: string | undefined; bytes: Buffer; startMs: number }

export type FastLaneHandlerOptions = {
  shop: ReturnType<typeof createUpstream>
  siteUrl: string
  isSecure: boolean
  trustedProxies: BlockList
  apiKeys: readonly ApiKey[]
  findOperation: ReturnType<typeof createOperations>
  calculateCost: CalculateCost
  buckets: Buckets
  metrics: Metrics
  log: Log
  queryTimeoutMs: number
  mutationTimeoutMs: number
}

type Identified = { caller: Caller; client: Client | null; key: string; charged: Charged }
type Admitted = OperationInfo & { operation: Operation; variables: Record<string, unknown>; attempts: number }

/** Contains everything that a public response depends on. */
const toKey = ({ incoming, bytes }: FastLaneRequest, { locale }: Caller) =>
  `${locale} ${shouldReportTags(incoming.headers) ? 'with tags' : ''} ${bytes.toString('latin1')}`

export const createFastLaneHandler = (options: FastLaneHandlerOptions) => {
  const {
    shop,
    siteUrl,
    isSecure,
    trustedProxies: trusted,
    apiKeys,
    findOperation,
    calculateCost,
    buckets,
    metrics,
    log,
  } = options
  const responseCache = createResponseCache<CachedResponse>(shop.purgeNumber)

  const recordResponse = (
    served: OperationInfo,
    { startMs }: FastLaneRequest,
    caller: Caller,
    upstreamCalls = 0,
    outcome?: FormattedResult,
  ) => {
    const { kind, name, requestedName: operation, cost } = served
    const seconds = (performance.now() - startMs) / 1000
    metrics.onResponse(outcome ? 'compiled' : 'cached')
    metrics.onOperation({ kind, name, outcome: outcome ? toOutcome(outcome) : 'ok', seconds })
    const { requestId, locale } = caller
    const errors = outcome?.errors?.map(getCode)
    logRequest(log, { startMs, requestId, locale, operation, status: 200, upstreamCalls, cost, errors })
  }

  const admit = (bytes: Buffer, client: Client | null): Admitted | null => {
    const parameters = isUtf8(bytes) ? parseParameters(bytes.toString()) : null
    const operation = parameters && findOperation(parameters, client !== null)
    const variables = parameters && parseVariables(parameters)
    if (!operation || !variables) return null
    const { cost, requests, attempts } = calculateCost(operation.document, operation.name, variables)
    const { kind, name, isTrusted } = operation
    return {
      operation,
      isTrusted,
      variables,
      kind,
      name,
      requestedName: parseOperationName(parameters.operationName),
      cost,
      requests,
      attempts,
    }
  }

  const executeAdmitted = async (
    request: FastLaneRequest,
    { caller, client, key, charged }: Identified,
    { operation, variables, ...served }: Admitted,
  ): Promise<ServedResponse | HandedOver> => {
    const lastPurgeNumber = shop.purgeNumber()
    const context = createCallerContext(request.incoming, { caller, client, shop, siteUrl, isSecure })
    const timeoutMs = operation.kind === 'mutation' ? options.mutationTimeoutMs : options.queryTimeoutMs
    caller.finishByMs = performance.now() + timeoutMs
    const requestSpan = startRequestSpan('POST', request.incoming.headers)
    const operationSpan = startOperationSpan(requestSpan.context, operation.kind, operation.name)
    caller.trace = operationSpan.context
    const outcome = await executeAndFormat(operation, variables, { context, log })
    endOperationSpan(operationSpan.span, outcome ?? { errors: [] })
    endRequestSpan(requestSpan.span, outcome ? 200 : 400)
    if (!outcome) return { charged }

    const { upstream } = context
    const { callCount, freshUntilMs: untilMs } = upstream
    const hasTags = shouldReportTags(request.incoming.headers)
    const body = encodeBody(hasTags ? { ...outcome, extensions: { cacheTags: [...upstream.tags] } } : outcome)
    const sessionHeaders = context.session.headers()
    if (operation.isPublic && !outcome.errors && sessionHeaders.length === 0)
      responseCache.set(key, { ...served, attempts: 0, body }, { untilMs, lastPurgeNumber })
    recordResponse(served, request, caller, callCount, outcome)
    return { body, caller, sessionHeaders }
  }

  const sendCached = (request: FastLaneRequest, { caller }: Identified, cached: CachedResponse): ServedResponse => {
    endRequestSpan(startRequestSpan('POST', request.incoming.headers).span, 200)
    recordResponse(cached, request, caller)
    return { body: cached.body, caller, sessionHeaders: [] }
  }

  return (request: FastLaneRequest): Later<ServedResponse | HandedOver> => {
    const { incoming, peer, bytes } = request
    const caller = readCaller(incoming, isSecure, peer)
    const apiKey = incoming.headers.get(apiKeyHeader)
    const client = findClient(apiKeys, apiKey)
    if (apiKey !== null && !client) return {}
    const subjects = findSubjects({ caller, client }, { request: incoming, peer, trusted })
    if (buckets.findBlock(subjects)) return {}

    const key = toKey(request, caller)
    const known = responseCache.read(key) ?? admit(bytes, client)
    if (!known || (!known.isTrusted && !client) || findRefusal(known, client)) return {}
    return mapLater(buckets.charge(subjects, { points: known.cost, attempts: known.attempts }), (charged) => {
      if (charged.refusal) return { charged }
      caller.rateLimit = charged.status
      const identified = { caller, client, key, charged }
      return 'operation' in known ? executeAdmitted(request, identified, known) : sendCached(request, identified, known)
    })
  }
}
