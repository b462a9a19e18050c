import { getOperationAST } from 'graphql'
import { SpanKind } from '@opentelemetry/api'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import type { GatewayContext } from './context.ts'
import { endSpan, type Span, startSpan, traceOf } from './tracing.ts'

const nameShape = /^\w{1,100}$/

/** A span for the request and one for its operation, in the trace that the caller names. */
export const useTracing = (): Plugin<YogaInitialContext & GatewayContext> => {
  const spans = new WeakMap<Request, ReturnType<typeof startSpan>>()

  const endOperation = (span: Span, result: unknown) => {
    const isFault = typeof result === 'object' && result !== null && 'errors' in result && Boolean(result.errors)
    endSpan(span, isFault ? 'errors' : undefined)
  }

  return {
    onRequest({ request, url }) {
      if (url.pathname !== '/graphql') return
      const { method } = request
      const attributes = { 'http.request.method': method, 'http.route': '/graphql' }
      spans.set(request, startSpan(`${method} /graphql`, traceOf(request.headers), attributes, SpanKind.SERVER))
    },
    onExecute({ args: { document, operationName, contextValue } }) {
      const parent = spans.get(contextValue.request)
      const operation = getOperationAST(document, operationName)
      if (!parent || !operation) return undefined
      const name = operation.name?.value ?? ''
      const { span, context } = startSpan(`graphql ${operation.operation}`, parent.context, {
        'graphql.operation.type': operation.operation,
        'graphql.operation.name': nameShape.test(name) ? name : undefined,
      })
      contextValue.caller.trace = context
      return { onExecuteDone: ({ result }) => endOperation(span, result) }
    },
    onResponse({ request, response }) {
      const { span } = spans.get(request) ?? {}
      if (!span) return
      span.setAttribute('http.response.status_code', response.status)
      endSpan(span, response.status >= 500 ? `HTTP ${response.status}` : undefined)
    },
  }
}
