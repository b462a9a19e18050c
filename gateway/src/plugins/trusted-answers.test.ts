import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { locales } from '@partgate/schema/locales.ts'
import { newApiKey, parseApiKey } from '../keys.ts'
import { openGateway, patience, siteUrl } from '../testing/harness.ts'
import { profile } from '../testing/shop-data.ts'
import { hashOf } from './trusted-manifest.ts'

const { account, cart, catalogue, site } = contract
const texts = {
  categories: '{ categories { name } siteConfig { companyName } }',
  product: 'query P($slug: String!) { product(slug: $slug) { description priceFor(quantity: 10) { isOrderable } } }',
  cart: '{ cartLineCount }',
  viewer: '{ viewer { contactName } categories { name } }',
  signOut: 'mutation { signOut { isSignedOut } }',
}
const trustedDocuments = new Map(Object.values(texts).map((text) => [hashOf(text), text]))
const partner = newApiKey('partner')
const apiKeys = [parseApiKey(partner.line)].filter((key) => key !== null)

const addressOf = (name: keyof typeof texts, variables?: object) =>
  `/graphql?documentId=${hashOf(texts[name])}${variables ? `&variables=${encodeURIComponent(JSON.stringify(variables))}` : ''}`

const open = async () => openGateway({ freeForm: 'nobody', trustedDocuments, apiKeys, ...patience })

describe('a GET of a trusted document that is the same for everyone', () => {
  it('may be kept as long as the shortest-lived answer in it, per language', async () => {
    const { fetch } = await open()
    const { status, headers } = await fetch(addressOf('product', { slug: 'part-1' }), { headers: { lang: 'de' } })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=10, stale-while-revalidate=10')
    expect(headers.get('vary')).toBe('Lang, Accept, Origin')
    const longer = await fetch(addressOf('categories'))
    expect(longer.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=3600')
  })

  it('may be kept no longer than what it was made of stays fresh here', async () => {
    const { fetch } = await open()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const lifeAfter = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms)
      return (await fetch(addressOf('categories'))).headers.get('cache-control')
    }
    expect(await lifeAfter(0)).toBe('public, max-age=300, stale-while-revalidate=3600')
    expect(await lifeAfter(200_000)).toBe('public, max-age=100, stale-while-revalidate=3600')
    expect(await lifeAfter(200_000)).toBe('public, max-age=0')
  })

  it('is asked for by extensions too', async () => {
    const { fetch } = await open()
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(texts.categories) } }
    const { headers } = await fetch(`/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`)
    expect(headers.get('cache-control')).toMatch(/^public/)
  })

  it.for(['same', 'W/weak', 'list', 'star'])('is not sent again to whoever has it: %s', async (how) => {
    const { fetch } = await open()
    const first = await fetch(addressOf('categories'))
    const etag = first.headers.get('etag') ?? ''
    const known = { same: etag, 'W/weak': `W/${etag}`, list: `"x", ${etag}`, star: '*' }[how] ?? ''
    const again = await fetch(addressOf('categories'), { headers: { 'if-none-match': known } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const name of ['cache-control', 'vary', 'etag']) expect(again.headers.get(name)).toBe(first.headers.get(name))
    const other = await fetch(addressOf('categories'), { headers: { 'if-none-match': '"other"' } })
    expect([other.status, await other.json()]).toEqual([200, await first.json()])
  })
})

const noStore: [string, string, Record<string, string>, number][] = [
  ['a bearer', addressOf('categories'), { authorization: 'Bearer abc' }, 200],
  ['an authorization of another kind', addressOf('categories'), { authorization: 'Basic abc' }, 200],
  ['a session', addressOf('categories'), { cookie: 'token=abc' }, 200],
  ['a guest’s cart', addressOf('categories'), { cookie: 'lang=de; cart=abc' }, 200],
  ['a guest’s order', addressOf('categories'), { 'order-token': 'abc' }, 200],
  ['an API key', addressOf('categories'), { 'x-api-key': partner.key }, 200],
  ['a key that nobody has', addressOf('categories'), { 'x-api-key': 'pg_guess' }, 401],
  ['a wish for the cost', addressOf('categories'), { 'x-cost': '1' }, 200],
  ['a wish for tags', addressOf('categories'), { 'x-cache-tags': '1' }, 200],
  ['a question about the one who asks', addressOf('cart'), { 'x-graphql-yoga-csrf': '1' }, 200],
  ['such a question in part', addressOf('viewer'), { 'x-graphql-yoga-csrf': '1' }, 200],
  ['variables that do not fit', addressOf('product'), {}, 400],
  ['variables that are no JSON', `${addressOf('product')}&variables=%7B`, {}, 400],
  ['an operation that is not in it', `${addressOf('categories')}&operationName=Other`, {}, 400],
  ['an unknown hash', `/graphql?documentId=${'0'.repeat(64)}`, { 'x-graphql-yoga-csrf': '1' }, 400],
  [
    'a text beside the hash',
    `${addressOf('categories')}&query=%7Blanguages%7Bcode%7D%7D`,
    { 'x-graphql-yoga-csrf': '1' },
    400,
  ],
  ['no such page', '/nowhere', {}, 404],
]
test.for(noStore)('E16: %s is kept by no cache', async ([, address, headers, status]) => {
  const { fetch } = await open()
  const accept = 'application/graphql-response+json'
  const response = await fetch(address, { headers: { accept, ...headers } })
  expect({ status: response.status, cache: response.headers.get('cache-control') }).toEqual({
    status,
    cache: 'no-store',
  })
  expect(response.headers.has('etag')).toBe(false)
})

it('E16: an answer that lacks something is kept by no cache', async () => {
  const { shop, fetch } = await open()
  shop.misbehave(site.config, (response) => response.writeHead(500).end())
  const response = await fetch(addressOf('categories'))
  expect((await response.json()).data).toEqual({ categories: [{ name: 'Passives' }], siteConfig: null })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('E16: what a proxy or a stranger adds changes no byte', async () => {
  const { fetch } = await open()
  const plain = await (await fetch(addressOf('categories'))).text()
  const headers = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-prefix': '/evil',
    'x-original-url': '/evil',
    cookie: 'lang=de',
  }
  const dressed = await fetch(`${addressOf('categories')}&utm_source=evil&_rsc=1&lang=de`, { headers })
  expect(await dressed.text()).toBe(plain)
  expect(JSON.stringify([...dressed.headers])).not.toContain('evil')
})

describe('a page of another site', () => {
  it.for(['cart', 'viewer'] as const)('cannot ask in a visitor’s name: %s', async (name) => {
    const { shop, fetch } = await open()
    expect((await fetch(addressOf(name), { headers: { cookie: 'token=abc' } })).status).toBe(403)
    expect(shop.requests).toHaveLength(0)
  })

  it('cannot change anything by an address', async () => {
    const { shop, fetch } = await open()
    const headers = { cookie: 'token=abc', 'x-graphql-yoga-csrf': '1' }
    expect((await fetch(addressOf('signOut'), { headers: { cookie: 'token=abc' } })).status).toBe(403)
    expect((await fetch(addressOf('signOut'), { headers })).status).toBe(405)
    expect(shop.requests).toHaveLength(0)
  })
})

/** A shared cache in front of the gateway, as strict and as eager as HTTP allows. */
const aCdn = (fetch: (path: string, init: RequestInit) => Response | Promise<Response>) => {
  const kept = new Map<string, { vary: string[]; byHeaders: Map<string, string> }>()
  let hits = 0
  const keyOf = (headers: Headers, vary: string[]) => JSON.stringify(vary.map((name) => headers.get(name)))
  const ask = async (path: string, init: { headers: Record<string, string> }) => {
    const headers = new Headers(init.headers)
    const entry = kept.get(path)
    const found = entry?.byHeaders.get(keyOf(headers, entry.vary))
    if (found !== undefined) {
      hits += 1
      return found
    }
    const response = await fetch(path, init)
    const body = await response.text()
    if (response.headers.get('cache-control')?.startsWith('public')) {
      const vary = (response.headers.get('vary') ?? '').split(',').map((name) => name.trim())
      const byHeaders = kept.get(path)?.byHeaders ?? new Map<string, string>()
      kept.set(path, { vary, byHeaders: byHeaders.set(keyOf(headers, vary), body) })
    }
    return body
  }
  return { ask, hits: () => hits }
}

it('E15: through a shared cache nobody sees a byte of another person or language', async () => {
  const { shop, fetch } = await open()
  const canary = (of: unknown) => `canary-${String(of)}-yranac`
  shop.answer(catalogue.categoryTree, ({ headers }) => ({
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
  shop.answer(account.profileInfo, ({ headers }) => ({
    ...profile,
    contact_name: canary(headers.authorization?.replace('Bearer ', '')),
  }))
  shop.answer(cart.count, ({ headers }) => ({ count: Number(headers.authorization?.replace(/\D/g, '') ?? 0) }))

  const { ask, hits } = aCdn(fetch)
  const users = [null, 'user1', 'user2', 'user3']
  const ways = (user: string | null): Record<string, string>[] =>
    user === null
      ? [{}, { cookie: 'lang=ru' }]
      : [{ cookie: `token=${user}`, origin: siteUrl }, { authorization: `Bearer ${user}` }]

  const visit = async (user: string | null, lang: string, way: Record<string, string>) => {
    const headers = { lang, 'x-graphql-yoga-csrf': '1', ...way }
    const bodies = await Promise.all(
      (['categories', 'viewer', 'cart'] as const).map((name) => ask(addressOf(name), { headers })),
    )
    const seen = new Set(bodies.join(' ').match(/canary-\w+-yranac/g))
    const own = user === null ? [canary(lang)] : [canary(lang), canary(user)]
    expect([...seen].filter((each) => !own.includes(each))).toEqual([])
    expect(seen.has(canary(lang))).toBe(true)
    expect(bodies[2]).toContain(`"cartLineCount":${user?.replace(/\D/g, '') ?? 0}`)
  }
  const visits = () =>
    Promise.all(users.flatMap((user) => locales.flatMap(({ code }) => ways(user).map((way) => visit(user, code, way)))))
  await visits()
  await visits()
  expect(hits()).toBeGreaterThan(locales.length)
})
