import {
  type Attributes,
  type Context,
  createTraceState,
  INVALID_SPAN_CONTEXT,
  isSpanContextValid,
  ProxyTracerProvider,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'

export type { Context, Span }

const tracerName = 'partgate-gateway'
const tracer = trace.getTracer(tracerName)
const provider = trace.getTracerProvider()
const noSpan = trace.wrapSpanContext(INVALID_SPAN_CONTEXT)

const hasSdk = () => !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer(tracerName) !== undefined
const parentShape = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/
const stateShape = /^[\x20-\x7e]{1,512}$/

export const readTrace = (headers: Pick<Headers, 'get'>): Context => {
  const parent = headers.get('traceparent')
  if (parent === null) return ROOT_CONTEXT
  const [, traceId = '', spanId = '', flags = ''] = parentShape.exec(parent) ?? []
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

type NewSpan = { name: string; attributes: Attributes; kind?: SpanKind }

/** Without an SDK, spans only pass on the trace of the request, and `describe` is not called if there is none. */
export const startSpan = (parent: Context, describe: () => NewSpan): Started => {
  if (parent === ROOT_CONTEXT && !hasSdk()) return { span: noSpan, context: ROOT_CONTEXT }
  const { name, ...options } = describe()
  const span = tracer.startSpan(name, options, parent)
  return { span, context: trace.setSpan(parent, span) }
}

export const endSpan = (span: Span, failure?: string) => {
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure })
  span.end()
}

export const toTraceHeaders = (span: Span): Record<string, string> => {
  if (span === noSpan) return {}
  const { traceId, spanId, traceFlags, traceState } = span.spanContext()
  if (!isSpanContextValid({ traceId, spanId, traceFlags })) return {}
  const flags = traceFlags.toString(16).padStart(2, '0')
  const state = traceState?.serialize()
  return { traceparent: `00-${traceId}-${spanId}-${flags}`, ...(state ? { tracestate: state } : {}) }
}
