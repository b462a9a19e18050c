import { getOperationAST } from 'graphql'
import { SpanKind } from '@opentelemetry/api'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import type { GatewayContext } from '../context.ts'
import { parseOperationName } from '../plugins/request-log.ts'
import { type Context, endSpan, type Span, startSpan, readTrace } from './tracing.ts'

export const startRequestSpan = (method: string, headers: Pick<Headers, 'get'>) =>
  startSpan(readTrace(headers), () => ({
    name: `${method} /graphql`,
    attributes: { 'http.request.method': method, 'http.route': '/graphql' },
    kind: SpanKind.SERVER,
  }))

export const endRequestSpan = (span: Span, status: number) => {
  span.setAttribute('http.response.status_code', status)
  endSpan(span, status >= 500 ? `HTTP ${status}` : undefined)
}

export const startOperationSpan = (parent: Context, kind: string, name?: string) =>
  startSpan(parent, () => ({
    name: `graphql ${kind}`,
    attributes: { 'graphql.operation.type': kind, 'graphql.operation.name': parseOperationName(name) },
  }))

export const endOperationSpan = (span: Span, result: unknown) => {
  const isFault = typeof result === 'object' && result !== null && 'errors' in result && Boolean(result.errors)
  endSpan(span, isFault ? 'errors' : undefined)
}

export const useTracing = (): Plugin<YogaInitialContext & GatewayContext> => {
  const spans = new WeakMap<Request, ReturnType<typeof startSpan>>()
  return {
    onRequest({ request, url }) {
      if (url.pathname === '/graphql') spans.set(request, startRequestSpan(request.method, request.headers))
    },
    onExecute({ args: { document, operationName, contextValue } }) {
      const parent = spans.get(contextValue.request)
      const operation = getOperationAST(document, operationName)
      if (!parent || !operation) return undefined
      const { span, context } = startOperationSpan(parent.context, operation.operation, operation.name?.value)
      contextValue.caller.trace = context
      return { onExecuteDone: ({ result }) => endOperationSpan(span, result) }
    },
    onResponse({ request, response }) {
      const { span } = spans.get(request) ?? {}
      if (span) endRequestSpan(span, response.status)
    },
  }
}
