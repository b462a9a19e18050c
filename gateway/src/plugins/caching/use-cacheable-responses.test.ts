import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { locales } from '@partgate/schema/locales.ts'
import { createApiKey, parseApiKey } from '../../api-keys/api-keys.ts'
import { openGateway, longTimeouts, siteUrl } from '../../../testing/harness.ts'
import { startFakeRedis } from '../../../testing/fake-redis.ts'
import { makeManufacturer, profile } from '../../../testing/shop-data.ts'
import { hashText } from '../trusted/manifest.ts'

const { account, cart, catalogue, site } = contract
const texts = {
  categories: '{ categories { name } siteConfig { companyName } }',
  product: 'query ($slug: String!) { product(by: { slug: $slug }) { description priceFor { isOrderable } } }',
  manufacturers: '{ manufacturers { nodes { name } } }',
  briefFirst: '{ manufacturers { totalCount } categories { name } }',
  briefLast: '{ categories { name } manufacturers { totalCount } }',
  cart: '{ cartLineCount }',
  viewer: '{ viewer { contactName } categories { name } }',
  signOut: 'mutation { signOut { isSignedOut } }',
}
const trustedDocuments = new Map(Object.values(texts).map((text) => [hashText(text), text]))
const partner = createApiKey('partner')
const apiKeys = [parseApiKey(partner.line)].filter((key) => key !== null)

const toAddress = (name: keyof typeof texts, variables?: object) =>
  `/graphql?documentId=${hashText(texts[name])}${variables ? `&variables=${encodeURIComponent(JSON.stringify(variables))}` : ''}`

const open = async () => openGateway({ freeForm: 'partners', trustedDocuments, apiKeys, ...longTimeouts })

describe('a GET of a trusted document that is the same for everyone', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  it('may be cached as long as its shortest-lived response, per language', async () => {
    const { fetch } = await open()
    const { status, headers } = await fetch(toAddress('product', { slug: 'part-1' }), {
      headers: { lang: 'de', 'x-forwarded-for': '203.0.113.9' },
    })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=10, stale-while-revalidate=10')
    for (const name of ['x-request-id', 'ratelimit-remaining']) expect(headers.has(name)).toBe(false)
    expect(headers.get('vary')).toBe('Lang, Accept-Language, Accept, Origin')
    const longer = await fetch(toAddress('categories'))
    expect(longer.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=3600')
  })

  it.for(['briefFirst', 'briefLast'] as const)(
    'may be stale as long as the shortest stale time of its endpoints: %s',
    async (name) => {
      const { fetch } = await open()
      const { headers } = await fetch(toAddress(name))
      expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=600')
    },
  )

  it('may be cached no longer than its sources stay fresh here', async () => {
    const { fetch } = await open()
    const lifeAfter = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms)
      return (await fetch(toAddress('categories'))).headers.get('cache-control')
    }
    expect(await lifeAfter(0)).toBe('public, max-age=300, stale-while-revalidate=3600')
    expect(await lifeAfter(200_000)).toBe('public, max-age=100, stale-while-revalidate=3600')
    expect(await lifeAfter(200_000)).toBe('public, max-age=0')
  })

  it('may name its document by extensions', async () => {
    const { fetch } = await open()
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashText(texts.categories) } }
    const { headers } = await fetch(`/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`)
    expect(headers.get('cache-control')).toMatch(/^public/)
  })

  it.for(['same', 'W/weak', 'list', 'star'])('is not sent again to a client that has it: %s', async (how) => {
    const { fetch } = await open()
    const first = await fetch(toAddress('categories'))
    const etag = first.headers.get('etag') ?? ''
    const known = { same: etag, 'W/weak': `W/${etag}`, list: `"x", ${etag}`, star: '*' }[how] ?? ''
    const again = await fetch(toAddress('categories'), { headers: { 'if-none-match': known } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const name of ['cache-control', 'vary', 'etag']) expect(again.headers.get(name)).toBe(first.headers.get(name))
    const other = await fetch(toAddress('categories'), { headers: { 'if-none-match': '"other"' } })
    expect([other.status, await other.json()]).toEqual([200, await first.json()])
  })
})

const noStore: [string, string, Record<string, string>, number][] = [
  ['a bearer', toAddress('categories'), { authorization: 'Bearer abc' }, 200],
  ['an authorization of another kind', toAddress('categories'), { authorization: 'Basic abc' }, 200],
  ['a session', toAddress('categories'), { cookie: 'token=abc' }, 200],
  ['a guest’s cart', toAddress('categories'), { cookie: 'lang=de; cart=abc' }, 200],
  ['a guest’s order', toAddress('categories'), { 'order-token': 'abc' }, 200],
  ['an API key', toAddress('categories'), { 'x-api-key': partner.key }, 200],
  ['an unknown key', toAddress('categories'), { 'x-api-key': 'pg_guess' }, 401],
  ['a request for the cost', toAddress('categories'), { 'x-cost': '1' }, 200],
  ['a request for tags', toAddress('categories'), { 'x-cache-tags': '1' }, 200],
  ['a question about the caller', toAddress('cart'), { 'x-graphql-yoga-csrf': '1' }, 200],
  ['such a question in part', toAddress('viewer'), { 'x-graphql-yoga-csrf': '1' }, 200],
  ['variables that do not fit', toAddress('product'), {}, 400],
  ['variables that are no JSON', `${toAddress('product')}&variables=%7B`, {}, 400],
  ['an operation that is not in it', `${toAddress('categories')}&operationName=Other`, {}, 400],
  ['an unknown hash', `/graphql?documentId=${'0'.repeat(64)}`, { 'x-graphql-yoga-csrf': '1' }, 400],
  [
    'a text beside the hash',
    `${toAddress('categories')}&query=%7Blanguages%7Bcode%7D%7D`,
    { 'x-graphql-yoga-csrf': '1' },
    400,
  ],
  ['no such page', '/nowhere', {}, 404],
]
test.for(noStore)('no cache stores the response to %s', async ([, address, headers, status]) => {
  const { fetch } = await open()
  const accept = 'application/graphql-response+json'
  const response = await fetch(address, { headers: { accept, ...headers } })
  expect({ status: response.status, cache: response.headers.get('cache-control') }).toEqual({
    status,
    cache: 'no-store',
  })
  expect(response.headers.has('etag')).toBe(false)
})

it('no cache stores a response with errors', async () => {
  const { shop, fetch } = await open()
  shop.respondRaw(site.config, (response) => response.writeHead(500).end())
  const response = await fetch(toAddress('categories'))
  expect((await response.json()).data).toEqual({ categories: [{ name: 'Passives' }], siteConfig: null })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('no cache stores a response without its malformed rows, here or in Redis', async () => {
  const redis = startFakeRedis()
  const { shop, fetch } = await openGateway({ freeForm: 'partners', trustedDocuments, redis: redis.connect() })
  shop.respond(catalogue.manufacturers, () => ({
    total: 2,
    list: [makeManufacturer(1), { ...makeManufacturer(2), id: -1 }],
  }))
  for (let i = 0; i < 2; i += 1) {
    const response = await fetch(toAddress('manufacturers'))
    expect(await response.json()).toEqual({ data: { manufacturers: { nodes: [{ name: 'Brand 1' }] } } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  shop.respondRaw(site.config, (response) => response.writeHead(500).end())
  await fetch(toAddress('categories'))
  await expect.poll(() => redis.texts.size).toBe(1)
  expect([...redis.texts.keys()]).toEqual([expect.stringContaining(catalogue.categoryTree.path)])
})

it('additions of proxies and strangers change no byte', async () => {
  const { fetch } = await open()
  const plain = await (await fetch(toAddress('categories'))).text()
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-prefix': '/evil',
    'x-original-url': '/evil',
    cookie: 'lang=de',
  }
  const dressed = await fetch(`${toAddress('categories')}&utm_source=evil&_rsc=1&lang=de`, { headers })
  expect(await dressed.text()).toBe(plain)
  expect(JSON.stringify([...dressed.headers])).not.toContain('evil')
})

describe('a page of another site', () => {
  it.for(['cart', 'viewer'] as const)('cannot send requests for a visitor: %s', async (name) => {
    const { shop, fetch } = await open()
    expect((await fetch(toAddress(name), { headers: { cookie: 'token=abc' } })).status).toBe(403)
    expect(shop.requests).toHaveLength(0)
  })

  it('cannot change anything by an address', async () => {
    const { shop, fetch } = await open()
    const headers = { cookie: 'token=abc', 'x-graphql-yoga-csrf': '1' }
    expect((await fetch(toAddress('signOut'), { headers: { cookie: 'token=abc' } })).status).toBe(403)
    expect((await fetch(toAddress('signOut'), { headers })).status).toBe(405)
    expect(shop.requests).toHaveLength(0)
  })
})

/** A shared cache that stores as much as HTTP allows. */
const createSharedCache = (fetch: (path: string, init: RequestInit) => Response | Promise<Response>) => {
  const stored = new Map<string, { vary: string[]; byHeaders: Map<string, string> }>()
  let hits = 0
  const toKey = (headers: Headers, vary: string[]) => JSON.stringify(vary.map((name) => headers.get(name)))
  const ask = async (path: string, init: { headers: Record<string, string> }) => {
    const headers = new Headers(init.headers)
    const entry = stored.get(path)
    const found = entry?.byHeaders.get(toKey(headers, entry.vary))
    if (found !== undefined) {
      hits += 1
      return found
    }
    const response = await fetch(path, init)
    const body = await response.text()
    if (response.headers.get('cache-control')?.startsWith('public')) {
      const vary = (response.headers.get('vary') ?? '').split(',').map((name) => name.trim())
      const byHeaders = stored.get(path)?.byHeaders ?? new Map<string, string>()
      stored.set(path, { vary, byHeaders: byHeaders.set(toKey(headers, vary), body) })
    }
    return body
  }
  return { ask, hits: () => hits }
}

type Locale = (typeof locales)[number]

it('through a shared cache no visitor sees a byte of another person or language', async () => {
  const { shop, fetch } = await open()
  const canary = (of: unknown) => `canary-${String(of)}-yranac`
  shop.respond(catalogue.categoryTree, ({ headers }) => ({
    category: [
      {
        category_id: 1,
        category_name: canary(headers['lang']),
        category_icon: 'chip',
        category_page_url: 'a',
        goods_count: 1,
        children: [],
      },
    ],
  }))
  shop.respond(account.profileInfo, ({ headers }) => ({
    ...profile,
    contact_name: canary(headers.authorization?.replace('Bearer ', '')),
  }))
  shop.respond(cart.count, ({ headers }) => ({ count: Number(headers.authorization?.replace(/\D/g, '') ?? 0) }))

  const { ask, hits } = createSharedCache(fetch)
  const users = [null, 'user1', 'user2', 'user3']
  const ways = (user: string | null): Record<string, string>[] =>
    user === null
      ? [{}, { cookie: 'lang=ru' }]
      : [{ cookie: `token=${user}`, origin: siteUrl }, { authorization: `Bearer ${user}` }]

  const visit = async (user: string | null, { code: lang, tag }: Locale, way: Record<string, string>) => {
    const language: Record<string, string> = 'cookie' in way ? { lang } : { 'accept-language': tag }
    const headers = { ...language, 'x-graphql-yoga-csrf': '1', ...way }
    const bodies = await Promise.all(
      (['categories', 'viewer', 'cart'] as const).map((name) => ask(toAddress(name), { headers })),
    )
    const seen = new Set(bodies.join(' ').match(/canary-\w+-yranac/g))
    const own = user === null ? [canary(lang)] : [canary(lang), canary(user)]
    expect([...seen].filter((each) => !own.includes(each))).toEqual([])
    expect(seen.has(canary(lang))).toBe(true)
    expect(bodies[2]).toContain(`"cartLineCount":${user?.replace(/\D/g, '') ?? 0}`)
  }
  const visits = () =>
    Promise.all(users.flatMap((user) => locales.flatMap((locale) => ways(user).map((way) => visit(user, locale, way)))))
  await visits()
  await visits()
  expect(hits()).toBeGreaterThan(locales.length)
})
