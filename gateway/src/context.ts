import { randomUUID } from 'node:crypto'
import { localeOf } from '@partgate/schema/locales.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { createCatalogueLoaders, type CatalogueLoaders } from './catalogue/index.ts'
import { type CookieJar, createCookieJar, readCookie } from './cookies.ts'
import { type ApiKey, apiKeyHeader, type Client, clientOf } from './keys.ts'
import type { Reckoning } from './plugins/limits/reckon.ts'
import type { Caller } from './upstream/caller.ts'
import type { createUpstream, Upstream } from './upstream/upstream.ts'

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
  gone?: AbortSignal | undefined
  /** What the operation costs; known once it is about to run. */
  reckoning?: Reckoning
}

export type ContextOf = (request: Request) => GatewayContext

const secretShape = /^[\w.~+/-]{1,1000}=*$/

const secret = (text: string | null | undefined) => (text && secretShape.test(text) ? text : null)
const bearer = (header: string | null) => secret(/^Bearer +(\S+)$/i.exec(header ?? '')?.[1])

const addressShape = /^[\da-f:.[\]]{1,60}$/i
const mostForwarded = 20

/** Whom proxies named after the last odd piece: what stands before it, anybody may have written. */
const forwardedForOf = (header: string | null, peer: string | undefined) => {
  const pieces = (header ?? '').split(',').map((piece) => piece.trim())
  const named = pieces.slice(pieces.findLastIndex((piece) => !addressShape.test(piece)) + 1)
  return [...named.slice(-mostForwarded), peer].filter(Boolean).join(', ') || null
}

const requestIdOf = (header: string | null) => (header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID())

/** What is read of a request: its headers. */
export type Asking = { headers: Pick<Headers, 'get'>; signal?: AbortSignal | undefined }

/** On whose behalf a request comes, by its cookies and headers. */
export const callerOf = ({ headers: given }: Asking, isSecure: boolean, peer?: string): Caller => {
  const cookie = given.get('cookie')
  return {
    requestId: requestIdOf(given.get(headers.requestId)),
    locale: localeOf(given.get(headers.lang)).code,
    forwardedFor: forwardedForOf(given.get(headers.forwardedFor), peer),
    token: bearer(given.get('authorization')) ?? secret(readCookie(cookie, 'token', isSecure)),
    cartToken: secret(readCookie(cookie, 'cart', isSecure)),
    orderToken: secret(given.get(headers.orderToken)),
    orderSecrets: secret(readCookie(cookie, 'orders', isSecure)),
  }
}

type Serving = { caller: Caller; shop: ReturnType<typeof createUpstream>; isSecure: boolean; client?: Client | null }

export const contextFor = (
  { headers: given, signal }: Asking,
  { caller, shop, isSecure, client = null }: Serving,
): GatewayContext => {
  const upstream = shop.forCaller(caller)
  return {
    caller,
    upstream,
    loaders: createCatalogueLoaders(upstream),
    cookies: createCookieJar(isSecure),
    isBareClient: given.get('cookie') === null && given.get('origin') === null,
    client,
    gone: signal,
  }
}

export const createContext = (
  request: Asking,
  shop: ReturnType<typeof createUpstream>,
  isSecure: boolean,
  peer?: string,
  apiKeys: readonly ApiKey[] = [],
): GatewayContext =>
  contextFor(request, {
    caller: callerOf(request, isSecure, peer),
    shop,
    isSecure,
    client: clientOf(apiKeys, request.headers.get(apiKeyHeader)),
  })

/** For what goes on beyond one answer: calls and time are counted from now, and everything is read again. */
export const renewContext = (context: Pick<GatewayContext, 'upstream' | 'loaders'>) => {
  context.upstream = context.upstream.renewed()
  context.loaders = createCatalogueLoaders(context.upstream)
}
