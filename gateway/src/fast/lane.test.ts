import { type IncomingMessage, ServerResponse } from 'node:http'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { sample } from '@partgate/schema/testing/scope.ts'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { endpoints } from '../../testing/fake-shop.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'
import { operations } from '../../testing/operations.ts'
import { Refusal } from '../../testing/refusal.ts'
import { makeCartData, makeManufacturer } from '../../testing/shop-data.ts'
import {
  bearer,
  byHash,
  findText,
  findVariables,
  hashed,
  type Headers,
  openLanes as open,
  purgeToken,
  type Shop,
  unusual,
} from '../../testing/lanes.ts'
import { readName, texts } from '../../testing/storefront.ts'

/** Expiry times in bodies, cookies and `max-age` depend on the current second. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

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
  const tried = sample(all, name === 'is healthy' ? 80 : 12)
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

it('reads a body that is longer than one packet', async () => {
  const { send, lanes } = await open()
  const { status, text } = await send(JSON.stringify(hashed(findText('PageHead'), { page: 'HOME' })).padEnd(64 * 1024))
  expect([status, JSON.parse(text).errors]).toEqual([200, undefined])
  expect(await lanes()).toEqual({ compiled: 1 })
})

describe('the cached bytes of a public response', () => {
  const body = hashed(findText('PageHead'), { page: 'HOME' })

  it('are reused for equal requests, signed in or not, and not for another language', async () => {
    const { shop, send, lanes } = await open()
    const first = await send(body)
    expect((await send(body, { ...bearer, origin: siteUrl })).text).toBe(first.text)
    expect(await lanes()).toEqual({ compiled: 1, cached: 1 })
    await send(body, { lang: 'jp' })
    expect(await lanes()).toEqual({ compiled: 2, cached: 1 })
    expect(shop.requests).toHaveLength(2)
  })

  it('are UTF-8 for text of any language, as is the response before them', async () => {
    const title = 'Résistance – 10 kΩ, 抵抗器, Резистор, 🔌'
    const { shop, send } = await open()
    shop.respond(contract.site.seo, () => ({ title, keyword: 'K', description: 'D' }))
    for (const { text } of [await send(body), await send(body)]) expect(text).toContain(title)
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

it.each<[headers: Headers, tag: string]>([
  [{ lang: 'tw' }, 'zh-Hant'],
  [{ lang: 'ja-JP' }, 'ja'],
  [{ 'accept-language': 'pt, de-AT;q=0.9, en;q=0.8' }, 'de'],
  [{}, 'en'],
])('both lanes respond to %o in the language %s', async (headers, tag) => {
  const body = hashed(findText('PageHead'), { page: 'HOME' })
  const [fast, slow] = [await open(), await open()]
  const quick = await fast.send(body, headers)
  expect(quick).toEqual(await slow.send(body, { ...headers, ...unusual }))
  expect(quick.headers['content-language']).toBe(tag)
  await fast.send(body, { lang: tag })
  expect(await fast.lanes()).toEqual({ compiled: 1, cached: 1 })
})

it.each(['signIn(', 'addToCart(', 'placeOrder(', 'checkout(lines:'])(
  'both lanes send the tokens of "%s" and no cookie to a client that requests tokens',
  async (field) => {
    const text = [...operations.values()].find((each) => each.includes(field)) ?? ''
    const trustedDocuments = byHash([text])
    const [fast, slow] = [await open({ trustedDocuments }), await open({ trustedDocuments })]
    for (const { shop } of [fast, slow])
      shop.respond(contract.cart.add, () => makeCartData({ cart_token: 'guest-cart' }))
    const tokens = {
      'session-transport': 'token',
      cookie: 'token=abc',
      'cart-token': field === 'checkout(lines:' ? 'known' : '',
    }
    const quick = await fast.send(hashed(text), tokens)
    expect(quick).toEqual(await slow.send(hashed(text), { ...tokens, ...unusual }))
    expect(quick.cookies).toEqual([])
    expect(quick.headers['cart-token']).toBe(field === 'addToCart(' ? 'guest-cart' : undefined)
    expect(await fast.lanes()).toEqual({ compiled: 1 })
  },
)

it.each(['abc\n', '12|abc', 'tök€n'])('both lanes refuse the token %j of the shop', async (token) => {
  const text = [...operations.values()].find((each) => each.includes('signIn(')) ?? ''
  const { shop, send, lanes } = await open({ trustedDocuments: byHash([text]) })
  shop.respond(contract.account.login, () => ({ token, expire: 0 }))
  const quick = await send(hashed(text))
  expect(quick).toEqual(await send(hashed(text), unusual))
  expect(quick).toMatchObject({ status: 200, cookies: [] })
  expect(quick.text).toContain('UPSTREAM_INVALID_RESPONSE')
  expect(await lanes()).toEqual({ compiled: 1, whole: 1 })
})

it('closes the connection if it cannot write the head of a response', async () => {
  class FailingResponse<R extends IncomingMessage> extends ServerResponse<R> {
    override writeHead(): never {
      throw new TypeError('Invalid character in header content')
    }
  }
  const { listen } = await openGateway({ freeForm: 'partners' })
  const url = await listen({ ServerResponse: FailingResponse })
  const body = JSON.stringify(hashed(findText('PageHead'), { page: 'HOME' }))
  const headers = { 'content-type': 'application/json' }
  await expect(fetch(`${url}/graphql`, { method: 'POST', headers, body })).rejects.toThrow('fetch failed')
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
  const { send } = await open({ rateLimit: 70, trustedProxies: parseNetworks('10.0.0.1') })
  const body = hashed(findText('SearchBox'), { query: 'par' })
  const responses = [await send(body), await send(body), await send(body), await send(body, unusual)]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 429, 429])
})
