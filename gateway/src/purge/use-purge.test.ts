import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { maxLagMs } from '@partgate/schema/shop-api/freshness.ts'
import { expect, it, onTestFinished, test, vi } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { startFakeRedis } from '../../testing/fake-redis.ts'
import { openGateway } from '../../testing/harness.ts'
import { Refusal } from '../../testing/refusal.ts'
import { page } from '../../testing/shop-data.ts'

const purgeToken = 'a-token-for-purges'
const authorization = `Bearer ${purgeToken}`
const unreachable = 'http://127.0.0.1:1/purge'
const tags = (...names: unknown[]) => JSON.stringify({ tags: names })

test.for([
  ['without the token', {}, tags('site'), 401],
  ['with another token', { authorization: 'Bearer a-token-for-purgeS' }, tags('site'), 401],
  ['without JSON', { authorization }, 'site', 400],
  ['of nothing', { authorization }, tags(), 400],
  ['of what is no tag', { authorization }, tags('product:*'), 400],
  [
    'of too much',
    { authorization },
    tags(
      ...Array(1001)
        .keys()
        .map((n) => `product:${n}`),
    ),
    400,
  ],
  ['as it should be', { authorization }, tags('site', 'product:17'), 200],
] as const)('a purge %s gets its status', async ([, headers, body, status]) => {
  const { fetch } = await openGateway({ purgeToken })
  expect((await fetch('/purge', { method: 'POST', headers, body })).status).toBe(status)
})

test('there is no purge by GET, and none without the setting', async () => {
  const { fetch } = await openGateway({ purgeToken })
  expect((await fetch('/purge', { headers: { authorization } })).status).toBe(405)
  const closed = await openGateway()
  expect(
    (await closed.fetch('/purge', { method: 'POST', headers: { authorization }, body: tags('site') })).status,
  ).toBe(404)
})

it.for([
  ['a number', '{ product(by: { slug: "part-3" }) { id } }', contract.catalogue.goodsDetail, 'product:4', 'product:3'],
  ['a text', '{ page(slug: "refund") { title } }', contract.site.page, 'page:imprint', 'page:refund'],
] as const)('the next response is new after a purge by the tag of %s', async ([, query, endpoint, other, own]) => {
  const redis = startFakeRedis()
  const { shop, run, fetch } = await openGateway({ purgeToken, redis: redis.connect() })
  for (let i = 0; i < 3; i += 1) await run(query)
  expect(shop.countRequests(endpoint)).toBe(1)
  await expect.poll(() => redis.texts.size).toBe(1)
  const purge = async (tag: string) =>
    (await fetch('/purge', { method: 'POST', headers: { authorization }, body: tags(tag) })).json()
  expect(await purge(other)).toEqual({ dropped: { memory: 0, shared: 0 } })
  await run(query)
  expect(shop.countRequests(endpoint)).toBe(1)
  expect(await purge(own)).toEqual({ dropped: { memory: 1, shared: 1 } })
  await run(query)
  expect(shop.countRequests(endpoint)).toBe(2)
})

it('requests after a purge take no response that may lag, until the lag is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { shop, run, fetch } = await openGateway({ purgeToken, shouldCachePublic: false })
  const readCacheControl = async () => {
    await run('{ page(slug: "refund") { title } }')
    return shop.findLastRequest(contract.site.page)?.headers['cache-control']
  }
  expect(await readCacheControl()).toBeUndefined()
  await fetch('/purge', { method: 'POST', headers: { authorization }, body: tags('page:refund') })
  expect(await readCacheControl()).toBe('no-cache')
  vi.setSystemTime(Date.now() + maxLagMs)
  expect(await readCacheControl()).toBe('no-cache')
  vi.setSystemTime(Date.now() + 1)
  expect(await readCacheControl()).toBeUndefined()
})

const openStorefront = async (status: number, location = '') => {
  const received: unknown[] = []
  const server = createServer((request, response) => {
    void request.toArray().then((pieces) => {
      received.push([request.headers.authorization, JSON.parse(Buffer.concat(pieces).toString())])
      response.writeHead(status, { location }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` }
}

it('a purge is passed on to every storefront, and the response names those that missed it', async () => {
  const [sound, broken] = await Promise.all([openStorefront(204), openStorefront(500)])
  const moved = await openStorefront(307, sound.url)
  const request = { method: 'POST', headers: { authorization }, body: tags('site', 'site') }
  const well = await openGateway({ purgeToken, storefronts: [sound.url] })
  expect((await well.fetch('/purge', request)).status).toBe(200)
  expect(sound.received).toEqual([[authorization, { tags: ['site'] }]])

  const half = await openGateway({ purgeToken, storefronts: [broken.url, sound.url, moved.url, unreachable] })
  const reply = await half.fetch('/purge', request)
  expect(reply.status).toBe(502)
  expect(await reply.json()).toMatchObject({ missed: [broken.url, moved.url, unreachable] })
  expect(sound.received).toHaveLength(2)
})

it('every response has tags, which are returned where a request wants them', async () => {
  const { post } = await openGateway()
  const query = '{ product(by: { slug: "part-3" }) { id } }'
  const readTags = async (headers = {}) => (await (await post({ query, headers })).json()).extensions
  expect(await readTags()).toBeUndefined()
  for (const _ of ['from the shop', 'from the cache'])
    expect(await readTags({ 'x-cache-tags': '1' })).toEqual({
      cacheTags: expect.arrayContaining(['product', 'product:3']),
    })
})

const readWithTags = async (gateway: Awaited<ReturnType<typeof openGateway>>, query: string) => {
  const response = await gateway.post({ query, headers: { 'x-cache-tags': '1' } })
  return (await response.json()) as { data: unknown; extensions: { cacheTags: string[] } }
}

it('responses have tags also where the gateway caches nothing', async () => {
  const gateway = await openGateway({ shouldCachePublic: false })
  const { extensions } = await readWithTags(gateway, '{ product(by: { slug: "part-3" }) { id } }')
  expect(extensions.cacheTags).toEqual(expect.arrayContaining(['product', 'product:3']))
})

it.for([true, false])('a page that does not exist yet has the topics of its endpoint, cached: %s', async (isCached) => {
  const gateway = await openGateway({ shouldCachePublic: isCached })
  gateway.shop.respond(contract.site.page, () => new Refusal(codes.notFound, 'No such page.'))
  const { data, extensions } = await readWithTags(gateway, '{ page(slug: "imprint") { title } }')
  expect(data).toEqual({ page: null })
  expect(extensions.cacheTags).toEqual(['site', 'page'])
})

it('a response that was requested before a purge has its tags, so the next purge reaches it', async () => {
  const gateway = await openGateway({ purgeToken })
  gateway.shop.respond(contract.site.page, async () => {
    await gateway.fetch('/purge', { method: 'POST', headers: { authorization }, body: tags('page:refund') })
    return page
  })
  const { extensions } = await readWithTags(gateway, '{ page(slug: "refund") { title } }')
  expect(extensions.cacheTags).toEqual(['site', 'page', 'page:refund'])
})
