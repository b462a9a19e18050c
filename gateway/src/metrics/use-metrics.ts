import { getOperationAST } from 'graphql'
import type { IncomingMessage } from 'node:http'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import { headers as names } from '@partgate/schema/shop-api/headers.ts'
import { hasBearer } from '@partgate/schema/secrets.ts'
import type { Metrics, OperationOutcome, OperationReport } from './metrics.ts'

type Note = Pick<OperationReport, 'kind' | 'name'> & { startMs: number; outcome?: OperationOutcome }

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

export const isLoopbackRequest = ({ headers }: Pick<Request, 'headers'>, peer: string | undefined) =>
  loopback.test(peer ?? '') && !headers.has(names.forwardedFor) && !headers.has('forwarded') && !headers.has('origin')

export const toOutcome = ({ data, errors }: { data?: unknown; errors?: readonly unknown[] }): OperationOutcome => {
  if (!errors) return 'ok'
  return data ? 'partial' : 'failed'
}

export const useMetrics = (
  metrics: Metrics,
  token: string | undefined,
): Plugin<YogaInitialContext, { req?: IncomingMessage }> => {
  const notes = new WeakMap<Request, Note>()
  return {
    async onRequest(exchange) {
      const { request, url, serverContext, fetchAPI } = exchange
      if (url.pathname === '/graphql') notes.set(request, { startMs: performance.now(), kind: 'none', name: undefined })
      if (url.pathname !== '/metrics') return
      const isAllowed =
        isLoopbackRequest(request, serverContext?.req?.socket.remoteAddress) ||
        (token !== undefined && hasBearer(request, token))
      if (!isAllowed) return exchange.endResponse(new fetchAPI.Response(null, { status: 404 }))
      const { text, contentType } = await metrics.print()
      exchange.endResponse(new fetchAPI.Response(text, { headers: { 'content-type': contentType } }))
    },
    onExecute({ args: { document, operationName, contextValue } }) {
      const note = notes.get(contextValue.request)
      const operation = getOperationAST(document, operationName)
      if (!note || !operation) return
      note.kind = operation.operation
      note.name = operation.name?.value
    },
    onExecutionResult({ request, result }) {
      const note = notes.get(request)
      if (note && result) note.outcome = Symbol.asyncIterator in result ? 'ok' : toOutcome(result)
    },
    onResponse({ request }) {
      const note = notes.get(request)
      if (!note) return
      const { kind, name, startMs } = note
      const outcome = kind === 'none' ? 'refused' : (note.outcome ?? 'refused')
      metrics.onResponse('whole')
      metrics.onOperation({ kind, name, outcome, seconds: (performance.now() - startMs) / 1000 })
    },
  }
}
