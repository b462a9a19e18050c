import { describe, expect, it, test } from 'vitest'
import { auditServer } from 'graphql-http'
import { openGateway } from '../testing/harness.ts'

it('follows every rule of GraphQL over HTTP', async () => {
  const { fetch } = await openGateway()
  const results = await auditServer({
    url: 'http://gateway/graphql',
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url.replace('http://gateway', ''), { ...init, headers: { ...init.headers, 'x-graphql-yoga-csrf': '1' } }),
  })
  expect(results.length).toBeGreaterThan(60)
  expect(results.filter(({ status }) => status !== 'ok')).toEqual([])
})

describe('the probes', () => {
  it('report that it is up, and ready while the shop responds', async () => {
    const { shop, fetch } = await openGateway()
    expect((await fetch('/healthz')).status).toBe(200)
    expect((await fetch('/readyz')).status).toBe(200)
    await shop.close()
    expect((await fetch('/healthz')).status).toBe(200)
    await expect.poll(async () => (await fetch('/readyz')).status).toBe(503)
  })
})

describe('every response', () => {
  test.for(['/graphql', '/healthz', '/nowhere'])('at %s has the request id and no cache stores it', async (path) => {
    const { fetch } = await openGateway()
    const { headers } = await fetch(path, { headers: { 'x-request-id': 'request-0001' } })
    expect(headers.get('x-request-id')).toBe('request-0001')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('makes up a request id where the given one is no id', async () => {
    const { fetch } = await openGateway()
    for (const bad of ['x', 'a b c d e f g h', 'x'.repeat(65)]) {
      const { headers } = await fetch('/healthz', { headers: { 'x-request-id': bad } })
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    }
  })
})

describe('a body of more than two megabytes and a bit', () => {
  const body = JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(2.1 * 1024 * 1024) } })
  const headers = { 'content-type': 'application/json' }

  it('is refused by its announced length', async () => {
    const { fetch } = await openGateway()
    const announced = { ...headers, 'content-length': `${body.length}` }
    expect((await fetch('/graphql', { method: 'POST', headers: announced, body })).status).toBe(413)
  })

  it('is refused while it streams in', async () => {
    const { fetch } = await openGateway()
    const stream = new Blob([body]).stream()
    const init = { method: 'POST', headers, body: stream, duplex: 'half' }
    expect((await fetch('/graphql', init)).status).toBe(413)
  })
})

it('lets no input reach a prototype', async () => {
  const { fetch } = await openGateway()
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"query($x:String){__typename}","variables":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}',
  })
  expect('polluted' in {}).toBe(false)
})
