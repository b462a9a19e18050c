import { readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { pickEncoding } from './assets.ts'
import { examples } from './examples.ts'
import { openGraphiqlPage } from '../../testing/graphiql-page.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'

afterEach(() => void vi.useRealTimers())

it('has a tab for each example that is written, and one or more for each domain', () => {
  expect(examples).toHaveLength(readdirSync(new URL('examples', import.meta.url)).length)
  const fields = [
    'product',
    'matchParts',
    'addToCart',
    'viewer',
    'checkout',
    'paymentMethods',
    'rfqs',
    'siteConfig',
    'orderStatus',
  ]
  for (const field of fields) expect(examples.some((text) => new RegExp(`\\b${field}\\b`).test(text))).toBe(true)
})

/** The editor does not wrap lines, and the buttons cover its right edge. */
it('begins each example with comments that fit into the editor', () => {
  const comments = examples.flatMap((text) => text.split('\n').filter((line) => line.startsWith('#')))
  expect(comments.filter((line) => line.length > 60)).toEqual([])
})

it('opens for browsers with an example in each tab', async () => {
  const { fetch } = await openGateway({ graphiql: true })
  const { html } = await openGraphiqlPage(fetch)
  expect(html).toContain('<title>Partgate GraphiQL</title>')
  expect(html).toContain('"title":"Partgate"')
  for (const text of examples) expect(html).toContain(JSON.stringify(text))
  expect(html).toContain(JSON.stringify(JSON.stringify({ orderId: '' }, null, 2)))
})

it('is not there where it is off', async () => {
  const { fetch } = await openGateway({ graphiql: false })
  const response = await fetch('/graphql', { headers: { accept: 'text/html' } })
  expect(response.ok).toBe(false)
  expect(await response.text()).not.toContain('html')
})

describe('the files of the page', () => {
  const open = async () => {
    const { fetch } = await openGateway({ graphiql: true })
    const { assetPaths } = await openGraphiqlPage(fetch)
    const get = async (path: string, encoding: string) => {
      const { status, headers, body } = await fetch(path, { headers: { 'accept-encoding': encoding } })
      return { status, headers, bytes: Buffer.from(await new Response(body).arrayBuffer()) }
    }
    return { fetch, assetPaths, get }
  }

  it('are compressed, cacheable for good, and the same in each encoding', async () => {
    const { assetPaths, get } = await open()
    expect(assetPaths).toHaveLength(6)
    for (const path of assetPaths) {
      const [plain, zipped, brotli] = [await get(path, ''), await get(path, 'gzip'), await get(path, 'gzip, br')]
      for (const { status, headers, bytes } of [plain, zipped, brotli]) {
        expect(status).toBe(200)
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(headers.get('vary')).toBe('Accept-Encoding')
        expect(headers.get('content-length')).toBe(`${bytes.length}`)
        for (const name of ['x-request-id', 'set-cookie']) expect(headers.has(name)).toBe(false)
      }
      expect([plain, zipped, brotli].map(({ headers }) => headers.get('content-encoding'))).toEqual([
        null,
        'gzip',
        'br',
      ])
      expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true)
      expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
    }
  })

  it('leave a page of a few kilobytes', async () => {
    const { fetch } = await openGateway({ graphiql: true })
    const { html } = await openGraphiqlPage(fetch)
    expect(html.length).toBeLessThan(30_000)
  })

  it('are not there under another name, or where GraphiQL is off', async () => {
    const { fetch, assetPaths } = await open()
    expect((await fetch('/graphiql/none.js')).status).toBe(404)
    const off = await openGateway({ graphiql: false })
    for (const path of assetPaths) expect((await off.fetch(path)).status).toBe(404)
  })
})

test.each([
  [null, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', null],
  ['GZIP', 'gzip'],
])('a client that accepts "%s" gets the encoding %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding)
})

describe('an operation of the page', () => {
  const open = async (options: Parameters<typeof openGateway>[0] = {}) => {
    const { fetch } = await openGateway({ graphiql: true, freeForm: 'graphiql', ...options })
    const send = (headers: Record<string, string>) =>
      fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
        body: JSON.stringify({ query: '{ languages { code } }' }),
      })
    return { fetch, send, page: await openGraphiqlPage(fetch) }
  }

  it('may be a subscription, for which the page sends a GET', async () => {
    const { fetch, page } = await open()
    const query = new URLSearchParams({ query: 'subscription { orderStatus(orderId: "x") { status } }' })
    const response = await fetch(`/graphql?${query}`, { headers: { accept: 'text/event-stream', ...page.headers } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(await response.text()).toContain('event: next')
  })

  it('needs the signature of the page', async () => {
    const { send, page } = await open()
    const [[name, token] = ['', '']] = Object.entries(page.headers).filter(([each]) => each.includes('token'))
    const [expiry = ''] = token.split('.')
    expect((await send(page.headers)).status).toBe(200)
    const forged = ['', 'x', expiry, `${expiry}.`, `${Number(expiry) + 1}${token.slice(expiry.length)}`, `${token}.x`]
    for (const each of forged) expect((await send({ [name]: each })).status).toBe(403)
    expect((await send({ origin: 'http://gateway', host: 'gateway' })).status).toBe(403)
    expect((await send({ origin: siteUrl })).status).toBe(403)
  })

  it('is refused a day after the page was opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { send, page } = await open()
    vi.setSystemTime(Date.now() + 23 * 60 * 60 * 1000)
    expect((await send(page.headers)).status).toBe(200)
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    expect((await send(page.headers)).status).toBe(403)
  })

  it('is accepted by another process with the same gateway token, and by no other', async () => {
    const gatewayToken = 'a-shared-secret-of-the-shop'
    const { page } = await open({ gatewayToken })
    expect((await (await open({ gatewayToken })).send(page.headers)).status).toBe(200)
    expect((await (await open()).send(page.headers)).status).toBe(403)
    expect((await (await open({ graphiql: true, freeForm: 'partners', gatewayToken })).send(page.headers)).status).toBe(
      403,
    )
  })
})
