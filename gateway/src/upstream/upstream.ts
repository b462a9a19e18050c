import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Data, Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { Redis } from '../redis.ts'
import { addressOf } from './address.ts'
import { createBreakers, type Spared } from './breaker.ts'
import { type Answer, type CacheSource, createCache } from './cache.ts'
import { type Caller, nobody } from './caller.ts'
import { isRefusal, TooManyCallsError, UpstreamError } from './error.ts'
import { createGather, lookUpOf } from './gather.ts'
import { headersOf } from './headers-of.ts'
import type { Input, LooseInput } from './input.ts'
import { createJoin } from './join.ts'
import { lifetimes } from './lifetimes.ts'
import { createReader } from './readings.ts'
import { isPartial } from './salvage.ts'
import { createRetryBudget, withRetries } from './retry.ts'
import { bodyOf, createTransport, type TransportOptions } from './transport.ts'
import { waitAtMost } from './wait.ts'
import { type CallReport, watchCall } from './watch-call.ts'

const maxCallsPerRequest = 50
const { goodsDetail } = contract.catalogue
const probe = contract.site.languages

export type Upstream = {
  /** Calls an endpoint of the contract; fails with an UpstreamError or a TooManyCallsError. */
  call<E extends Endpoint>(endpoint: E, ...input: {} extends Input<E> ? [Input<E>?] : [Input<E>]): Promise<Data<E>>
  /** Makes a change whose answer is the shop's sentence. */
  say<E extends Endpoint>(
    endpoint: E,
    ...input: {} extends Input<E> ? [Input<E>?] : [Input<E>]
  ): Promise<{ message: string }>
  /** Calls that really went out for this caller. */
  readonly callCount: number
  /** For the same caller, with calls and time counted from now. */
  renewed(): Upstream
  /** Until when all that was read so far is fresh, by the clock; in the past where something was not for everyone, is not kept or not whole. */
  readonly freshUntilMs: number
  /** Every endpoint that was called so far, out of a cache or not. */
  readonly used: ReadonlySet<Endpoint>
  /** By which tags the public answers that were read so far can be purged. */
  readonly tags: ReadonlySet<string>
}

const leftMs = ({ finishByMs = Infinity }: Caller) => Math.max(0, Math.ceil(finishByMs - performance.now()))

export type UpstreamOptions = TransportOptions & {
  readTimeoutMs: number
  writeTimeoutMs: number
  redis?: Redis | undefined
  /** Without, public answers are only shared by those who ask while one is on its way. */
  keepsPublic?: boolean
  onBreaker?: (spared: Spared, isOpen: boolean) => void
  onCall?: (report: CallReport) => void
  onCacheRead?: (endpoint: Endpoint, source: CacheSource) => void
  /** Hears of every call that failed by nobody's choice, also where a stale answer stood in. */
  onFault: (fault: UpstreamError, caller: Caller) => void
}

/** The one HTTP client to the shop API. */
export const createUpstream = (options: UpstreamOptions) => {
  const { keepsPublic = true } = options
  const transport = createTransport(options)
  const cache = createCache({ redis: options.redis, onRead: options.onCacheRead })
  const openAnswer = createReader()
  const breakers = createBreakers(options.onBreaker)
  const joinPublic = createJoin<unknown>()
  const retrying = withRetries(createRetryBudget())
  /** A reading may be for many, so it is not cut short with one of them. */
  const finishByMsOf = ({ method }: Endpoint, { finishByMs = Infinity }: Caller) =>
    method === 'GET'
      ? performance.now() + options.readTimeoutMs
      : Math.min(performance.now() + options.writeTimeoutMs, finishByMs)

  const send = async (endpoint: Endpoint, address: string, caller: Caller, input: LooseInput, isRepeatable = true) => {
    const { body, orderToken } = input
    const key = isRepeatable ? `${caller.locale} ${address}` : null
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const sending = {
      address,
      headers: headersOf(endpoint, caller, orderToken ?? null),
      body: hasBody ? bodyOf(endpoint, body ?? {}) : undefined,
    }
    try {
      return await breakers.run(endpoint, async () => {
        const finishByMs = finishByMsOf(endpoint, caller)
        const { trace } = caller
        return retrying({ endpoint, finishByMs }, (retries) =>
          watchCall({ endpoint, trace, retries, onCall: options.onCall }, async (traceHeaders) => {
            const traced = { ...sending, headers: { ...sending.headers, ...traceHeaders } }
            const forMs = Math.max(0, Math.ceil(finishByMs - performance.now()))
            const answer = await transport.send(endpoint, traced, forMs)
            const { blemish, data, message } = openAnswer(endpoint, key, answer)
            if (blemish) options.onFault(new UpstreamError('invalid_response', endpoint, blemish), caller)
            return { data, message, chars: answer.text.length }
          }),
        )
      })
    } catch (error) {
      if (error instanceof UpstreamError && !isRefusal(error)) options.onFault(error, caller)
      throw error
    }
  }

  const gather = createGather<Caller>(async ({ by, keys }, caller, isShared) => {
    const address = addressOf(goodsDetail, { query: { [by]: keys.join(',') } })
    const { data, chars } = await send(goodsDetail, address, caller, {}, !isShared)
    // openEnvelope has checked it against this very endpoint.
    return { data: data as Data<typeof goodsDetail>, chars }
  })

  const forCaller = (caller: Caller): Upstream => {
    const joinOwn = createJoin<unknown>()
    const used = new Set<Endpoint>()
    const tags = new Set<string>()
    let callCount = 0
    let freshUntilMs = Infinity
    let readByMs = performance.now() + options.readTimeoutMs

    const readKept = async (reading: Parameters<typeof cache.read>[0]) => {
      const data = await cache.read(reading)
      const isFreshUntilMs = isPartial(data) ? -Infinity : cache.freshUntilMs(reading.key, reading.lifetime)
      freshUntilMs = Math.min(freshUntilMs, isFreshUntilMs)
      for (const tag of cache.tagsFor(reading.key)) tags.add(tag)
      return data
    }

    const refuseTooMany = (endpoint: Endpoint) => {
      if (leftMs(caller) <= 0) throw new UpstreamError('timeout', endpoint, 'the time of the operation is up')
      if (callCount >= maxCallsPerRequest) throw new TooManyCallsError(`over ${maxCallsPerRequest} calls`)
    }

    const read = (endpoint: Endpoint, { params, query, orderToken }: LooseInput) => {
      const address = addressOf(endpoint, { params, query })
      const lookUp = lookUpOf(endpoint, { query })
      const load = async (): Promise<Answer> => {
        refuseTooMany(endpoint)
        callCount += 1
        return lookUp ? gather(lookUp, caller) : send(endpoint, address, caller, { orderToken: orderToken ?? null })
      }
      const wait = <T>(answer: Promise<T>) =>
        waitAtMost(endpoint, answer, Math.min(readByMs - performance.now(), leftMs(caller)))
      const lifetime = endpoint.access === 'public' ? lifetimes.get(endpoint) : undefined
      const key = `${caller.locale} ${address}`
      if (lifetime && keepsPublic) return readKept({ endpoint, key, lifetime, load, wait })
      freshUntilMs = -Infinity
      if (lifetime) return wait(joinPublic(key, async () => (await load()).data))
      return wait(joinOwn(address, async () => (await load()).data))
    }

    const write = async (endpoint: Endpoint, input: LooseInput) => {
      freshUntilMs = -Infinity
      const address = addressOf(endpoint, input)
      callCount += 1
      try {
        return await send(endpoint, address, caller, input)
      } finally {
        readByMs = performance.now() + options.readTimeoutMs
      }
    }

    /** What was refused to another request, with which this one shared the call, is not refused to this one. */
    const readShared = (endpoint: Endpoint, input: LooseInput) =>
      read(endpoint, input).catch((error: unknown) => {
        if (error instanceof TooManyCallsError && callCount < maxCallsPerRequest) return read(endpoint, input)
        throw error
      })

    return {
      used,
      tags,
      async call(endpoint, ...[input = {}]) {
        used.add(endpoint)
        refuseTooMany(endpoint)
        const data = endpoint.method === 'GET' ? await readShared(endpoint, input) : (await write(endpoint, input)).data
        // openEnvelope has checked it against this very endpoint.
        return data as Data<typeof endpoint>
      },
      async say(endpoint, ...[input = {}]) {
        refuseTooMany(endpoint)
        const { message } = await write(endpoint, input)
        return { message }
      },
      get callCount() {
        return callCount
      },
      get freshUntilMs() {
        return freshUntilMs
      },
      renewed: () => forCaller(caller),
    }
  }

  return {
    forCaller,
    /** Whether the shop answers now, past every cache. */
    isUp: () =>
      send(probe, addressOf(probe, {}), nobody, {}).then(
        () => true,
        () => false,
      ),
    purge: cache.purge,
    purgeNumber: cache.purgeNumber,
    close: () => transport.close(),
  }
}
