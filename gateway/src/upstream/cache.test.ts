import { describe, expect, it, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { type LoadedData, createCache } from './cache.ts'
import { UpstreamError } from './error.ts'
import { policies } from './policies.ts'

const endpoint = contract.site.config
const fault = new UpstreamError('unavailable', endpoint, 'down')
const refusal = new UpstreamError('refused', endpoint, 'gone', { code: 404 })

const openCache = () => {
  let nowS = 0
  const { read } = createCache({ now: () => nowS * 1000 })
  const load = vi.fn<() => Promise<LoadedData>>(async () => ({ data: `at ${nowS}`, chars: 4 }))
  return {
    load,
    at: async (seconds: number, wait = <T>(response: Promise<T>) => response) => {
      nowS = seconds
      return (await read({ endpoint, key: 'k', lifetime: { freshS: 10, staleS: 20 }, load, wait })).data
    },
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the cache of public responses', () => {
  it('sends one request while a response is fresh', async () => {
    const { at, load } = openCache()
    expect(await at(0)).toBe('at 0')
    expect(await at(9)).toBe('at 0')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('sends one request for all waiting readers', async () => {
    const { at, load } = openCache()
    await Promise.all([at(0), at(0), at(0)])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('serves the stale response while it fetches a new one', async () => {
    const { at, load } = openCache()
    await at(0)
    expect(await at(15)).toBe('at 0')
    await settle()
    expect(await at(16)).toBe('at 15')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fetches a new response where the clock is set back before the old one, and again after a failure', async () => {
    const { at, load } = openCache()
    await at(3600)
    expect(await at(1000)).toBe('at 1000')
    expect(await at(1001)).toBe('at 1000')
    load.mockRejectedValue(fault)
    expect(await at(1040)).toBe('at 1000')
    expect(await at(1030)).toBe('at 1000')
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('waits for a new response once the old one is too stale', async () => {
    const { at } = openCache()
    await at(0)
    expect(await at(31)).toBe('at 31')
  })

  it('serves the last response while the shop is down, for an hour', async () => {
    const { at, load } = openCache()
    await at(0)
    load.mockRejectedValue(fault)
    expect(await at(3599)).toBe('at 0')
    await expect(at(3601)).rejects.toBe(fault)
  })

  it('serves the last response to a reader whose time is up', async () => {
    const { at, load } = openCache()
    await at(0)
    load.mockReturnValue(new Promise(() => {}))
    expect(await at(100, () => Promise.reject(fault))).toBe('at 0')
  })

  it('leaves a shop that is down alone for five seconds', async () => {
    const { at, load } = openCache()
    await at(0)
    load.mockRejectedValue(fault)
    await at(100)
    await at(104)
    expect(load).toHaveBeenCalledTimes(2)
    await at(106)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('recovers after a failed refresh', async () => {
    const { at, load } = openCache()
    await at(0)
    load.mockRejectedValueOnce(fault)
    expect(await at(15)).toBe('at 0')
    await settle()
    await at(21)
    await settle()
    expect(await at(22)).toBe('at 21')
  })

  it('drops a response that the shop reports as missing, and caches no failure', async () => {
    const { at, load } = openCache()
    await at(0)
    load.mockRejectedValueOnce(refusal)
    await expect(at(50)).rejects.toBe(refusal)
    expect(await at(51)).toBe('at 51')
  })

  it('keeps the response where the shop refuses for another reason', async () => {
    const { at, load } = openCache()
    await at(0)
    load.mockRejectedValue(new UpstreamError('refused', endpoint, 'Too many requests.', { code: 429 }))
    expect(await at(50)).toBe('at 0')
    expect(await at(54)).toBe('at 0')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

it('has a lifetime for every public read of the contract, and for nothing else', () => {
  const all = Object.values(contract).flatMap((domain) => Object.values(domain))
  const isPublicRead = all.filter(({ access, method }) => access === 'public' && method === 'GET')
  expect(new Set(policies.keys())).toEqual(new Set(isPublicRead))
})
