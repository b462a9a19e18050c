import { expect, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { openGateway } from '../../testing/harness.ts'

const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body,
})
const asking = (query: string) => post(JSON.stringify({ query }))

/** One request for each kind of response. */
const ways: [name: string, path: string, init: RequestInit, status: number][] = [
  ['a response', '/graphql', asking('{ languages { code } }'), 200],
  ['a response with errors', '/graphql', asking('{ cartLineCount }'), 200],
  ['a stream', '/graphql', { ...asking('{ __typename }'), headers: { ...json, accept: 'text/event-stream' } }, 200],
  [
    'a refused operation',
    '/graphql',
    { ...asking('{ nonsense }'), headers: { ...json, accept: 'application/graphql-response+json' } },
    400,
  ],
  ['a body that is none', '/graphql', post('{'), 400],
  ['a body that is too long', '/graphql', post(' '.repeat(3 * 1024 * 1024)), 413],
  ['an unknown key', '/graphql', post('{}', { 'x-api-key': 'pg_guess' }), 401],
  ['another site', '/graphql', post('{}', { origin: 'https://evil.example', cookie: 'token=abc' }), 403],
  ['a form', '/graphql', { method: 'POST', body: new URLSearchParams({ query: '{ __typename }' }) }, 403],
  ['another method', '/graphql', { method: 'DELETE', headers: { 'x-graphql-yoga-csrf': '1' } }, 405],
  ['no such page', '/nowhere', {}, 404],
  ['counts that are not shown', '/metrics', {}, 404],
  ['a purge that is not there', '/purge', { method: 'POST' }, 404],
  ['health', '/healthz', {}, 200],
  ['readiness', '/readyz', {}, 200],
]

test.for(ways)(
  '%s is not stored, has a declared type, and does not name the software',
  async ([, path, init, status]) => {
    const { shop, fetch } = await openGateway()
    shop.respondRaw(contract.cart.count, (response) => response.writeHead(500).end())
    const { status: received, headers } = await fetch(path, init)
    expect(received).toBe(status)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    for (const name of ['x-powered-by', 'server', 'via', 'access-control-allow-origin'])
      expect(headers.has(name)).toBe(false)
  },
)

test('GraphiQL, where it is on, is shown within no page of another', async () => {
  const { fetch } = await openGateway({ graphiql: true })
  const { status, headers } = await fetch('/graphql', { headers: { accept: 'text/html' } })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/html')
  expect(headers.get('x-frame-options')).toBe('DENY')
})
