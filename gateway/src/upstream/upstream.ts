import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Body, Data, Endpoint, Params, Query } from '@partgate/schema/shop-api/endpoint.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { defaultLocale, type LocaleCode } from '@partgate/schema/locales.ts'
import { FormData } from 'undici'
import { addressOf } from './address.ts'
import { createBreakers } from './breaker.ts'
import { createCache } from './cache.ts'
import { isRefusal, TooManyCallsError, UpstreamError } from './error.ts'
import { createJoin } from './join.ts'
import { lifetimes } from './lifetimes.ts'
import { openEnvelope } from './open-envelope.ts'
import { createRetryBudget, withRetries } from './retry.ts'
import { createTransport, type TransportOptions } from './transport.ts'
import { waitAtMost } from './wait.ts'

const maxCallsPerRequest = 50
const probe = contract.site.languages

/** On whose behalf calls are made; a sign-in changes it in mid-request. */
export type Caller = {
  readonly requestId: string
  readonly locale: LocaleCode
  /** The addresses the request came through, the visitor's first. */
  readonly forwardedFor: string | null
  token: string | null
  cartToken: string | null
  /** A guest's secret for one order, as the request's header says it. */
  readonly orderToken: string | null
  /** The guest's secrets of the last orders, as the cookie holds them. */
  orderSecrets: string | null
}

const nobody: Caller = {
  requestId: 'readiness',
  locale: defaultLocale,
  forwardedFor: null,
  token: null,
  cartToken: null,
  orderToken: null,
  orderSecrets: null,
}

type Part<Name extends string, Value> = {} extends Value ? { [N in Name]?: Value } : { [N in Name]: Value }
type Input<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'query', Query<E>> &
  Part<'body', Body<E>> & { orderToken?: string | null }
type LooseInput = { params?: unknown; query?: unknown; body?: unknown; orderToken?: string | null }

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
}

/** A public read is told nothing of who asks, for its answer goes to many. */
const headersOf = ({ access, method, upload }: Endpoint, caller: Caller, orderToken: string | null) => ({
  accept: 'application/json',
  ...(upload ? {} : { 'content-type': 'application/json' }),
  [headers.lang]: caller.locale,
  [headers.requestId]: caller.requestId,
  ...((access !== 'public' || method !== 'GET') && caller.forwardedFor
    ? { [headers.forwardedFor]: caller.forwardedFor }
    : {}),
  ...(access !== 'public' && caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
  ...(access === 'visitor' && caller.cartToken ? { [headers.cartToken]: caller.cartToken } : {}),
  ...(access === 'visitor' && orderToken ? { [headers.orderToken]: orderToken } : {}),
})

/** JSON, or a form with the body's files as its parts. */
const bodyOf = ({ upload }: Endpoint, body: unknown) => {
  if (!upload) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, part] of Object.entries(Object(body))) if (part instanceof File) form.append(name, part, part.name)
  return form
}

export type UpstreamOptions = TransportOptions & {
  readTimeoutMs: number
  writeTimeoutMs: number
  onBreaker?: (group: string, isOpen: boolean) => void
  /** Hears of every call that failed by nobody's choice, also where a stale answer stood in. */
  onFault: (fault: UpstreamError, caller: Caller) => void
}

/** The one HTTP client to the shop API. */
export const createUpstream = (options: UpstreamOptions) => {
  const transport = createTransport(options)
  const readPublic = createCache()
  const breakers = createBreakers(options.onBreaker)
  const retrying = withRetries(createRetryBudget())
  const deadlineOf = ({ method }: Endpoint) =>
    AbortSignal.timeout(method === 'GET' ? options.readTimeoutMs : options.writeTimeoutMs)

  const send = async (endpoint: Endpoint, address: string, caller: Caller, { body, orderToken }: LooseInput) => {
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const sending = {
      address,
      headers: headersOf(endpoint, caller, orderToken ?? null),
      body: hasBody ? bodyOf(endpoint, body ?? {}) : undefined,
    }
    try {
      return await breakers.run(endpoint, async () => {
        const signal = deadlineOf(endpoint)
        return retrying({ endpoint, signal }, async () => {
          const answer = await transport.send(endpoint, sending, signal)
          const { blemish, ...opened } = openEnvelope(endpoint, answer)
          if (blemish) options.onFault(new UpstreamError('invalid_response', endpoint, blemish), caller)
          return { ...opened, chars: answer.text.length }
        })
      })
    } catch (error) {
      if (error instanceof UpstreamError && !isRefusal(error)) options.onFault(error, caller)
      throw error
    }
  }

  const forCaller = (caller: Caller): Upstream => {
    const joinOwn = createJoin<unknown>()
    let callCount = 0
    let readByMs = performance.now() + options.readTimeoutMs

    const sendCounted = (endpoint: Endpoint, address: string, input: LooseInput) => {
      callCount += 1
      return send(endpoint, address, caller, input)
    }

    const read = (endpoint: Endpoint, { params, query, orderToken }: LooseInput) => {
      const address = addressOf(endpoint, { params, query })
      const load = () => sendCounted(endpoint, address, { orderToken: orderToken ?? null })
      const wait = <T>(answer: Promise<T>) => waitAtMost(endpoint, answer, readByMs - performance.now())
      const lifetime = endpoint.access === 'public' ? lifetimes.get(endpoint) : undefined
      if (lifetime) return readPublic({ key: `${caller.locale} ${address}`, lifetime, load, wait })
      return wait(joinOwn(address, async () => (await load()).data))
    }

    const write = async (endpoint: Endpoint, input: LooseInput) => {
      const address = addressOf(endpoint, input)
      try {
        return await sendCounted(endpoint, address, input)
      } finally {
        readByMs = performance.now() + options.readTimeoutMs
      }
    }

    const refuseTooMany = () => {
      if (callCount >= maxCallsPerRequest) throw new TooManyCallsError(`over ${maxCallsPerRequest} calls`)
    }

    return {
      async call(endpoint, ...[input = {}]) {
        refuseTooMany()
        const data = endpoint.method === 'GET' ? await read(endpoint, input) : (await write(endpoint, input)).data
        // openEnvelope has checked it against this very endpoint.
        return data as Data<typeof endpoint>
      },
      async say(endpoint, ...[input = {}]) {
        refuseTooMany()
        const { message } = await write(endpoint, input)
        return { message }
      },
      get callCount() {
        return callCount
      },
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
    close: () => transport.close(),
  }
}
