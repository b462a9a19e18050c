import { type Attributes, type Context, type Span, type SpanOptions, trace, type Tracer } from '@opentelemetry/api'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, it } from 'vitest'
import { openGateway } from '../../testing/harness.ts'
import { findText, hashed, openLanes } from '../../testing/lanes.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

type Recorded = { name: string; spanId: string; parent: string | undefined; attributes: Attributes; isEnded: boolean }

const spans: Recorded[] = []
const record = () => {
  spans.length = 0
  const startSpan = (name: string, options: SpanOptions = {}, context?: Context): Span => {
    const parent = context && trace.getSpanContext(context)
    const spanId = `${spans.length + 1}`.padStart(16, '0')
    const recorded = { name, spanId, parent: parent?.spanId, attributes: { ...options.attributes }, isEnded: false }
    spans.push(recorded)
    const span: Span = {
      spanContext: () => ({ traceId: parent?.traceId ?? 'f'.repeat(32), spanId, traceFlags: 1 }),
      setAttribute: (key, value) => ((recorded.attributes[key] = value), span),
      setAttributes: () => span,
      addEvent: () => span,
      addLink: () => span,
      addLinks: () => span,
      setStatus: () => span,
      updateName: () => span,
      end: () => void (recorded.isEnded = true),
      isRecording: () => true,
      recordException: () => {},
    }
    return span
  }
  const tracer = { startSpan } as unknown as Tracer
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
}

// The provider comes first, because modules keep their tracer.
it('passes a trace on without an SDK, and invents none', async () => {
  const { shop, run } = await openGateway()
  await run('{ homeSections { kind } }', { headers: { traceparent, tracestate: 'vendor=1' } })
  expect(shop.findLastRequest(contract.catalogue.floorList)?.headers).toMatchObject({
    traceparent,
    tracestate: 'vendor=1',
  })
  await run('{ cartLineCount }', { headers: { traceparent: '00-nonsense-01' } })
  expect(shop.findLastRequest(contract.cart.count)?.headers).not.toHaveProperty('traceparent')
})

it('follows a request through its operation to each call of the shop', async () => {
  record()
  const { shop, run } = await openGateway()
  await run('query Home { homeSections { kind } }', { headers: { traceparent } })
  expect(spans).toMatchObject([
    { name: 'POST /graphql', parent: '00f067aa0ba902b7', attributes: { 'http.response.status_code': 200 } },
    { name: 'graphql query', parent: spans[0]?.spanId, attributes: { 'graphql.operation.name': 'Home' } },
    { name: 'GET /api/index/floorList', parent: spans[1]?.spanId },
  ])
  expect(spans.every(({ isEnded }) => isEnded)).toBe(true)
  const { headers } = shop.findLastRequest(contract.catalogue.floorList) ?? {}
  expect(headers?.['traceparent']).toBe(`00-${traceId}-${spans[2]?.spanId}-01`)
})

it.for([
  ['HOME', 200],
  ['NOWHERE', 400],
] as const)('each span ends where the page is %s', async ([page, status]) => {
  record()
  const { send } = await openLanes()
  const headers = { accept: 'application/graphql-response+json', traceparent }
  expect((await send(hashed(findText('PageHead'), { page }), headers)).status).toBe(status)
  expect(spans.length).toBeGreaterThan(1)
  expect(spans.filter(({ isEnded }) => !isEnded)).toEqual([])
})
