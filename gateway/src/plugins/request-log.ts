import type { Plugin } from 'graphql-yoga'
import type { ContextOf } from '../context.ts'
import type { Log } from '../log.ts'

const nameShape = /^\w{1,100}$/

type Notes = { startMs: number; operation?: string; errors?: unknown[] }

/** One line per GraphQL request: what was asked by name, how long it took, what it cost. No variables, no tokens. */
export const useRequestLog = (log: Log, contextOf: ContextOf): Plugin => {
  const notes = new WeakMap<Request, Notes>()
  return {
    onRequest({ request }) {
      notes.set(request, { startMs: performance.now() })
    },
    onParams({ request, params }) {
      const note = notes.get(request)
      if (note && nameShape.test(`${params.operationName}`)) note.operation = params.operationName
    },
    onExecutionResult({ request, result }) {
      const note = notes.get(request)
      if (!note || !result || !('errors' in result)) return
      note.errors = result.errors?.map(({ extensions }) => extensions['code'] ?? 'GRAPHQL_ERROR')
    },
    onResponse({ request, response }) {
      const note = notes.get(request)
      if (!note || !URL.parse(request.url)?.pathname.startsWith('/graphql')) return
      const { caller, upstream, reckoning } = contextOf(request)
      const ms = Math.round(performance.now() - note.startMs)
      const { operation, errors } = note
      const { requestId, locale } = caller
      const { callCount: upstreamCalls } = upstream
      const line = {
        requestId,
        operation,
        locale,
        status: response.status,
        ms,
        upstreamCalls,
        cost: reckoning?.cost,
        errors,
      }
      log.info(line, `${operation ?? 'unnamed operation'}, ${ms} ms`)
    },
  }
}
