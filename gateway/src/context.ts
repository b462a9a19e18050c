import { randomUUID } from 'node:crypto'
import { localeOf } from '@partgate/schema/locales.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { createCatalogueLoaders, type CatalogueLoaders } from './catalogue/index.ts'
import { type CookieJar, createCookieJar, readCookie } from './cookies.ts'
import { type ApiKey, apiKeyHeader, type Client, clientOf } from './keys.ts'
import type { Reckoning } from './plugins/limits/reckon.ts'
import type { Caller, createUpstream, Upstream } from './upstream/upstream.ts'

/** What every resolver gets: one per request. */
export type GatewayContext = {
  caller: Caller
  upstream: Upstream
  loaders: CatalogueLoaders
  cookies: CookieJar
  /** The request carries no cookie and no `Origin`: no browser, so a token may be shown to it. */
  isBareClient: boolean
  /** The partner whose API key the request carries. */
  client: Client | null
  /** Fires when the client has gone. */
  gone?: AbortSignal
  /** What the operation costs; known once it is about to run. */
  reckoning?: Reckoning
}

export type ContextOf = (request: Request) => GatewayContext

const secretShape = /^[\w.~+/-]{1,1000}=*$/

const secret = (text: string | null | undefined) => (text && secretShape.test(text) ? text : null)
const bearer = (header: string | null) => secret(/^Bearer +(\S+)$/i.exec(header ?? '')?.[1])

const addressList = /^[\da-f:., ]{1,500}$/i

const forwardedForOf = (header: string | null, peer: string | undefined) =>
  [header && addressList.test(header) ? header : null, peer].filter(Boolean).join(', ') || null

const requestIdOf = (header: string | null) => (header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID())

export const createContext = (
  request: Pick<Request, 'headers'> & Partial<Pick<Request, 'signal'>>,
  shop: ReturnType<typeof createUpstream>,
  isSecure: boolean,
  peer?: string,
  apiKeys: readonly ApiKey[] = [],
): GatewayContext => {
  const cookie = request.headers.get('cookie')
  const caller: Caller = {
    requestId: requestIdOf(request.headers.get(headers.requestId)),
    locale: localeOf(request.headers.get(headers.lang)).code,
    forwardedFor: forwardedForOf(request.headers.get(headers.forwardedFor), peer),
    token: bearer(request.headers.get('authorization')) ?? secret(readCookie(cookie, 'token', isSecure)),
    cartToken: secret(readCookie(cookie, 'cart', isSecure)),
    orderToken: secret(request.headers.get(headers.orderToken)),
    orderSecrets: secret(readCookie(cookie, 'orders', isSecure)),
  }
  const upstream = shop.forCaller(caller)
  return {
    caller,
    upstream,
    loaders: createCatalogueLoaders(upstream),
    cookies: createCookieJar(isSecure),
    isBareClient: cookie === null && request.headers.get('origin') === null,
    client: clientOf(apiKeys, request.headers.get(apiKeyHeader)),
    gone: request.signal,
  }
}

/** For what goes on beyond one answer: calls and time are counted from now, and everything is read again. */
export const renewContext = (context: Pick<GatewayContext, 'upstream' | 'loaders'>) => {
  context.upstream = context.upstream.renewed()
  context.loaders = createCatalogueLoaders(context.upstream)
}
