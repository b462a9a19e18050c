import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { relayTo } from './relay.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const gatewayThat = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const visit = (search = '', init: RequestInit = {}) => new Request(`http://shop.example/graphql${search}`, init)

test('passes URL, method, headers and body on unchanged', async () => {
  const gateway = await gatewayThat((request, response) => {
    const { method, url, headers } = request
    void text(request).then((body) => response.end(JSON.stringify({ method, url, headers, body })))
  })
  const request = visit('?op=a%20b', {
    method: 'POST',
    headers: {
      cookie: 'token=1',
      lang: 'de',
      'x-forwarded-for': '203.0.113.9',
      connection: 'close',
      host: 'evil.example',
    },
    body: '{"query":"{ viewer { id } }"}',
  })
  const seen = await (await relayTo(gateway, request)).json()
  expect(seen).toMatchObject({ method: 'POST', url: '/graphql?op=a%20b', body: '{"query":"{ viewer { id } }"}' })
  expect(seen.headers).toMatchObject({ cookie: 'token=1', lang: 'de', 'x-forwarded-for': '203.0.113.9' })
  expect(seen.headers.host).toBe(new URL(gateway).host)
})

const createStream = (text: string) => new Blob([text]).stream()

test.each([
  ['a body of 64 KB goes with its length', 64 * 1024, 64 * 1024, '65536', undefined],
  ['a longer one goes in chunks, as it arrives', 64 * 1024 + 1, 64 * 1024 + 1, undefined, 'chunked'],
  ['one without a length goes in chunks', 10, null, undefined, 'chunked'],
])('%s', async (_, size, declared, length, encoding) => {
  const gateway = await gatewayThat((request, response) => {
    const { headers } = request
    void text(request).then((body) => response.end(JSON.stringify({ headers, size: body.length })))
  })
  const init = {
    method: 'POST',
    headers: new Headers(declared === null ? [] : [['content-length', `${declared}`]]),
    body: createStream('x'.repeat(size)),
    duplex: 'half',
  }
  const { headers, size: arrived } = await (await relayTo(gateway, visit('', init))).json()
  expect([arrived, headers['content-length'], headers['transfer-encoding']]).toEqual([size, length, encoding])
})

test('returns status, cookies and headers without hop-by-hop headers', async () => {
  const gateway = await gatewayThat((_, response) => {
    response.writeHead(429, { 'set-cookie': ['a=1; HttpOnly', 'b=2'], 'retry-after': '3', 'keep-alive': 'timeout=9' })
    response.end('{}')
  })
  const response = await relayTo(gateway, visit())
  expect(response.status).toBe(429)
  expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2'])
  expect(response.headers.get('retry-after')).toBe('3')
  expect(response.headers.get('keep-alive')).toBeNull()
  expect(JSON.stringify([...response.headers])).not.toContain('127.0.0.1')
})

test('passes a redirect on without following it', async () => {
  const gateway = await gatewayThat((_, response) =>
    response.writeHead(302, { location: 'http://evil.example/' }).end(),
  )
  expect((await relayTo(gateway, visit())).status).toBe(302)
})

test('streams the response and aborts it when the visitor leaves', async () => {
  const left = Promise.withResolvers<void>()
  const gateway = await gatewayThat((_, response) => {
    response.on('close', left.resolve)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: next\n\n')
  })
  const visitor = new AbortController()
  const response = await relayTo(gateway, visit('', { signal: visitor.signal }))
  const first = await response.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toBe('event: next\n\n')
  visitor.abort()
  await left.promise
})

test('without a gateway returns a GraphQL error that does not reveal its URL', async () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue()
  const gateway = await gatewayThat(() => undefined)
  closers.splice(0).forEach((close) => close())
  const response = await relayTo(gateway, visit())
  expect(response.status).toBe(503)
  const body = await response.text()
  expect(JSON.parse(body).errors).toEqual([
    { message: 'The shop cannot be reached at the moment.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ])
  expect(body).not.toContain('127.0.0.1')
  expect(warn).toHaveBeenCalledOnce()
})
