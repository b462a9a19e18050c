import { describe, expect, it, test, vi } from 'vitest'
import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { startFakeRedis } from '../../testing/fake-redis.ts'
import { makeSearchData, siteConfig } from '../../testing/shop-data.ts'
import { type LoadedData, type CacheSource, createCache } from './cache.ts'
import { markPartial } from './drop-invalid-rows.ts'

const { site, catalogue } = contract
const lifetime = { freshS: 10, staleS: 20 }

const open = () => {
  const redis = startFakeRedis()
  const clock = { seconds: 1_000_000 }
  const load = vi.fn<() => Promise<LoadedData>>(async () => ({ data: siteConfig, chars: 9 }))
  const startGateway = ({ wrongByS = 0 } = {}) => {
    const sources: CacheSource[] = []
    const { read: readCached, purge } = createCache({
      redis: redis.connect(),
      now: () => (clock.seconds + wrongByS) * 1000,
      onRead: (_, source) => void sources.push(source),
    })
    const read = async (reading: Parameters<typeof readCached>[0]) => (await readCached(reading)).data
    const config = (loading = load) =>
      read({ endpoint: site.config, key: 'k', lifetime, load: loading, wait: (response) => response })
    return { read, purge, config, sources }
  }
  return { redis, clock, load, startGateway }
}

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve))
const stored = async (redis: ReturnType<typeof startFakeRedis>) => {
  await expect.poll(() => redis.texts.size).toBe(1)
}

describe('a response that one process has read', () => {
  it('is there for the next process, with its age', async () => {
    const { redis, clock, load, startGateway } = open()
    await startGateway().config()
    await stored(redis)
    clock.seconds += 8
    const second = startGateway()
    expect(await second.config()).toEqual(siteConfig)
    expect(load).toHaveBeenCalledTimes(1)
    clock.seconds += 4
    await second.config()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    expect(second.sources).toEqual(['shared', 'stale'])
  })

  it('is used instead of a request where another process has refreshed it', async () => {
    const { redis, clock, load, startGateway } = open()
    const [first, second] = [startGateway(), startGateway()]
    await first.config()
    await stored(redis)
    await second.config()
    clock.seconds += 40
    await first.config()
    await settle()
    await second.config()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is not used where it was stored in the future, by a process whose clock was wrong', async () => {
    const { redis, load, startGateway } = open()
    await startGateway({ wrongByS: 3600 }).config()
    await stored(redis)
    const second = startGateway()
    await second.config()
    await second.config()
    expect(second.sources).toEqual(['shop', 'memory'])
    await settle()
    await startGateway().config()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is read back where it was compressed', async () => {
    const { redis, startGateway } = open()
    const data = makeSearchData(1, 20)
    const reading = { endpoint: catalogue.search, key: 's', lifetime, wait: <T>(response: Promise<T>) => response }
    await startGateway().read({ ...reading, load: async () => ({ data, chars: 9 }) })
    await vi.waitFor(() => expect(redis.texts.size).toBe(1))
    expect([...redis.texts.values()][0]?.length).toBeLessThan(JSON.stringify(data).length / 2)
    const other = startGateway().read({ ...reading, load: () => Promise.reject(new Error('not asked')) })
    expect(await other).toEqual(data)
  })

  it('is not written where rows were dropped', async () => {
    const { redis, startGateway } = open()
    const load = vi.fn<() => Promise<LoadedData>>(async () => ({ data: markPartial({ ...siteConfig }), chars: 9 }))
    await startGateway().config(load)
    await settle()
    expect(redis.commands.map(([name]) => name)).not.toContain('SET')
    await startGateway().config(load)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is not used by a release with another shape', async () => {
    const { redis, load, startGateway } = open()
    const old = { ...site.config, data: z.object({ company_name: z.string() }) }
    const { read } = startGateway()
    await read({ endpoint: old, key: 'k', lifetime, load, wait: (response) => response })
    await stored(redis)
    await startGateway().config()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a Redis that is', () => {
  test.for(['down', 'garbage', 'full'] as const)('%s leaves each process its own memory', async (mood) => {
    const { redis, load, startGateway } = open()
    await startGateway().config()
    await stored(redis)
    redis.become(mood)
    const second = startGateway()
    expect(await second.config()).toEqual(siteConfig)
    expect(await second.config()).toEqual(siteConfig)
    expect(second.sources.at(-1)).toBe('memory')
    expect(load).toHaveBeenCalledTimes(mood === 'full' ? 1 : 2)
    expect((await second.purge(['site'])).memory).toBe(1)
  })
})

describe('a purge', () => {
  it('reaches every process and Redis, and the readers after it cause one request', async () => {
    const { redis, load, startGateway } = open()
    const [first, second] = [startGateway(), startGateway({ wrongByS: -3600 })]
    await first.config()
    await stored(redis)
    await second.config()
    expect(await second.purge(['product:1'])).toEqual({ memory: 0, shared: 0 })
    expect(await second.purge(['site'])).toEqual({ memory: 1, shared: 1 })
    await settle()
    load.mockClear()
    await Promise.all(Array.from({ length: 200 }, first.config))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('voids responses that were requested before it and arrive after it', async () => {
    const { load, startGateway } = open()
    const { config, purge } = startGateway()
    const { promise, resolve } = Promise.withResolvers<LoadedData>()
    const early = config(vi.fn<() => Promise<LoadedData>>(() => promise))
    await settle()
    await purge(['site'])
    expect(await config()).toEqual(siteConfig)
    resolve({ data: { ...siteConfig, company_name: 'Old' }, chars: 9 })
    await early
    expect(await config()).toEqual(siteConfig)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('reaches a process whose first subscription Redis refused', async () => {
    const { redis, load, startGateway } = open()
    const first = startGateway()
    await first.config()
    await stored(redis)
    redis.become('deaf')
    const second = startGateway()
    await second.config()
    expect(second.sources).toEqual(['shop'])
    await first.purge(['site'])
    redis.become('healthy')
    await second.read({ endpoint: site.config, key: 'other', lifetime, load, wait: (response) => response })
    for (const count of [4, 5]) {
      await second.config()
      expect(load).toHaveBeenCalledTimes(count)
      await first.purge(['site'])
      await settle()
    }
  })

  it('during an outage of Redis is published when Redis is back, before a stale read', async () => {
    const { redis, load, startGateway } = open()
    const [first, second] = [startGateway(), startGateway()]
    await first.config()
    await stored(redis)
    await second.config()
    redis.become('down')
    expect(await first.purge(['site'])).toEqual({ memory: 1, shared: null })
    redis.become('healthy')
    await settle()
    await second.config()
    await startGateway().config()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
