import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startFakeShop } from '../../testing/fake-shop.ts'
import { startGatewayProcess } from '../../testing/gateway-process.ts'

const attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
})
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

const startCollector = async () => {
  const received: z.output<typeof exported>['resourceSpans'] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') received.push(...exported.parse(JSON.parse(body)).resourceSpans)
      response.end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received }
}

test('with the standard settings, a request is traced down to its call to the shop, to the last span before the end', async () => {
  const [shop, collector] = [await startFakeShop(), await startCollector()]
  onTestFinished(() => shop.close())
  const { port, child } = await startGatewayProcess(shop.url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    body: JSON.stringify({ query: '{ siteConfig { companyName } }' }),
  })
  child.kill('SIGTERM')
  await once(child, 'exit')

  const spans = collector.received.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const below = (parentSpanId: string | undefined) => spans.find((each) => each.parentSpanId === parentSpanId)
  const request = below('b7ad6b7169203331')
  const operation = below(request?.spanId)
  const call = below(operation?.spanId)
  expect([request, operation, call].map((each) => each?.name)).toEqual([
    'POST /graphql',
    'graphql query',
    'GET /api/config/getConfig',
  ])
  expect(new Set(spans.map((each) => each.traceId))).toEqual(new Set([traceId]))
  expect(shop.requests.at(-1)?.headers['traceparent']).toBe(`00-${traceId}-${call?.spanId}-01`)
  const attributes = collector.received[0]?.resource.attributes.map(({ key, value }) => [key, value.stringValue])
  expect(attributes).toContainEqual(['service.name', 'partgate-gateway'])
  expect(attributes).toContainEqual(['deployment.environment.name', 'test'])
})
