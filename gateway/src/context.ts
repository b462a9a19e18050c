import { type IncomingHeaders, readCaller } from './caller/read-caller.ts'
import { createCatalogueLoaders, type CatalogueLoaders } from './catalogue/loaders.ts'
import { createCookieResponse, createTokenResponse, type SessionResponse } from './http/session-response.ts'
import { type ApiKey, apiKeyHeader, type Client, findClient } from './api-keys/api-keys.ts'
import type { Streams } from './live/streams.ts'
import type { OperationCost } from './plugins/limits/operation-cost.ts'
import type { Caller } from './upstream/caller.ts'
import type { createUpstream, Upstream } from './upstream/upstream.ts'

export type GatewayContext = {
  caller: Caller
  upstream: Upstream
  loaders: CatalogueLoaders
  /** Address of the storefront, without a slash at the end. */
  siteUrl: string
  session: SessionResponse
  client: Client | null
  /** Aborted when the client disconnects. */
  disconnected?: AbortSignal | undefined
  streams?: Streams
  operationCost?: OperationCost
}

export type GetContext = (request: Request) => GatewayContext

type Site = { shop: ReturnType<typeof createUpstream>; siteUrl: string; isSecure: boolean }
type Serving = Site & { caller: Caller; client?: Client | null }

export const createCallerContext = (
  { signal }: Pick<IncomingHeaders, 'signal'>,
  { caller, shop, siteUrl, isSecure, client = null }: Serving,
): GatewayContext => {
  caller.apiClient = client?.keyId ?? null
  const upstream = shop.forCaller(caller)
  return {
    caller,
    upstream,
    loaders: createCatalogueLoaders(upstream),
    siteUrl,
    session: caller.transport === 'token' ? createTokenResponse() : createCookieResponse(isSecure),
    client,
    disconnected: signal,
  }
}

export const createContext = (
  request: IncomingHeaders,
  site: Site,
  peer?: string,
  apiKeys: readonly ApiKey[] = [],
): GatewayContext =>
  createCallerContext(request, {
    ...site,
    caller: readCaller(request, site.isSecure, peer),
    client: findClient(apiKeys, request.headers.get(apiKeyHeader)),
  })

/** Streams outlive one response: limits of calls and time start again. */
export const renewContext = (context: Pick<GatewayContext, 'upstream' | 'loaders'>) => {
  context.upstream = context.upstream.renew()
  context.loaders = createCatalogueLoaders(context.upstream)
}
