import { createHash } from 'node:crypto'
import type { Plugin } from 'graphql-yoga'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { GetContext, GatewayContext } from '../../context.ts'
import { policies } from '../../upstream/policies.ts'
import { shouldReportCost } from '../limits/use-cost.ts'
import { ownHeaders } from '../response-headers.ts'
import { shouldReportTags } from './use-reported-tags.ts'

/** Null where a response is private, has no policy or is not cached. */
const formatCacheControl = (endpoints: readonly Endpoint[], freshForMs: number): string | null => {
  const lives = endpoints.map((endpoint) => (endpoint.access === 'public' ? policies.get(endpoint) : undefined))
  const known = lives.filter((life) => life !== undefined)
  if (known.length === 0 || known.length < lives.length || freshForMs === -Infinity) return null
  const maxAge = Math.max(0, Math.round(freshForMs / 1000))
  if (maxAge === 0) return 'public, max-age=0'
  const stale = Math.min(...known.map(({ staleS }) => staleS))
  return `public, max-age=${maxAge}, stale-while-revalidate=${stale}`
}

/** Request headers that change the response. */
const vary = 'Lang, Accept-Language, Accept, Origin'

const hashEtag = (type: string | null, body: string) =>
  `"${createHash('sha256').update(`${type}\n${body}`).digest('base64url').slice(0, 27)}"`

const isKnown = (etag: string, ifNoneMatch: string | null) =>
  (ifNoneMatch ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))

const isPersonal = ({ headers }: Request, { caller, client }: GatewayContext) =>
  headers.has('authorization') ||
  [client, caller.token, caller.cartToken, caller.orderToken, caller.orderTokens].some((each) => each !== null)

/** Sends 304 where the client has the response. */
export const useCacheableResponses = (isPublicGet: (request: Request) => boolean, getContext: GetContext): Plugin => {
  const sound = new WeakSet<Request>()
  return {
    onExecutionResult({ request, result }) {
      if (result && 'data' in result && !('errors' in result && result.errors)) sound.add(request)
    },
    async onResponse(exchange) {
      const { request, response, fetchAPI } = exchange
      if (!sound.has(request) || response.status !== 200) return
      if (!isPublicGet(request) || shouldReportCost(request.headers) || shouldReportTags(request.headers)) return
      const context = getContext(request)
      if (context.session.headers().length > 0) return
      const cacheControl = formatCacheControl([...context.upstream.used], context.upstream.freshUntilMs - Date.now())
      if (!cacheControl || isPersonal(request, context)) return

      const body = await response.text()
      const etag = hashEtag(response.headers.get('content-type'), body)
      // A name in another case would be sent beside the default of a text body.
      const headers = new fetchAPI.Headers([...response.headers].map(([name, value]) => [name.toLowerCase(), value]))
      for (const name of ownHeaders) headers.delete(name)
      for (const [name, value] of Object.entries({ 'cache-control': cacheControl, vary, etag }))
        headers.set(name, value)
      if (!isKnown(etag, request.headers.get('if-none-match')))
        return exchange.setResponse(new fetchAPI.Response(body, { headers }))
      for (const name of ['content-type', 'content-length']) headers.delete(name)
      exchange.setResponse(new fetchAPI.Response(null, { status: 304, headers }))
    },
  }
}
