import { describe, expect, it, test } from 'vitest'
import { openGateway, siteUrl } from '../../testing/harness.ts'

const evil = 'https://evil.example'
const query = '{ cartLineCount }'
const json = { 'content-type': 'application/json' }

describe('cookies from pages of other origins', () => {
  test.for([
    ['the site', { origin: siteUrl, cookie: 'token=abc' }, 200],
    ['no browser', { cookie: 'token=abc' }, 200],
    ['another site', { origin: evil, cookie: 'token=abc' }, 403],
    ['another site with a guest’s cart', { origin: evil, cookie: 'cart=abc' }, 403],
    ['another site with a guest’s order', { origin: evil, cookie: 'orders=abc' }, 403],
    ['a page without an origin', { origin: 'null', cookie: 'token=abc' }, 403],
    ['a look-alike', { origin: `${siteUrl}.evil.example`, cookie: 'token=abc' }, 403],
    ['another port', { origin: 'http://localhost:3001', cookie: 'token=abc' }, 403],
    ['another site without our cookies', { origin: evil, cookie: 'lang=de' }, 200],
    ['another site with a bearer', { origin: evil, authorization: 'Bearer abc' }, 200],
  ] as const)('%s: %o → %i', async ([, headers, status]) => {
    const { shop, post } = await openGateway()
    const response = await post({ query, headers })
    expect(response.status).toBe(status)
    expect(shop.requests).toHaveLength(status === 200 ? 1 : 0)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('are honored for an allowed origin, which alone may also read the response', async () => {
    const partner = 'https://partner.example'
    const { post, fetch } = await openGateway({ cookieOrigins: [siteUrl, partner], corsOrigins: [partner] })
    const reply = await post({ query, headers: { origin: partner, cookie: 'token=abc' } })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('access-control-allow-origin')).toBe(partner)
    expect((await post({ query, headers: { origin: siteUrl } })).headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await fetch('/graphql', {
      method: 'OPTIONS',
      headers: { origin: evil, 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('requests that a form or an image could send', () => {
  const mutation = 'mutation { signOut { isSignedOut } }'
  const form = new URLSearchParams({ query: mutation })

  test.for([
    ['a form', { method: 'POST', body: form }],
    [
      'plain text',
      { method: 'POST', body: JSON.stringify({ query: mutation }), headers: { 'content-type': 'text/plain' } },
    ],
    ['no content type', { method: 'POST', body: new Uint8Array(Buffer.from(JSON.stringify({ query: mutation }))) }],
    [
      'JSON that calls itself text',
      { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain; application/json' } },
    ],
  ] as const)('are refused: %s', async ([, init]) => {
    const { shop, fetch } = await openGateway()
    const response = await fetch('/graphql', {
      ...init,
      headers: { cookie: 'token=abc', ...('headers' in init && init.headers) },
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(shop.requests).toHaveLength(0)
  })

  it('are refused by GET without the header that no form can send, and never change anything', async () => {
    const { shop, fetch } = await openGateway()
    const get = async (text: string, headers: Record<string, string> = {}) =>
      (await fetch(`/graphql?query=${encodeURIComponent(text)}`, { headers: { cookie: 'token=abc', ...headers } }))
        .status
    expect(await get(query)).toBe(403)
    expect(await get(query, { authorization: 'Bearer abc' })).toBe(403)
    expect(await get(query, { 'x-graphql-yoga-csrf': '1' })).toBe(200)
    expect(await get(mutation, { 'x-graphql-yoga-csrf': '1' })).toBe(405)
    expect(shop.requests).toHaveLength(1)
  })

  it('are refused as files without a header that no form can send', async () => {
    const { shop, fetch } = await openGateway()
    const send = async (headers: Record<string, string>) => {
      const body = new FormData()
      body.set('operations', JSON.stringify({ query: mutation }))
      return (await fetch('/graphql', { method: 'POST', body, headers: { cookie: 'token=abc', ...headers } })).status
    }
    expect(await send({})).toBe(403)
    expect(await send({ authorization: 'Basic YTpi' })).toBe(403)
    expect(shop.requests).toHaveLength(0)
    expect(await send({ 'x-graphql-yoga-csrf': '1' })).toBe(200)
    expect(await send({ authorization: 'Bearer abc' })).toBe(200)
    expect(await send({ 'session-transport': 'token' })).toBe(200)
    expect(await send({ 'x-api-key': 'unknown' })).toBe(401)
  })
})

it('refuses lists of operations', async () => {
  const { shop, fetch } = await openGateway()
  const body = JSON.stringify([{ query }, { query }])
  const response = await fetch('/graphql', { method: 'POST', body, headers: json })
  expect(response.status).toBe(400)
  expect(shop.requests).toHaveLength(0)
})
