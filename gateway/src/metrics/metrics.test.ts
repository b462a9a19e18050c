import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, it, test } from 'vitest'
import { isLoopbackRequest } from './use-metrics.ts'
import { createMetrics } from './metrics.ts'
import { openGateway } from '../../testing/harness.ts'

const metricsToken = 'a-token-for-metrics'

const open = async () => {
  const gateway = await openGateway({ metricsToken })
  const read = async () => {
    const page = await gateway.fetch('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
    const lines = (await page.text()).split('\n').filter((line) => line.startsWith('gateway_'))
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    )
  }
  return { ...gateway, read }
}

it('counts operations, calls of the shop, and where public data came from', async () => {
  const { run, read, shop } = await open()
  await run('query Anything { homeSections { kind } }')
  await run('{ homeSections { kind } }')
  shop.respondRaw(contract.cart.count, (response) => response.writeHead(503).end())
  await run('{ cartLineCount }')
  await run('{ nonsense }')
  const counts = await read()
  const homeSections = 'endpoint="GET /api/index/floorList"'
  expect(counts.get('gateway_operation_seconds_count{kind="query",operation="other",outcome="ok"}')).toBe(2)
  expect(counts.get('gateway_operation_seconds_count{kind="none",operation="other",outcome="refused"}')).toBe(1)
  expect(counts.get(`gateway_upstream_call_seconds_count{${homeSections},outcome="ok"}`)).toBe(1)
  expect(counts.get(`gateway_cache_reads_total{${homeSections},source="shop"}`)).toBe(1)
  expect(counts.get(`gateway_cache_reads_total{${homeSections},source="memory"}`)).toBe(1)
  expect(counts.get('gateway_upstream_retries_total{endpoint="GET /api/cart/cartCount"}')).toBe(2)
  expect(counts.get('gateway_breaker_open{group="cart",endpoint="all"}')).toBe(0)
  expect(counts.get('gateway_breaker_open{group="cart",endpoint="GET /api/cart/cartCount"}')).toBe(0)
})

it('has no label that grows with what clients send', async () => {
  const { run, read } = await open()
  const ask = (n: number) => run(`query Name${n} { product(slug: "part-${n}") { id } }`)
  await ask(1)
  const before = (await read()).size
  for (let n = 2; n < 20; n += 1) await ask(n)
  expect((await read()).size - before).toBe(0)
})

it('knows operations by the names of trusted documents alone', async () => {
  const metrics = createMetrics(new Set(['Home']))
  for (const name of ['Home', 'Mine', undefined])
    metrics.onOperation({ kind: 'query', outcome: 'ok', name, seconds: 0.1 })
  const { text } = await metrics.print()
  expect(new Set([...text.matchAll(/operation="(\w+)"/g)].map(([, name]) => name))).toEqual(new Set(['Home', 'other']))
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test.for([
  ['127.0.0.1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['::1', {}, true],
  ['192.0.2.1', {}, false],
  [undefined, {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, false],
  ['127.0.0.1', { origin: 'https://evil.example' }, false],
] as const)('the counts are shown to %s with %o: %s', ([peer, headers, expected]) => {
  expect(isLoopbackRequest({ headers: new Headers(headers) }, peer)).toBe(expected)
})

it('is not there for others', async () => {
  const { fetch } = await open()
  expect((await fetch('/metrics')).status).toBe(404)
  expect((await fetch('/metrics', { headers: { authorization: 'Bearer wrong' } })).status).toBe(404)
})
