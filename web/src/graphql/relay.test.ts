import { once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { createRelay } from './relay.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const serverThat = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Sends a request through a relay. */
const visit = async (gateway: string, search = '', init: RequestInit = {}) => {
  const relay = createRelay(gateway, false)
  const site = await serverThat((request, response) => relay(request, response))
  return fetch(`${site}/graphql${search}`, { redirect: 'manual', ...init })
}

test('passes URL, method, headers and body on unchanged', async () => {
  const gateway = await serverThat((request, response) => {
    const { method, url, headers } = request
    void text(request).then((body) => response.end(JSON.stringify({ method, url, headers, body })))
  })
  const response = await visit(gateway, '?op=a%20b', {
    method: 'POST',
    headers: {
      cookie: 'token=1',
      lang: 'de',
      'x-forwarded-for': '203.0.113.9',
      'accept-encoding': 'br',
    },
    body: '{"query":"{ viewer { id } }"}',
  })
  const seen = await response.json()
  expect(seen).toMatchObject({ method: 'POST', url: '/graphql?op=a%20b', body: '{"query":"{ viewer { id } }"}' })
  expect(seen.headers).toMatchObject({
    cookie: 'token=1',
    lang: 'de',
    'x-forwarded-for': '203.0.113.9',
    'accept-encoding': 'br',
  })
  expect(seen.headers.host).toBe(new URL(gateway).host)
})

test.for(['/shop/gateway', '/shop/gateway/'])('finds a gateway under the path %s', async (path) => {
  const gateway = await serverThat(({ url }, response) => response.end(JSON.stringify({ url })))
  expect(await (await visit(gateway + path, '?op=a')).json()).toEqual({ url: '/shop/gateway/graphql?op=a' })
})

test('leaves out the headers that describe the browser', async () => {
  const gateway = await serverThat((request, response) => response.end(JSON.stringify(request.headers)))
  const headers = { referer: 'https://shop.example/cart', 'sec-ch-ua-mobile': '?0', 'user-agent': 'Chrome', lang: 'de' }
  const seen = await (await visit(gateway, '', { method: 'POST', headers, body: '{}' })).json()
  expect(seen).toMatchObject({ lang: 'de', 'content-length': '2' })
  expect(Object.keys(seen).filter((name) => name in headers)).toEqual(['lang'])
})

test.each([64 * 1024, 64 * 1024 + 1])('a body of %i bytes is forwarded with its length', async (length) => {
  const gateway = await serverThat((request, response) => {
    const { headers } = request
    void text(request).then((body) => response.end(JSON.stringify({ headers, size: body.length })))
  })
  const response = await visit(gateway, '', { method: 'POST', body: 'x'.repeat(length) })
  const { headers, size } = await response.json()
  expect([size, headers['content-length'], headers['transfer-encoding']]).toEqual([length, `${length}`, undefined])
})

test('a body without a length arrives whole', async () => {
  const gateway = await serverThat((request, response) => void text(request).then((body) => response.end(body)))
  const relay = createRelay(gateway, false)
  const site = await serverThat((request, response) => relay(request, response))
  const sent = request(`${site}/graphql`, { method: 'POST' })
  const replied = once(sent, 'response')
  sent.write('x'.repeat(100_000))
  sent.end('y')
  const [reply] = await replied
  expect((await text(reply)).length).toBe(100_001)
})

test('a response that is not finished when the connection breaks is not taken for a whole one', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const gateway = await serverThat((_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{', () => response.destroy())
  })
  expect((await visit(gateway)).status).toBe(503)
})

test('returns status, cookies and headers without hop-by-hop headers', async () => {
  const gateway = await serverThat((_, response) => {
    response.writeHead(429, { 'set-cookie': ['a=1; HttpOnly', 'b=2'], 'retry-after': '3', 'keep-alive': 'timeout=9' })
    response.end('{}')
  })
  const response = await visit(gateway)
  expect(response.status).toBe(429)
  expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2'])
  expect(response.headers.get('retry-after')).toBe('3')
  expect(response.headers.get('keep-alive')).not.toBe('timeout=9')
  expect(JSON.stringify([...response.headers])).not.toContain('127.0.0.1')
})

const describeAccount = (id: string) =>
  `userInfo=${encodeURIComponent(JSON.stringify({ id, companyName: 'Bench Ltd' }))}`

test.for([
  ['of another account', 'ada', `token=1; ${describeAccount('grace')}`],
  ['of a guest', 'guest', `token=1; ${describeAccount('grace')}`],
  ['whose session has no name', 'ada', 'token=1'],
] as const)('refuses a request of a page %s', async ([, account, cookie]) => {
  let requestCount = 0
  const gateway = await serverThat((_, response) => {
    requestCount += 1
    response.end('{}')
  })
  const init = { method: 'POST', headers: { 'page-account': account, cookie }, body: '{}' }
  const response = await visit(gateway, '', init)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'ACCOUNT_CHANGED' } }] })
  expect(requestCount).toBe(0)
})

test.for([
  ['of the account of the session', { 'page-account': 'ada', cookie: `token=1; ${describeAccount('ada')}` }],
  ['of a guest without a session', { 'page-account': 'guest' }],
  ['of an account whose session has ended', { 'page-account': 'ada' }],
  [
    'with the name of an older gateway',
    { 'page-account': 'ada', cookie: `token=1; userInfo=${encodeURIComponent('{"companyName":"Bench Ltd"}')}` },
  ],
  ['that names no account', { cookie: `token=1; ${describeAccount('ada')}` }],
] as const)('passes on a request of a page %s, without the account', async ([, headers]) => {
  const gateway = await serverThat((request, response) => response.end(JSON.stringify(request.headers)))
  const response = await visit(gateway, '', { method: 'POST', headers, body: '{}' })
  expect(response.status).toBe(200)
  expect(await response.json()).not.toHaveProperty('page-account')
})

test('passes a redirect on without following it', async () => {
  const gateway = await serverThat((_, response) => response.writeHead(302, { location: 'http://evil.example/' }).end())
  expect((await visit(gateway)).status).toBe(302)
})

test('streams the response and aborts it when the visitor leaves', async () => {
  const left = Promise.withResolvers<void>()
  const gateway = await serverThat((_, response) => {
    response.on('close', left.resolve)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: next\n\n')
  })
  const visitor = new AbortController()
  const response = await visit(gateway, '', { signal: visitor.signal })
  const first = await response.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toBe('event: next\n\n')
  visitor.abort()
  await left.promise
})

test('without a gateway returns a GraphQL error that does not reveal its URL', async () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue()
  const gateway = await serverThat(() => undefined)
  closers.splice(0).forEach((close) => close())
  const response = await visit(gateway)
  expect(response.status).toBe(503)
  const body = await response.text()
  expect(JSON.parse(body).errors).toEqual([
    { message: 'The shop cannot be reached at the moment.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ])
  expect(body).not.toContain('127.0.0.1')
  expect(warn).toHaveBeenCalledOnce()
})
