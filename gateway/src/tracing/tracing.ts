import {
  type Context,
  createTraceState,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'

export type { Context, Span }

const tracer = trace.getTracer('partgate-gateway')
const parentShape = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/
const stateShape = /^[\x20-\x7e]{1,512}$/

export const readTrace = (headers: Pick<Headers, 'get'>): Context => {
  const [, traceId = '', spanId = '', flags = ''] = parentShape.exec(headers.get('traceparent') ?? '') ?? []
  const state = headers.get('tracestate') ?? ''
  const spanContext = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
    ...(stateShape.test(state) ? { traceState: createTraceState(state) } : {}),
  }
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT
}

type Started = { span: Span; context: Context }

/** Without an SDK, spans are no-ops. */
export const startSpan = (
  name: string,
  parent: Context,
  attributes: Record<string, string | number | undefined> = {},
  kind = SpanKind.INTERNAL,
): Started => {
  const span = tracer.startSpan(name, { kind, attributes }, parent)
  return { span, context: trace.setSpan(parent, span) }
}

export const endSpan = (span: Span, failure?: string) => {
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
  span.end()
}

export const toTraceHeaders = (span: Span): Record<string, string> => {
  const { traceId, spanId, traceFlags, traceState } = span.spanContext()
  if (!isSpanContextValid({ traceId, spanId, traceFlags })) return {}
  const flags = traceFlags.toString(16).padStart(2, '0')
  const state = traceState?.serialize()
  return { traceparent: `00-${traceId}-${spanId}-${flags}`, ...(state ? { tracestate: state } : {}) }
}
