import type { Plugin } from 'graphql-yoga'
import type { ContextOf, GatewayContext } from '../context.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { isForeign } from './origin-guard.ts'

export const answerHeaders = ({ caller }: Pick<GatewayContext, 'caller'>) => ({
  [headers.requestId.toLowerCase()]: caller.requestId,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
})

/** What every answer says beside its body: the request's id, its cookies, that no cache keeps it; and of a page, that no
 * other shows it within itself. Another site's page gets no cookies, lest it sign a visitor in as somebody else. */
export const useAnswerHeaders = (contextOf: ContextOf, cookieOrigins: readonly string[]): Plugin => ({
  onResponse({ request, response }) {
    const context = contextOf(request)
    for (const [name, value] of Object.entries(answerHeaders(context))) response.headers.set(name, value)
    if (response.headers.get('content-type')?.startsWith('text/html')) response.headers.set('x-frame-options', 'DENY')
    if (isForeign(request, cookieOrigins)) return
    for (const line of context.cookies.lines()) response.headers.append('set-cookie', line)
  },
})
