import { describe, expect, it, test } from 'vitest'
import { openGateway } from '../../../testing/harness.ts'

const json = { 'content-type': 'application/json' }
const megabyte = 1024 * 1024
const post = (body: string) => ({ method: 'POST', headers: { ...json }, body })
const inList = (body: string) => `[${body},${body}]`

describe('a body', () => {
  test.for<[string, () => string, number]>([
    ['over the cap', () => JSON.stringify({ query: '{ __typename }', pad: 'x'.repeat(3 * megabyte) }), 413],
    [
      'with variables of 5 MB',
      () => JSON.stringify({ query: '{ __typename }', variables: { a: 'x'.repeat(5 * megabyte) } }),
      413,
    ],
    ['50,000 deep', () => `{"query":"{ __typename }","variables":{"a":${'['.repeat(5e4)}${']'.repeat(5e4)}}}`, 200],
    ['50,000 deep and broken', () => `{"query":"{ __typename }","variables":{"a":${'['.repeat(5e4)}`, 400],
    ['with a key twice', () => '{"query":"{ cart { id } }","query":"{ __typename }"}', 200],
    ['with half a character', () => '{"query":"{ __typename }","variables":{"a":"\\ud800"}}', 200],
    ['with a number without end', () => '{"query":"{ __typename }","variables":{"a":1e999}}', 200],
    ['that is no JSON', () => '{"query":', 400],
  ])('%s gets %s, without a request to the shop', async ([, body, status]) => {
    const { shop, fetch } = await openGateway()
    const response = await fetch('/graphql', post(body()))
    expect(response.status).toBe(status)
    expect(shop.requests).toHaveLength(0)
  })

  it('with a number without end is no number of rows', async () => {
    const { shop, fetch } = await openGateway()
    const query = 'query Q($n: Int) { search(first: $n) { totalCount } }'
    const response = await fetch('/graphql', post(`{"query":${JSON.stringify(query)},"variables":{"n":1e999}}`))
    expect(await response.text()).toContain('errors')
    expect(shop.requests).toHaveLength(0)
  })
})

describe('a batch of operations:', () => {
  test.for([
    ['a list of operations', inList('{"query":"{ cartLineCount }"}')],
    ['a list of one', '[{"query":"{ cartLineCount }"}]'],
    ['an empty list', '[]'],
    ['lists in lists', inList(inList('{"query":"{ cartLineCount }"}'))],
  ] as const)('%s is refused', async ([, body]) => {
    const { shop, fetch } = await openGateway()
    const response = await fetch('/graphql', post(body))
    expect(response.status).toBe(400)
    expect(shop.requests).toHaveLength(0)
  })
})

const operations = ['{ cartLineCount }', 'mutation { signOut { isSignedOut } }']
const types = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/plain; charset=utf-8; application/json',
  'multipart/form-data; boundary=x',
  '',
]

describe.each(operations)('%s', (query) => {
  it.each(types)('as a page elsewhere could send it, as "%s"', async (type) => {
    const { shop, fetch } = await openGateway()
    const body = type.includes('urlencoded') ? `query=${encodeURIComponent(query)}` : JSON.stringify({ query })
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { cookie: 'token=abc', ...(type && { 'content-type': type }) },
      body: new Uint8Array(Buffer.from(body)),
    })
    expect([400, 403, 415]).toContain(response.status)
    expect(shop.requests).toHaveLength(0)
  })

  it('by GET', async () => {
    const { shop, fetch } = await openGateway()
    const response = await fetch(`/graphql?query=${encodeURIComponent(query)}`, { headers: { cookie: 'token=abc' } })
    expect(response.status).toBe(403)
    expect(shop.requests).toHaveLength(0)
  })
})
