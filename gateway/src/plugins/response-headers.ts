import type { Plugin } from 'graphql-yoga'
import type { GetContext, GatewayContext } from '../context.ts'
import { toLocale } from '@partgate/schema/locales.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { isForeignOrigin } from './origin-guard.ts'

export const responseHeaders = ({ caller }: Pick<GatewayContext, 'caller'>) => ({
  [headers.requestId.toLowerCase()]: caller.requestId,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-language': toLocale(caller.locale).tag,
})

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

const isLocalized = ({ url }: Request, response: Response) =>
  URL.parse(url)?.pathname === '/graphql' && !isHtml(response)

/** Pages of other sites get no session, so that they cannot sign a visitor in. */
export const useResponseHeaders = (getContext: GetContext, cookieOrigins: readonly string[]): Plugin => ({
  onResponse({ request, response }) {
    const context = getContext(request)
    for (const [name, value] of Object.entries(responseHeaders(context))) response.headers.set(name, value)
    if (!isLocalized(request, response)) response.headers.delete('content-language')
    if (isHtml(response)) response.headers.set('x-frame-options', 'DENY')
    if (isForeignOrigin(request, cookieOrigins)) return
    for (const [name, value] of context.session.headers()) response.headers.append(name, value)
  },
})
