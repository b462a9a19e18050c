import { expect, it, onTestFinished } from 'vitest'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { startFakeShop } from '../../testing/fake-shop.ts'
import { Refusal } from '../../testing/refusal.ts'
import { makeDetail } from '../../testing/shop-data.ts'
import { gatewayCaller } from './caller.ts'
import { createUpstream } from './upstream.ts'

const { goodsDetail } = contract.catalogue

const open = async ({ keepsPublic = false } = {}) => {
  const shop = await startFakeShop()
  const faults: string[] = []
  const onFault = ({ kind }: { kind: string }) => void faults.push(kind)
  const times = { readTimeoutMs: 60_000, writeTimeoutMs: 10_000 }
  const upstream = createUpstream({ shopApiUrl: shop.url, ...times, shouldCachePublic: keepsPublic, onFault })
  onTestFinished(async () => {
    await upstream.close()
    await shop.close()
  })
  const slugsFor = async (urls: string, locale: 'en' | 'de' = 'en') => {
    const goods = await upstream.forCaller({ ...gatewayCaller, locale }).request(goodsDetail, { query: { urls } })
    return goods.map(({ goods_page_url }) => goods_page_url)
  }
  const lookUps = () => shop.requests.map(({ query }) => query['urls'] ?? query['ids'])
  return { shop, upstream, faults, slugsFor, lookUps }
}

it('sends one request for look-ups of the same moment, and gives each its own rows', async () => {
  const { slugsFor, lookUps } = await open()
  const found = await Promise.all(['part-1', 'part-2,part-3', 'part-9999', 'part-1'].map((urls) => slugsFor(urls)))
  expect(found).toEqual([['part-1'], ['part-2', 'part-3'], [], ['part-1']])
  expect(lookUps()).toEqual(['part-1,part-2,part-3,part-9999'])
})

it('caches the rows of each look-up by themselves', async () => {
  const { slugsFor, lookUps } = await open({ keepsPublic: true })
  await Promise.all(['part-1', 'part-2'].map((urls) => slugsFor(urls)))
  expect(await Promise.all(['part-2', 'part-1'].map((urls) => slugsFor(urls)))).toEqual([['part-2'], ['part-1']])
  expect(lookUps()).toEqual(['part-1,part-2'])
})

it('separates languages, and ids from slugs', async () => {
  const { upstream, slugsFor, lookUps } = await open()
  const byId = upstream.forCaller(gatewayCaller).request(goodsDetail, { query: { ids: '5' } })
  await Promise.all([slugsFor('part-1'), slugsFor('part-2', 'de'), byId])
  expect(new Set(lookUps())).toEqual(new Set(['5', 'part-1', 'part-2']))
})

it('splits requests that would not fit into a request line', async () => {
  const { slugsFor, lookUps } = await open()
  const slugs = Array.from({ length: 90 }, (_, i) => `part-${i + 1}`)
  await Promise.all(slugs.map((slug) => slugsFor(slug)))
  expect(lookUps().map((urls) => urls?.split(',').length)).toEqual([40, 40, 10])
})

it('does not refuse a request for the look-up of another', async () => {
  const { shop, slugsFor } = await open()
  shop.respond(goodsDetail, ({ query }) =>
    query['urls'] === 'part-1' ? [makeDetail(1)] : new Refusal(codes.invalidRequest, 'Malformed.'),
  )
  const responses = await Promise.allSettled(['part-1', 'part-2'].map((urls) => slugsFor(urls)))
  expect(responses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

it('fails for all where the shop fails, and reports one fault', async () => {
  const { shop, slugsFor, faults } = await open()
  await shop.close()
  const responses = await Promise.allSettled(['part-1', 'part-2'].map((urls) => slugsFor(urls)))
  expect(responses).toMatchObject([1, 2].map(() => ({ status: 'rejected', reason: { kind: 'unavailable' } })))
  expect(faults).toEqual(['unavailable'])
})
