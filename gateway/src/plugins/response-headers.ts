import type { Plugin } from 'graphql-yoga'
import type { GetContext, GatewayContext } from '../context.ts'
import { toLocale } from '@partgate/schema/locales.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { headerNames } from '../http/header-names.ts'
import type { Caller } from '../upstream/caller.ts'
import { isForeignOrigin } from './origin-guard.ts'

type Header = [name: string, value: string]

const rateLimitHeaders = ({ rateLimit }: Caller): Header[] =>
  rateLimit
    ? [
        ['ratelimit-limit', `${rateLimit.limit}`],
        ['ratelimit-remaining', `${rateLimit.remaining}`],
        ['ratelimit-reset', `${Math.max(0, Math.ceil((rateLimit.resetAtMs - performance.now()) / 1000))}`],
      ]
    : []

/** Headers of one response to one caller, which caches must not store. */
export const ownHeaders = [headers.requestId, 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']

export const responseHeaders = ({ caller }: Pick<GatewayContext, 'caller'>): Header[] => [
  [headerNames.requestId, caller.requestId],
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['content-language', toLocale(caller.locale).tag],
  ...rateLimitHeaders(caller),
]

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false

const isLocalized = ({ url }: Request, response: Response) =>
  URL.parse(url)?.pathname === '/graphql' && !isHtml(response)

/** Pages of other sites get no session, so that they cannot sign a visitor in. */
export const useResponseHeaders = (getContext: GetContext, cookieOrigins: readonly string[]): Plugin => ({
  onResponse({ request, response }) {
    const context = getContext(request)
    for (const [name, value] of responseHeaders(context)) response.headers.set(name, value)
    if (!isLocalized(request, response)) response.headers.delete('content-language')
    if (isHtml(response)) response.headers.set('x-frame-options', 'DENY')
    if (isForeignOrigin(request, cookieOrigins)) return
    for (const [name, value] of context.session.headers()) response.headers.append(name, value)
  },
})
