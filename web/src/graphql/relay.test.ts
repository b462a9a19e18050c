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

test('address, method, headers and body reach the gateway as they came', async () => {
  const gateway = await gatewayThat((request, response) => {
    const { method, url, headers } = request
    void text(request).then((body) => response.end(JSON.stringify({ method, url, headers, body })))
  })
  const asked = visit('?op=a%20b', {
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
  const seen = await (await relayTo(gateway, asked)).json()
  expect(seen).toMatchObject({ method: 'POST', url: '/graphql?op=a%20b', body: '{"query":"{ viewer { id } }"}' })
  expect(seen.headers).toMatchObject({ cookie: 'token=1', lang: 'de', 'x-forwarded-for': '203.0.113.9' })
  expect(seen.headers.host).toBe(new URL(gateway).host)
})

test('status, cookies and headers come back, and nothing that tells of the connection behind', async () => {
  const gateway = await gatewayThat((_, response) => {
    response.writeHead(429, { 'set-cookie': ['a=1; HttpOnly', 'b=2'], 'retry-after': '3', 'keep-alive': 'timeout=9' })
    response.end('{}')
  })
  const answer = await relayTo(gateway, visit())
  expect(answer.status).toBe(429)
  expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2'])
  expect(answer.headers.get('retry-after')).toBe('3')
  expect(answer.headers.get('keep-alive')).toBeNull()
  expect(JSON.stringify([...answer.headers])).not.toContain('127.0.0.1')
})

test('a redirect is passed on, not followed', async () => {
  const gateway = await gatewayThat((_, response) =>
    response.writeHead(302, { location: 'http://evil.example/' }).end(),
  )
  expect((await relayTo(gateway, visit())).status).toBe(302)
})

test('a stream arrives piece by piece, and ends at the gateway when the visitor leaves', async () => {
  const left = Promise.withResolvers<void>()
  const gateway = await gatewayThat((_, response) => {
    response.on('close', left.resolve)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: next\n\n')
  })
  const visitor = new AbortController()
  const answer = await relayTo(gateway, visit('', { signal: visitor.signal }))
  const first = await answer.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toBe('event: next\n\n')
  visitor.abort()
  await left.promise
})

test('without a gateway the visitor is told so, in the shape of an answer, and not where it should be', async () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue()
  const gateway = await gatewayThat(() => undefined)
  closers.splice(0).forEach((close) => close())
  const answer = await relayTo(gateway, visit())
  expect(answer.status).toBe(503)
  const body = await answer.text()
  expect(JSON.parse(body).errors).toEqual([
    { message: 'The shop cannot be reached at the moment.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ])
  expect(body).not.toContain('127.0.0.1')
  expect(warn).toHaveBeenCalledOnce()
})
