import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Body, Data, Endpoint, Params, Query } from '@partgate/schema/shop-api/endpoint.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { defaultLocale, type LocaleCode } from '@partgate/schema/locales.ts'
import { addressOf } from './address.ts'
import { createCache } from './cache.ts'
import { isRefusal, TooManyCallsError, UpstreamError } from './error.ts'
import { createJoin } from './join.ts'
import { lifetimes } from './lifetimes.ts'
import { openEnvelope } from './open-envelope.ts'
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
}

const nobody: Caller = {
  requestId: 'readiness',
  locale: defaultLocale,
  forwardedFor: null,
  token: null,
  cartToken: null,
}

type Part<Name extends string, Value> = {} extends Value ? { [N in Name]?: Value } : { [N in Name]: Value }
type Input<E extends Endpoint> = Part<'params', Params<E>> & Part<'query', Query<E>> & Part<'body', Body<E>>
type LooseInput = { params?: unknown; query?: unknown; body?: unknown }

export type Upstream = {
  /** Calls an endpoint of the contract; fails with an UpstreamError or a TooManyCallsError. */
  call<E extends Endpoint>(endpoint: E, ...input: {} extends Input<E> ? [Input<E>?] : [Input<E>]): Promise<Data<E>>
  /** Calls that really went out for this caller. */
  readonly callCount: number
}

/** A public read is told nothing of who asks, for its answer goes to many. */
const headersOf = ({ access, method }: Endpoint, caller: Caller) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  [headers.lang]: caller.locale,
  [headers.requestId]: caller.requestId,
  ...((access !== 'public' || method !== 'GET') && caller.forwardedFor
    ? { [headers.forwardedFor]: caller.forwardedFor }
    : {}),
  ...(access !== 'public' && caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
  ...(access === 'visitor' && caller.cartToken ? { [headers.cartToken]: caller.cartToken } : {}),
})

export type UpstreamOptions = TransportOptions & {
  /** Hears of every call that failed by nobody's choice, also where a stale answer stood in. */
  onFault: (fault: UpstreamError, caller: Caller) => void
}

/** The one HTTP client to the shop API. */
export const createUpstream = (options: UpstreamOptions) => {
  const transport = createTransport(options)
  const readPublic = createCache()

  const send = async (endpoint: Endpoint, address: string, caller: Caller, body: unknown) => {
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const sending = {
      address,
      headers: headersOf(endpoint, caller),
      body: hasBody ? JSON.stringify(body ?? {}) : undefined,
    }
    try {
      const answer = await transport.send(endpoint, sending)
      return { data: openEnvelope(endpoint, answer), chars: answer.text.length }
    } catch (error) {
      if (error instanceof UpstreamError && !isRefusal(error)) options.onFault(error, caller)
      throw error
    }
  }

  const forCaller = (caller: Caller): Upstream => {
    const joinOwn = createJoin<unknown>()
    let callCount = 0
    let readByMs = performance.now() + options.readTimeoutMs

    const sendCounted = (endpoint: Endpoint, address: string, body?: unknown) => {
      callCount += 1
      return send(endpoint, address, caller, body)
    }

    const read = (endpoint: Endpoint, { params, query }: LooseInput) => {
      const address = addressOf(endpoint, { params, query })
      const load = () => sendCounted(endpoint, address)
      const wait = <T>(answer: Promise<T>) => waitAtMost(endpoint, answer, readByMs - performance.now())
      const lifetime = endpoint.access === 'public' ? lifetimes.get(endpoint) : undefined
      if (lifetime) return readPublic({ key: `${caller.locale} ${address}`, lifetime, load, wait })
      return wait(joinOwn(address, async () => (await load()).data))
    }

    const write = async (endpoint: Endpoint, { params, query, body }: LooseInput) => {
      const address = addressOf(endpoint, { params, query })
      try {
        return (await sendCounted(endpoint, address, body)).data
      } finally {
        readByMs = performance.now() + options.readTimeoutMs
      }
    }

    return {
      async call(endpoint, ...[input = {}]) {
        if (callCount >= maxCallsPerRequest) throw new TooManyCallsError(`over ${maxCallsPerRequest} calls`)
        const data = await (endpoint.method === 'GET' ? read : write)(endpoint, input)
        // openEnvelope has checked it against this very endpoint.
        return data as Data<typeof endpoint>
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
      send(probe, addressOf(probe, {}), nobody, undefined).then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  }
}
