import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { type Context, endSpan, startSpan, toTraceHeaders } from '../tracing/tracing.ts'
import { UpstreamError, type UpstreamErrorKind } from './error.ts'

type CallOutcome = 'ok' | UpstreamErrorKind
/** `retries` is 0 at the first attempt. */
export type CallReport = { endpoint: Endpoint; outcome: CallOutcome; retries: number; seconds: number }

type Watching = {
  endpoint: Endpoint
  trace: Context | undefined
  retries: number
  onCall: ((report: CallReport) => void) | undefined
}

export const watchCall = async <T>(
  { endpoint, trace = ROOT_CONTEXT, retries, onCall }: Watching,
  work: (traceHeaders: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const { span } = startSpan(trace, () => ({
    name: `${endpoint.method} ${endpoint.path}`,
    attributes: {
      'http.request.method': endpoint.method,
      'url.template': endpoint.path,
      'http.request.resend_count': retries || undefined,
    },
    kind: SpanKind.CLIENT,
  }))
  const startMs = performance.now()
  const end = (outcome: CallOutcome) => {
    onCall?.({ endpoint, outcome, retries, seconds: (performance.now() - startMs) / 1000 })
    endSpan(span, outcome === 'ok' || outcome === 'refused' ? undefined : outcome)
  }
  try {
    const response = await work(toTraceHeaders(span))
    end('ok')
    return response
  } catch (error) {
    end(error instanceof UpstreamError ? error.kind : 'unavailable')
    throw error
  }
}
