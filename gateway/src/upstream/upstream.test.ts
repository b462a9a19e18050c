import { describe, expect, it, onTestFinished } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Redis } from '../redis.ts'
import { startFakeRedis } from '../../testing/fake-redis.ts'
import { startFakeShop } from '../../testing/fake-shop.ts'
import { makeCartData } from '../../testing/shop-data.ts'
import type { Caller } from './caller.ts'
import { createUpstream, maxCallsPerRequest } from './upstream.ts'

const { account, cart, catalogue, site } = contract

const open = async (changes: { path?: string; readTimeoutMs?: number; redis?: Redis } = {}) => {
  const shop = await startFakeShop()
  const faults: string[] = []
  const upstream = createUpstream({
    shopApiUrl: shop.url + (changes.path ?? ''),
    readTimeoutMs: changes.readTimeoutMs ?? 60_000,
    writeTimeoutMs: 10_000,
    redis: changes.redis,
    onFault: ({ kind, endpoint }) => faults.push(`${kind} ${endpoint}`),
  })
  onTestFinished(async () => {
    await upstream.close()
    await shop.close()
  })
  const callerWith = (caller: Partial<Caller> = {}) =>
    upstream.forCaller({
      requestId: 'request-1',
      locale: 'jp',
      forwardedFor: '203.0.113.9',
      token: null,
      cartToken: null,
      apiClient: null,
      orderToken: null,
      orderTokens: null,
      transport: 'cookie' as const,
      ...caller,
    })
  return { shop, upstream, callerWith, faults }
}

describe('a request to the shop', () => {
  it('has language, request id and, where it matters, the caller', async () => {
    const { shop, callerWith } = await open()
    const upstream = callerWith({ token: 'bearer-1', cartToken: 'guest-1' })
    await upstream.request(cart.lists)
    await upstream.request(account.profileInfo)
    await upstream.request(site.config)

    const [visitor, member, everyone] = shop.requests.map(({ headers }) => headers)
    expect(visitor).toMatchObject({
      lang: 'jp',
      'x-request-id': 'request-1',
      'content-type': 'application/json',
      authorization: 'Bearer bearer-1',
      'cart-token': 'guest-1',
      'x-forwarded-for': '203.0.113.9',
    })
    expect(member?.authorization).toBe('Bearer bearer-1')
    expect(member).not.toHaveProperty('cart-token')
    expect(everyone).not.toHaveProperty('x-forwarded-for')
    expect(everyone).not.toHaveProperty('authorization')
    expect(everyone).not.toHaveProperty('cart-token')
  })

  it('never follows a redirect', async () => {
    const { shop, callerWith } = await open()
    shop.respondRaw(site.config, (response) => response.writeHead(302, { location: `${shop.url}/api/lang/list` }).end())
    await expect(callerWith().request(site.config)).rejects.toMatchObject({ kind: 'invalid_response' })
    expect(shop.countRequests(site.languages)).toBe(0)
  })
})

describe('calls in flight', () => {
  it('are joined over all requests for public data in one language', async () => {
    const { shop, callerWith } = await open()
    const query = { query: { wd: 'ne555' } }
    await Promise.all([1, 2, 3].map(() => callerWith().request(catalogue.search, query)))
    expect(shop.countRequests(catalogue.search)).toBe(1)
    await callerWith({ locale: 'de' }).request(catalogue.search, query)
    expect(shop.countRequests(catalogue.search)).toBe(2)
  })

  it('are joined only within one request for private data', async () => {
    const { shop, callerWith } = await open()
    const ada = callerWith({ token: 'same-token' })
    await Promise.all([ada.request(cart.lists), ada.request(cart.lists), ada.request(account.profileInfo)])
    expect(shop.countRequests(cart.lists)).toBe(1)
    expect(shop.countRequests(account.profileInfo)).toBe(1)
    await Promise.all([ada.request(cart.lists), callerWith({ token: 'same-token' }).request(cart.lists)])
    expect(shop.countRequests(cart.lists)).toBe(3)
    expect(ada.callCount).toBe(3)
  })
})

describe('a failure', () => {
  it('is a time-out where no response arrives', async () => {
    const { shop, callerWith, faults } = await open({ readTimeoutMs: 50 })
    shop.respondRaw(cart.count, () => {})
    await expect(callerWith().request(cart.count)).rejects.toMatchObject({ kind: 'timeout' })
    await expect.poll(() => faults).toEqual(['timeout GET /api/cart/cartCount'])
  })

  it('is a time-out where the body never ends', async () => {
    const { shop, callerWith } = await open({ readTimeoutMs: 50 })
    shop.respondRaw(cart.count, (response) => response.writeHead(200).write('{"code":'))
    await expect(callerWith().request(cart.count)).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('is unavailability where no shop listens', async () => {
    const { shop, callerWith, faults } = await open()
    await shop.close()
    await expect(callerWith().request(cart.count)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(faults).toEqual(['unavailable GET /api/cart/cartCount'])
  })

  it('is an invalid response over ten megabytes', async () => {
    const { shop, callerWith } = await open()
    const padded = '{"code":200,"message":"OK","data":{"count":1}}'.padEnd(11 * 1024 * 1024)
    shop.respondRaw(cart.count, (response) => response.end(padded))
    await expect(callerWith().request(cart.count)).rejects.toMatchObject({ kind: 'invalid_response' })
  })

  it('is tried once more where a connection breaks and a repetition does no harm', async () => {
    const { shop, callerWith } = await open()
    shop.respondRaw(cart.count, (response) => {
      shop.respond(cart.count, () => ({ count: 7 }))
      response.destroy()
    })
    expect(await callerWith().request(cart.count)).toEqual({ count: 7 })
    shop.respondRaw(cart.add, (response) => {
      shop.respond(cart.add, () => makeCartData())
      response.destroy()
    })
    const adding = callerWith().request(cart.add, { body: { goods_id: 1, cart_num: 1 } })
    await expect(adding).rejects.toMatchObject({ kind: 'unavailable' })
    expect(shop.countRequests(cart.add)).toBe(1)
  })

  it('limits the shop requests of one request', async () => {
    const { shop, callerWith } = await open()
    const upstream = callerWith()
    for (let id = 1; id <= maxCallsPerRequest; id += 1)
      await upstream.request(catalogue.recommend, { params: { id: `${id}` } })
    await expect(upstream.request(site.config)).rejects.toMatchObject({ name: 'TooManyCallsError' })
    expect(shop.requests).toHaveLength(maxCallsPerRequest)
  })

  it('limits them also where all start at once and read Redis first', async () => {
    const { shop, callerWith } = await open({ redis: startFakeRedis().connect() })
    const [greedy, modest] = [callerWith(), callerWith()]
    const askFor = (upstream: typeof greedy, id: number) =>
      upstream.request(catalogue.recommend, { params: { id: `${id}` } })
    const responses = await Promise.allSettled([
      ...Array.from({ length: maxCallsPerRequest + 30 }, (_, i) => askFor(greedy, i + 1)),
      askFor(modest, maxCallsPerRequest + 30),
    ])
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxCallsPerRequest + 1)
    expect(responses.at(-1)?.status).toBe('fulfilled')
    expect(shop.requests).toHaveLength(maxCallsPerRequest + 1)
  })
})

it('finds the shop under a path', async () => {
  const { shop, callerWith } = await open({ path: '/base/' })
  await expect(callerWith().request(site.config)).rejects.toMatchObject({ kind: 'invalid_response' })
  expect(shop.unmatchedUrls).toEqual([expect.stringMatching(/^\/base\/api\/config\/getConfig\?sequence=/)])
})

it('knows whether the shop is up, past every cache', async () => {
  const { shop, upstream } = await open()
  expect(await upstream.isUp()).toBe(true)
  await shop.close()
  expect(await upstream.isUp()).toBe(false)
})
