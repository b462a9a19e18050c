import { createHash } from 'node:crypto'
import type { Plugin } from 'graphql-yoga'
import type { ContextOf, GatewayContext } from '../context.ts'
import { wishesCost } from './limits/use-cost.ts'
import { wishesTags } from './told-tags.ts'
import { cacheControlOf } from './trusted-lifetime.ts'

/** All that changes such an answer beside its address. */
const vary = 'Lang, Accept, Origin'

const etagOf = (type: string | null, body: string) =>
  `"${createHash('sha256').update(`${type}\n${body}`).digest('base64url').slice(0, 27)}"`

const isKnown = (etag: string, ifNoneMatch: string | null) =>
  (ifNoneMatch ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))

const isPersonal = ({ headers }: Request, { caller, client }: GatewayContext) =>
  headers.has('authorization') ||
  [client, caller.token, caller.cartToken, caller.orderToken, caller.orderSecrets].some((each) => each !== null)

/** Lets caches keep the answer to a public GET, and says so in short where the reader has it already. */
export const useCacheableAnswers = (isPublicGet: (request: Request) => boolean, contextOf: ContextOf): Plugin => {
  const sound = new WeakSet<Request>()
  return {
    onExecutionResult({ request, result }) {
      if (result && 'data' in result && !('errors' in result && result.errors)) sound.add(request)
    },
    async onResponse(exchange) {
      const { request, response, fetchAPI } = exchange
      if (!sound.has(request) || response.status !== 200 || response.headers.has('set-cookie')) return
      if (!isPublicGet(request) || wishesCost(request.headers) || wishesTags(request.headers)) return
      const context = contextOf(request)
      const cacheControl = cacheControlOf([...context.upstream.used], context.upstream.freshUntilMs - Date.now())
      if (!cacheControl || isPersonal(request, context)) return

      const body = await response.text()
      const etag = etagOf(response.headers.get('content-type'), body)
      const headers = new fetchAPI.Headers(response.headers)
      for (const [name, value] of Object.entries({ 'cache-control': cacheControl, vary, etag }))
        headers.set(name, value)
      if (!isKnown(etag, request.headers.get('if-none-match')))
        return exchange.setResponse(new fetchAPI.Response(body, { headers }))
      for (const name of ['content-type', 'content-length']) headers.delete(name)
      exchange.setResponse(new fetchAPI.Response(null, { status: 304, headers }))
    },
  }
}
