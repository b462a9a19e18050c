import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data, Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { Redis } from '../redis.ts'
import { toAddress } from './address.ts'
import { createBatcher, findLookUp } from './batcher.ts'
import { createBreakers, type Circuit } from './breaker.ts'
import { type CachedData, type CacheRead, type CacheSource, createCache, type LoadedData } from './cache.ts'
import { findTags } from './cache-tags.ts'
import { type Caller, gatewayCaller } from './caller.ts'
import { isPartial } from './drop-invalid-rows.ts'
import { isRefusal, OpenCircuitError, TooManyCallsError, UpstreamError } from './error.ts'
import { toHeaders } from './headers.ts'
import type { Input, LooseInput } from './input.ts'
import { createJoin } from './join.ts'
import { type Policy, policies } from './policies.ts'
import { createResponseParser } from './response-parser.ts'
import { createRetryBudget, withRetries } from './retry.ts'
import { toBody, createTransport, type TransportOptions } from './transport.ts'
import { type CallReport, watchCall } from './watch-call.ts'

/** The request continues for other readers. */
const waitAtMost = <T>(endpoint: Endpoint, response: Promise<T>, timeoutMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new UpstreamError('timeout', endpoint, 'no response in time')),
      Math.max(0, timeoutMs),
    )
    response.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })

/** Admitted operations need at most 50 requests and their look-ups, so they do not reach this limit. */
export const maxCallsPerRequest = 300
const { goodsDetail } = contract.catalogue
const healthEndpoint = contract.site.languages

export type Upstream = {
  request<E extends Endpoint>(endpoint: E, ...input: {} extends Input<E> ? [Input<E>?] : [Input<E>]): Promise<Data<E>>
  /** Returns the shop's message, which is beside the data. */
  requestMessage<E extends Endpoint>(
    endpoint: E,
    ...input: {} extends Input<E> ? [Input<E>?] : [Input<E>]
  ): Promise<{ message: string }>
  /** Requests sent for this caller, without cache hits. */
  readonly callCount: number
  renew(): Upstream
  /** In the past after a private, uncached, failed or partial read. */
  readonly freshUntilMs: number
  /** Includes cache hits. */
  readonly used: ReadonlySet<Endpoint>
  readonly tags: ReadonlySet<string>
}

const leftMs = ({ finishByMs = Infinity }: Caller) => Math.max(0, Math.ceil(finishByMs - performance.now()))

type UpstreamOptions = TransportOptions & {
  readTimeoutMs: number
  writeTimeoutMs: number
  redis?: Redis | undefined
  /** Without it the shop does not learn which partner sends a request. */
  gatewayToken?: string | undefined
  /** If false, public responses are shared only while a request is in flight. */
  shouldCachePublic?: boolean
  onBreaker?: (circuit: Circuit, isOpen: boolean) => void
  onCall?: (report: CallReport) => void
  onCacheRead?: (endpoint: Endpoint, source: CacheSource) => void
  /** Also called if a stale response was served instead; not called while a circuit is open. */
  onFault: (fault: UpstreamError, caller: Caller) => void
}

export const createUpstream = (options: UpstreamOptions) => {
  const { shouldCachePublic = true } = options
  const transport = createTransport(options)
  const cache = createCache({ redis: options.redis, onRead: options.onCacheRead })
  const parseResponse = createResponseParser()
  const breakers = createBreakers(options.onBreaker)
  const joinUncached = createJoin<CachedData>()
  const readUncached = ({ endpoint, key, load, wait }: CacheRead) =>
    wait(
      joinUncached(key, async () => {
        const { data } = await load()
        return { data, tags: findTags(endpoint, data), storedAtMs: -Infinity }
      }),
    )
  const runWithRetries = withRetries(createRetryBudget())
  /** Other callers may share a read, so one caller's deadline does not cut it short. */
  const calculateFinishByMs = ({ method }: Endpoint, { finishByMs = Infinity }: Caller) =>
    method === 'GET'
      ? performance.now() + options.readTimeoutMs
      : Math.min(performance.now() + options.writeTimeoutMs, finishByMs)

  const send = async (endpoint: Endpoint, address: string, caller: Caller, input: LooseInput, isRepeatable = true) => {
    const { body, orderToken } = input
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const request = {
      address,
      headers: toHeaders(endpoint, caller, {
        orderToken: orderToken ?? null,
        gatewayToken: options.gatewayToken,
        mustBeCurrent: cache.isJustPurged(),
      }),
      body: hasBody ? toBody(endpoint, body ?? {}) : undefined,
    }
    try {
      return await breakers.run(endpoint, async () => {
        const finishByMs = calculateFinishByMs(endpoint, caller)
        const { trace } = caller
        return runWithRetries({ endpoint, finishByMs }, (retries) =>
          watchCall({ endpoint, trace, retries, onCall: options.onCall }, async (traceHeaders) => {
            const tracedRequest = { ...request, headers: { ...request.headers, ...traceHeaders } }
            const timeoutMs = Math.max(0, Math.ceil(finishByMs - performance.now()))
            const response = await transport.send(endpoint, tracedRequest, timeoutMs)
            const { warning, data, message } = parseResponse(endpoint, response, isRepeatable)
            if (warning) options.onFault(new UpstreamError('invalid_response', endpoint, warning), caller)
            return { data, message, chars: response.text.length }
          }),
        )
      })
    } catch (error) {
      const isReported = isRefusal(error) || error instanceof OpenCircuitError
      if (error instanceof UpstreamError && !isReported) options.onFault(error, caller)
      throw error
    }
  }

  const sendBatched = createBatcher<Caller>(async ({ by, keys }, caller, isShared) => {
    const address = toAddress(goodsDetail, { query: { [by]: keys.join(',') } })
    const { data, chars } = await send(goodsDetail, address, caller, {}, !isShared)
    // `openEnvelope` has parsed the data with this endpoint's schema.
    return { data: data as Data<typeof goodsDetail>, chars }
  })

  const forCaller = (caller: Caller): Upstream => {
    const joinOwn = createJoin<unknown>()
    const used = new Set<Endpoint>()
    const tagLists: (readonly string[])[] = []
    let callCount = 0
    let freshUntilMs = Infinity

    const readPublic = async (reading: CacheRead, { topics, freshS }: Policy) => {
      // A purge by topic reaches also a response in which the shop found nothing.
      tagLists.push(topics)
      try {
        const response = await (shouldCachePublic ? cache.read(reading) : readUncached(reading))
        const { data, storedAtMs } = response
        freshUntilMs = Math.min(freshUntilMs, isPartial(data) ? -Infinity : storedAtMs + freshS * 1000)
        tagLists.push(response.tags)
        return data
      } catch (error) {
        freshUntilMs = -Infinity
        throw error
      }
    }

    const assertWithinLimits = (endpoint: Endpoint) => {
      if (leftMs(caller) <= 0) throw new UpstreamError('timeout', endpoint, 'the operation has run out of time')
      if (callCount >= maxCallsPerRequest) throw new TooManyCallsError(`over ${maxCallsPerRequest} calls`)
    }

    const read = (endpoint: Endpoint, { params, query, orderToken }: LooseInput) => {
      const address = toAddress(endpoint, { params, query })
      const lookUp = findLookUp(endpoint, { query })
      const load = async (): Promise<LoadedData> => {
        assertWithinLimits(endpoint)
        callCount += 1
        return lookUp
          ? sendBatched(lookUp, caller)
          : send(endpoint, address, caller, { orderToken: orderToken ?? null })
      }
      const wait = <T>(response: Promise<T>) =>
        waitAtMost(endpoint, response, Math.min(options.readTimeoutMs, leftMs(caller)))
      const policy = endpoint.access === 'public' ? policies.get(endpoint) : undefined
      const key = `${caller.locale} ${address}`
      if (policy) return readPublic({ endpoint, key, lifetime: policy, load, wait }, policy)
      freshUntilMs = -Infinity
      return wait(joinOwn(address, async () => (await load()).data))
    }

    const write = async (endpoint: Endpoint, input: LooseInput) => {
      freshUntilMs = -Infinity
      const address = toAddress(endpoint, input)
      callCount += 1
      return send(endpoint, address, caller, input)
    }

    /** A read that is shared with another request can fail on the limit of that request; then this request reads again. */
    const readWithinOwnLimit = (endpoint: Endpoint, input: LooseInput) =>
      read(endpoint, input).catch((error: unknown) => {
        if (error instanceof TooManyCallsError && callCount < maxCallsPerRequest) return read(endpoint, input)
        throw error
      })

    return {
      used,
      get tags() {
        return new Set(tagLists.flat())
      },
      async request(endpoint, ...[input = {}]) {
        used.add(endpoint)
        assertWithinLimits(endpoint)
        const data =
          endpoint.method === 'GET' ? await readWithinOwnLimit(endpoint, input) : (await write(endpoint, input)).data
        // `openEnvelope` has parsed the data with this endpoint's schema.
        return data as Data<typeof endpoint>
      },
      async requestMessage(endpoint, ...[input = {}]) {
        assertWithinLimits(endpoint)
        const { message } = await write(endpoint, input)
        return { message }
      },
      get callCount() {
        return callCount
      },
      get freshUntilMs() {
        return freshUntilMs
      },
      renew: () => forCaller(caller),
    }
  }

  return {
    forCaller,
    /** Bypasses every cache. */
    isUp: () =>
      send(healthEndpoint, toAddress(healthEndpoint, {}), gatewayCaller, {}).then(
        () => true,
        () => false,
      ),
    purge: cache.purge,
    purgeNumber: cache.purgeNumber,
    close: () => transport.close(),
  }
}
