import type { Plugin } from 'graphql-yoga'
import type { ContextOf } from '../context.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'

/** What every answer says beside its body: the request's id, its cookies, and that no cache keeps it. */
export const useAnswerHeaders = (contextOf: ContextOf): Plugin => ({
  onResponse({ request, response }) {
    const { caller, cookies } = contextOf(request)
    response.headers.set(headers.requestId, caller.requestId)
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-content-type-options', 'nosniff')
    for (const line of cookies.lines()) response.headers.append('set-cookie', line)
  },
})
