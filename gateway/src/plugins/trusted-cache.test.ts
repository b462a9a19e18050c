import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { locales } from '@partgate/schema/locales.ts'
import { openGateway, siteUrl } from '../testing/harness.ts'
import { profile } from '../testing/shop-data.ts'
import { hashOf } from './trusted-manifest.ts'

const { account, cart, site } = contract
const texts = {
  seo: '{ seo(page: HOME) { title } }',
  languages: '{ languages { code } }',
  cart: '{ cartLineCount }',
  viewer: '{ viewer { contactName } seo(page: HOME) { title } }',
}
const trustedDocuments = new Map(Object.values(texts).map((text) => [hashOf(text), text]))
const addressOf = (name: keyof typeof texts) => `/graphql?documentId=${hashOf(texts[name])}`
const csrf = { 'x-graphql-yoga-csrf': '1' }
const canary = (of: unknown) => `canary-${String(of)}-yranac`

/** Everybody's and everyone's own answers have a canary in them. */
const open = async () => {
  const gateway = await openGateway({ freeForm: 'nobody', trustedDocuments })
  gateway.shop.answer(site.seo, ({ headers }) => ({ title: canary(headers['lang']), keyword: '', description: '' }))
  gateway.shop.answer(account.profileInfo, ({ headers }) => ({
    ...profile,
    contact_name: canary(headers.authorization?.replace('Bearer ', '')),
  }))
  gateway.shop.answer(cart.count, () => ({ count: 7 }))
  return gateway
}

const visitors: [string, Record<string, string>][] = [
  ['nobody', {}],
  ['ada', { authorization: 'Bearer ada', ...csrf }],
  ['bob', { cookie: 'token=bob', origin: siteUrl, ...csrf }],
]

describe('E15: a validator', () => {
  it('of one language or person spares nobody else an answer', async () => {
    const { fetch } = await open()
    const seen = await Promise.all(
      locales.map(
        async ({ code }) =>
          [code, (await fetch(addressOf('seo'), { headers: { lang: code } })).headers.get('etag') ?? ''] as const,
      ),
    )
    expect(new Set(seen.map(([, etag]) => etag)).size).toBe(locales.length)

    const asked = locales.flatMap(({ code: lang }) =>
      seen.flatMap(([of, etag]) => visitors.map(([who, headers]) => ({ lang, of, etag, who, headers }))),
    )
    await Promise.all(
      asked.map(async ({ lang, of, etag, who, headers }) => {
        const response = await fetch(addressOf('seo'), { headers: { lang, 'if-none-match': etag, ...headers } })
        const isOwn = who === 'nobody' && lang === of
        const body = await response.text()
        const told = {
          status: response.status,
          own: body.includes(canary(lang)),
          canaries: body.split('canary').length - 1,
        }
        const wanted = isOwn ? { status: 304, own: false, canaries: 0 } : { status: 200, own: true, canaries: 1 }
        expect(told).toEqual(wanted)
      }),
    )
  })

  it.each(['cart', 'viewer'] as const)('is neither given nor heard for what is somebody’s own: %s', async (name) => {
    const { fetch } = await open()
    for (const [, headers] of visitors)
      for (const known of ['*', '"x"', `W/"x", *`]) {
        const response = await fetch(addressOf(name), { headers: { ...csrf, ...headers, 'if-none-match': known } })
        expect(response.status).toBe(200)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.has('etag')).toBe(false)
      }
  })
})

test.for(['bytes=0-9', 'bytes=-1', 'bytes=0-0,2-3', 'bytes=9-1', 'lines=1-2'])(
  'E15: a range (%s) is answered with the whole',
  async (range) => {
    const { fetch } = await open()
    const whole = await (await fetch(addressOf('seo'))).text()
    const response = await fetch(addressOf('seo'), { headers: { range, 'if-range': '"x"' } })
    expect([response.status, await response.text()]).toEqual([200, whole])
    expect(response.headers.has('content-range')).toBe(false)
  },
)

test.for([
  ['what is everybody’s', 'seo', {}],
  ['what is everybody’s, with the proof', 'seo', csrf],
  ['what is somebody’s', 'cart', { ...csrf, authorization: 'Bearer ada' }],
] as const)('E15: HEAD of %s asks nothing and is kept by no cache', async ([, name, headers]) => {
  const { shop, fetch } = await open()
  const response = await fetch(addressOf(name), { method: 'HEAD', headers })
  expect([403, 405]).toContain(response.status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.has('etag')).toBe(false)
  expect(shop.requests).toHaveLength(0)
})

const extensionsOf = (name: keyof typeof texts) =>
  `extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(texts[name]) } }))}`

/** Two answers to the question what is asked for: a cache must not keep one under the other, nor a link ask for it. */
const ambiguous: [string, string][] = [
  ['two hashes', `/graphql?documentId=${hashOf(texts.languages)}&documentId=${hashOf(texts.viewer)}`],
  [
    'two hashes the other way round',
    `/graphql?documentId=${hashOf(texts.viewer)}&documentId=${hashOf(texts.languages)}`,
  ],
  ['a hash and extensions', `${addressOf('languages')}&${extensionsOf('viewer')}`],
  ['extensions and a hash', `/graphql?${extensionsOf('languages')}&documentId=${hashOf(texts.viewer)}`],
  ['two extensions', `/graphql?${extensionsOf('languages')}&${extensionsOf('viewer')}`],
  ['two extensions the other way round', `/graphql?${extensionsOf('viewer')}&${extensionsOf('languages')}`],
  ['an id beside it', `${addressOf('languages')}&id=${hashOf(texts.viewer)}&doc_id=${hashOf(texts.viewer)}`],
  ['a text beside it', `${addressOf('languages')}&query=${encodeURIComponent(texts.viewer)}`],
  ['no text beside it', `${addressOf('languages')}&query=`],
  ['a hash in capitals', `/graphql?documentId=${hashOf(texts.viewer).toUpperCase()}`],
  ['a hash with a sign', `/graphql?documentId=sha256%3A${hashOf(texts.viewer)}&documentid=${hashOf(texts.languages)}`],
  ['a path behind', `/graphql/languages.css?documentId=${hashOf(texts.viewer)}`],
  ['a path that is encoded', `/%67raphql?documentId=${hashOf(texts.viewer)}`],
  ['a style sheet', `/graphql;a.css?documentId=${hashOf(texts.viewer)}`],
]

test.for(ambiguous)('E16: %s never shows what is somebody’s to a link or a cache', async ([, address]) => {
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
  ['accept-language', 'de'],
  ['accept-encoding', 'br'],
  ['content-type', 'application/json'],
  ['next-router-state-tree', 'evil'],
  ['x-middleware-subrequest', 'middleware'],
  ['cf-connecting-ip', '203.0.113.9'],
] as const)('E16: %s: %s changes nothing of what a cache may keep', async ([name, value]) => {
  const { fetch } = await open()
  const parts = async (headers: Record<string, string>) => {
    const response = await fetch(addressOf('seo'), { headers })
    const told = ['cache-control', 'vary', 'etag', 'location', 'content-type'].map((each) => response.headers.get(each))
    return [response.status, ...told, await response.text()]
  }
  expect(await parts({ [name]: value })).toEqual(await parts({}))
})
