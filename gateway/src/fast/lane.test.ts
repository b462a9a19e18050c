import { contract } from '@partgate/schema/shop-api/contract.ts'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { sample } from '@partgate/schema/testing/scope.ts'
import { parseNetworks } from '@partgate/schema/trusted-proxies.ts'
import { hashText } from '../plugins/trusted/manifest.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { endpoints } from '../../testing/fake-shop.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'
import { operations } from '../../testing/operations.ts'
import { Refusal } from '../../testing/refusal.ts'
import { makeManufacturer } from '../../testing/shop-data.ts'
import { readName, storefront, texts } from '../../testing/storefront.ts'

/** Expiry times in bodies, cookies and `max-age` depend on the current second. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const requestId = 'the-same-request'
const json = { 'content-type': 'application/json', 'x-request-id': requestId }
const bearer = { authorization: 'Bearer abc' }
const graphqlJson = 'application/graphql-response+json'
/** Same media type, in a spelling that the fast lane does not take. */
const unusual = { accept: `${graphqlJson}; charset=utf-8` }

type Headers = Record<string, string>
const byHash = (list: Iterable<string>) => new Map([...list].map((text) => [hashText(text), text]))

const open = async (options: Parameters<typeof openGateway>[0] = {}) => {
  const { shop, listen } = await openGateway({ freeForm: 'partners', ...options })
  const url = await listen()
  const send = async (body: unknown, headers: Headers = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...json, accept: graphqlJson, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const received = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
    return {
      status: response.status,
      headers: received,
      cookies: response.headers.getSetCookie(),
      text: await response.text(),
    }
  }
  const lanes = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const counted = [...metrics.matchAll(/^gateway_responses_total\{lane="(\w+)"\} (\d+)$/gm)]
    return Object.fromEntries(counted.map(([, lane, count]) => [lane, Number(count)]))
  }
  const purge = (tag: string) =>
    fetch(`${url}/purge`, { method: 'POST', headers: { ...json, ...purger }, body: JSON.stringify({ tags: [tag] }) })
  return { shop, send, lanes, purge }
}
const purgeToken = 'a-token-to-purge-with'
const purger = { authorization: `Bearer ${purgeToken}` }

type Shop = Awaited<ReturnType<typeof open>>['shop']

const hashed = (text: string, variables: unknown = {}) => ({
  operationName: readName(text) || undefined,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashText(text) } },
})
const findVariables = (text: string) => storefront[readName(text)]?.[0] ?? {}
const findText = (name: string) => texts.find((text) => readName(text) === name) ?? ''

const everyEndpoint = (change: (endpoint: (typeof endpoints)[number]) => void) => endpoints.forEach(change)

const states: [string, (shop: Shop) => void][] = [
  ['is healthy', () => {}],
  [
    'has ended the session',
    (shop) => everyEndpoint((each) => shop.respond(each, () => new Refusal(codes.sessionEnded, 'Sign in again.'))),
  ],
  [
    'sends malformed responses',
    (shop) => everyEndpoint((each) => shop.respondRaw(each, (response) => response.end('<p>'))),
  ],
]

const all = [...texts, ...operations.values()]

describe.each(states)('a shop that %s', (name, prepare) => {
  const tried = name === 'is healthy' ? all : sample(all, 40)
  test.each(tried.map((text) => [readName(text) || text.slice(0, 60), text]))(
    '%s gets the same bytes from both lanes',
    async (_name, text) => {
      const trustedDocuments = byHash(operations.values())
      const [fast, slow] = [await open({ trustedDocuments }), await open({ trustedDocuments })]
      for (const { shop } of [fast, slow]) prepare(shop)
      const body = hashed(text, findVariables(text))
      const quick = await fast.send(body, bearer)
      expect(quick).toEqual(await slow.send(body, { ...bearer, ...unusual }))
      expect(await fast.lanes()).toEqual({ compiled: 1 })
      expect(await slow.lanes()).toEqual({ whole: 1 })
      const listRequests = ({ shop }: typeof fast) => shop.requests.map(({ endpoint, body: sent }) => [endpoint, sent])
      expect(listRequests(fast)).toEqual(listRequests(slow))
    },
  )
})

describe('unusual requests get the response of the whole server', () => {
  const head = findText('PageHead')
  const body = hashed(head, { page: 'HOME' })
  test.each<[string, unknown, Headers]>([
    ['a free-form operation', { query: '{ languages { code } }' }, {}],
    ['an unknown hash', hashed('{ languages { code } }'), {}],
    ['a hash of another text', { ...body, query: head.replace('title', 'keywords') }, {}],
    ['another name than the operation’s', { ...body, operationName: 'Other' }, {}],
    ['variables of a wrong type', { ...body, variables: { page: 'NOWHERE' } }, {}],
    ['variables that are none', { ...body, variables: [1] }, {}],
    ['no variables where some are needed', { ...body, variables: undefined }, {}],
    ['an unknown parameter', { ...body, more: 1 }, {}],
    ['several operations', [body, body], {}],
    ['no JSON', '{"query":', {}],
    ['a request for its cost', body, { 'x-cost': '1' }],
    ['another page’s origin with a cookie', body, { origin: 'https://evil.example', cookie: 'token=abc' }],
    ['an unknown API key', body, { 'x-api-key': 'pg_nobody' }],
    ['plain text', body, { 'content-type': 'text/plain' }],
    ['a request for server-sent events', body, { accept: 'text/event-stream' }],
  ])('%s', async (_, sent, headers) => {
    const [fast, slow] = [await open(), await open()]
    const quick = await fast.send(sent, headers)
    expect(quick).toEqual(await slow.send(sent, { ...unusual, ...headers }))
    expect(await fast.lanes()).not.toHaveProperty('compiled')
  })
})

describe('a variable with exactly one key', () => {
  const text = 'query P($by: ProductBy!) { product(by: $by) { slug } }'
  test.each<[string, unknown, boolean]>([
    ['one key', { slug: 'part-1' }, true],
    ['two keys', { slug: 'part-1', id: toGlobalId('Product', 1) }, false],
    ['a second key that is null', { slug: 'part-1', id: null }, false],
    ['no key', {}, false],
  ])('%s gets the same bytes from both lanes', async (_, by, isValid) => {
    const trustedDocuments = byHash([text])
    const [fast, slow] = [await open({ trustedDocuments }), await open({ trustedDocuments })]
    const quick = await fast.send(hashed(text, { by }))
    expect(quick).toEqual(await slow.send(hashed(text, { by }), unusual))
    expect(quick.text.includes('"slug":"part-1"')).toBe(isValid)
    expect('compiled' in (await fast.lanes())).toBe(isValid)
  })
})

describe('the cached bytes of a public response', () => {
  const body = hashed(findText('PageHead'), { page: 'HOME' })

  it('are reused for equal requests, signed in or not, and not for another language', async () => {
    const { shop, send, lanes } = await open()
    const first = await send(body)
    expect(await send(body, { ...bearer, origin: siteUrl })).toEqual(first)
    expect(await lanes()).toEqual({ compiled: 1, cached: 1 })
    await send(body, { lang: 'jp' })
    expect(await lanes()).toEqual({ compiled: 2, cached: 1 })
    expect(shop.requests).toHaveLength(2)
  })

  it('contain the cache tags where the request wants them, equally on both lanes', async () => {
    const [fast, slow] = [await open(), await open()]
    const condition = { 'x-cache-tags': '1' }
    const first = await fast.send(body, condition)
    expect(first).toEqual(await slow.send(body, { ...condition, ...unusual }))
    expect(first.text).toContain('cacheTags')
    expect(await fast.send(body, condition)).toEqual(first)
    expect((await fast.send(body)).text).not.toContain('cacheTags')
    expect(await fast.lanes()).toEqual({ compiled: 2, cached: 1 })
  })

  it('are dropped by a purge', async () => {
    const { shop, send, purge, lanes } = await open({ purgeToken })
    await send(body)
    shop.respond(contract.site.seo, () => ({ title: 'Changed', keyword: 'K', description: 'D' }))
    await purge('site')
    expect((await send(body)).text).toContain('Changed')
    expect(await lanes()).toMatchObject({ compiled: 2 })
  })

  it('are not reused after a failure, or for private data', async () => {
    const { shop, send, lanes } = await open()
    shop.respondRaw(contract.site.seo, (response) => response.end('<p>'))
    await send(body)
    await send(body)
    const cart = hashed(findText('CartBadge'))
    await send(cart, bearer)
    await send(cart, bearer)
    expect(await lanes()).toEqual({ compiled: 4 })
  })
})

it.each([
  ['an endpoint failed', (shop: Shop) => shop.respondRaw(contract.site.config, (response) => response.end('<p>'))],
  [
    'a malformed row was left out',
    (shop: Shop) =>
      shop.respond(contract.catalogue.manufacturers, () => ({
        total: 2,
        list: [makeManufacturer(1), { ...makeManufacturer(2), id: -1 }],
      })),
  ],
])('the response of several endpoints is not reused where %s', async (_, spoil) => {
  const text = '{ siteConfig { companyName } manufacturers { nodes { name } } }'
  const { shop, send, lanes } = await open({ trustedDocuments: byHash([text]) })
  spoil(shop)
  for (let i = 0; i < 2; i += 1) expect((await send(hashed(text))).text).toContain('Brand 1')
  expect(await lanes()).toEqual({ compiled: 2 })
})

describe('a cookie from a page with a look-alike of the shop’s origin', () => {
  const origin = 'https://shop.example'
  const body = hashed(findText('CartBadge'))
  const cookie = '__Host-token=abc'
  const options = { cookieOrigins: [origin], isSecure: true }

  it('is honored on the fast lane from the origin itself', async () => {
    const { send, lanes } = await open(options)
    expect((await send(body, { origin, cookie })).status).toBe(200)
    expect(await lanes()).toEqual({ compiled: 1 })
  })

  it.each([
    'https://shop.example.evil.com',
    'https://evil-shop.example',
    'https://shop.example@evil.com',
    'http://shop.example',
    'https://shop.example:8443',
    'https://shop.example:443',
    'https://shop.example.',
    'https://shop.example/',
    'https://SHOP.example',
    'https://www.shop.example',
    'null',
    '',
  ])('is refused as by the whole server: "%s"', async (lookAlike) => {
    const [fast, slow] = [await open(options), await open(options)]
    const quick = await fast.send(body, { origin: lookAlike, cookie })
    expect(quick).toEqual(await slow.send(body, { origin: lookAlike, cookie, ...unusual }))
    expect(quick.status).toBe(403)
    expect(await fast.lanes()).not.toHaveProperty('compiled')
    expect(fast.shop.requests).toEqual([])
  })
})

it('both lanes charge the same points and refuse a caller without points', async () => {
  const { send } = await open({ rateLimit: 45, trustedProxies: parseNetworks('10.0.0.1') })
  const body = hashed(findText('SearchBox'), { keyword: 'par' })
  const responses = [await send(body), await send(body), await send(body), await send(body, unusual)]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 429, 429])
})
