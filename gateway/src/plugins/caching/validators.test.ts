import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { locales } from '@partgate/schema/locales.ts'
import { openGateway, siteUrl } from '../../../testing/harness.ts'
import { profile } from '../../../testing/shop-data.ts'
import { hashText } from '../trusted/manifest.ts'

const { account, cart, site } = contract
const texts = {
  seo: '{ seo(page: HOME) { title } }',
  languages: '{ languages { code } }',
  cart: '{ cartLineCount }',
  viewer: '{ viewer { contactName } seo(page: HOME) { title } }',
}
const trustedDocuments = new Map(Object.values(texts).map((text) => [hashText(text), text]))
const toAddress = (name: keyof typeof texts) => `/graphql?documentId=${hashText(texts[name])}`
const csrf = { 'x-graphql-yoga-csrf': '1' }
const canary = (of: unknown) => `canary-${String(of)}-yranac`

/** Public and private responses contain a canary. */
const open = async () => {
  const gateway = await openGateway({ freeForm: 'partners', trustedDocuments })
  gateway.shop.respond(site.seo, ({ headers }) => ({ title: canary(headers['lang']), keyword: '', description: '' }))
  gateway.shop.respond(account.profileInfo, ({ headers }) => ({
    ...profile,
    contact_name: canary(headers.authorization?.replace('Bearer ', '')),
  }))
  gateway.shop.respond(cart.count, () => ({ count: 7 }))
  return gateway
}

const visitors: [string, Record<string, string>][] = [
  ['a visitor', {}],
  ['ada', { authorization: 'Bearer ada', ...csrf }],
  ['bob', { cookie: 'token=bob', origin: siteUrl, ...csrf }],
]

it('a cacheable response is JSON', async () => {
  const { fetch } = await open()
  const { headers } = await fetch(toAddress('seo'))
  expect(headers.get('cache-control')).toContain('public')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
})

describe('a validator', () => {
  it('of one language or person is not valid for another', async () => {
    const { fetch } = await open()
    const seen = await Promise.all(
      locales.map(
        async ({ code }) =>
          [code, (await fetch(toAddress('seo'), { headers: { lang: code } })).headers.get('etag') ?? ''] as const,
      ),
    )
    expect(new Set(seen.map(([, etag]) => etag)).size).toBe(locales.length)

    const requests = locales.flatMap(({ code: lang }) =>
      seen.flatMap(([of, etag]) => visitors.map(([visitor, headers]) => ({ lang, of, etag, visitor, headers }))),
    )
    await Promise.all(
      requests.map(async ({ lang, of, etag, visitor, headers }) => {
        const response = await fetch(toAddress('seo'), { headers: { lang, 'if-none-match': etag, ...headers } })
        const isOwn = visitor === 'a visitor' && lang === of
        const body = await response.text()
        const received = {
          status: response.status,
          own: body.includes(canary(lang)),
          canaries: body.split('canary').length - 1,
        }
        const wanted = isOwn ? { status: 304, own: false, canaries: 0 } : { status: 200, own: true, canaries: 1 }
        expect(received).toEqual(wanted)
      }),
    )
  })

  it.each(['cart', 'viewer'] as const)('is neither sent nor accepted for private data: %s', async (name) => {
    const { fetch } = await open()
    for (const [, headers] of visitors)
      for (const known of ['*', '"x"', `W/"x", *`]) {
        const response = await fetch(toAddress(name), { headers: { ...csrf, ...headers, 'if-none-match': known } })
        expect(response.status).toBe(200)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.has('etag')).toBe(false)
      }
  })
})

test.for(['bytes=0-9', 'bytes=-1', 'bytes=0-0,2-3', 'bytes=9-1', 'lines=1-2'])(
  'a range (%s) gets the whole response',
  async (range) => {
    const { fetch } = await open()
    const whole = await (await fetch(toAddress('seo'))).text()
    const response = await fetch(toAddress('seo'), { headers: { range, 'if-range': '"x"' } })
    expect([response.status, await response.text()]).toEqual([200, whole])
    expect(response.headers.has('content-range')).toBe(false)
  },
)

test.for([
  ['public data', 'seo', {}],
  ['public data, with the proof', 'seo', csrf],
  ['private data', 'cart', { ...csrf, authorization: 'Bearer ada' }],
] as const)('HEAD of %s sends no request and no cache stores it', async ([, name, headers]) => {
  const { shop, fetch } = await open()
  const response = await fetch(toAddress(name), { method: 'HEAD', headers })
  expect([403, 405]).toContain(response.status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.has('etag')).toBe(false)
  expect(shop.requests).toHaveLength(0)
})

const toExtensions = (name: keyof typeof texts) =>
  `extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashText(texts[name]) } }))}`

/** Ambiguous addresses: a cache must not store one operation under another. */
const ambiguous: [string, string][] = [
  ['two hashes', `/graphql?documentId=${hashText(texts.languages)}&documentId=${hashText(texts.viewer)}`],
  [
    'two hashes the other way round',
    `/graphql?documentId=${hashText(texts.viewer)}&documentId=${hashText(texts.languages)}`,
  ],
  ['a hash and extensions', `${toAddress('languages')}&${toExtensions('viewer')}`],
  ['extensions and a hash', `/graphql?${toExtensions('languages')}&documentId=${hashText(texts.viewer)}`],
  ['two extensions', `/graphql?${toExtensions('languages')}&${toExtensions('viewer')}`],
  ['two extensions the other way round', `/graphql?${toExtensions('viewer')}&${toExtensions('languages')}`],
  ['an id beside it', `${toAddress('languages')}&id=${hashText(texts.viewer)}&doc_id=${hashText(texts.viewer)}`],
  ['a text beside it', `${toAddress('languages')}&query=${encodeURIComponent(texts.viewer)}`],
  ['no text beside it', `${toAddress('languages')}&query=`],
  ['a hash in capitals', `/graphql?documentId=${hashText(texts.viewer).toUpperCase()}`],
  [
    'a hash with a sign',
    `/graphql?documentId=sha256%3A${hashText(texts.viewer)}&documentid=${hashText(texts.languages)}`,
  ],
  ['a path behind', `/graphql/languages.css?documentId=${hashText(texts.viewer)}`],
  ['a path that is encoded', `/%67raphql?documentId=${hashText(texts.viewer)}`],
  ['a style sheet', `/graphql;a.css?documentId=${hashText(texts.viewer)}`],
]

test.for(ambiguous)('%s never shows private data to a link or a cache', async ([, address]) => {
  const { fetch } = await open()
  for (const headers of [
    new Headers({ cookie: 'token=bob' }),
    new Headers({ authorization: 'Bearer bob' }),
    new Headers(),
  ]) {
    const response = await fetch(address, { headers })
    const text = await response.text()
    expect(text).not.toContain('canary')
    const cacheControl = response.headers.get('cache-control') ?? ''
    const isRight = cacheControl.startsWith('public') ? text.includes('"languages"') : cacheControl === 'no-store'
    expect(isRight, `${cacheControl}: ${text}`).toBe(true)
  }
})

test.for([
  ['x-http-method-override', 'POST'],
  ['x-original-url', '/healthz'],
  ['x-rewrite-url', '/metrics'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-scheme', 'http'],
  ['forwarded', 'host=evil.example;proto=gopher'],
  ['host', 'evil.example'],
  ['accept-encoding', 'br'],
  ['content-type', 'application/json'],
  ['next-router-state-tree', 'evil'],
  ['x-middleware-subrequest', 'middleware'],
  ['cf-connecting-ip', '203.0.113.9'],
] as const)('%s: %s changes nothing of what a cache may keep', async ([name, value]) => {
  const { fetch } = await open()
  const parts = async (headers: Record<string, string>) => {
    const response = await fetch(toAddress('seo'), { headers })
    const received = ['cache-control', 'vary', 'etag', 'location', 'content-type'].map((each) =>
      response.headers.get(each),
    )
    return [response.status, ...received, await response.text()]
  }
  expect(await parts({ [name]: value })).toEqual(await parts({}))
})
