import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { createBreakers } from './breaker.ts'
import { UpstreamError } from './error.ts'

const { site, catalogue } = contract

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Forty requests to each endpoint in ten seconds. */
const load = async (
  breakers: ReturnType<typeof createBreakers>,
  endpoints: Endpoint[],
  work: (endpoint: Endpoint) => Promise<unknown>,
) => {
  for (let i = 0; i < 40; i += 1) {
    await vi.advanceTimersByTimeAsync(250)
    for (const endpoint of endpoints) await breakers.run(endpoint, () => work(endpoint)).catch(() => {})
  }
}
const fail = (endpoint: Endpoint) => Promise.reject(new UpstreamError('unavailable', endpoint, 'down'))
const response = () => Promise.resolve('answer')
const spied = () => vi.fn<() => Promise<string>>(response)

const open = () => {
  const changes: string[] = []
  const breakers = createBreakers(({ group, endpoint }, isOpen) =>
    changes.push(`${endpoint?.path ?? group} ${isOpen ? 'opens' : 'closes'}`),
  )
  return { breakers, changes }
}

test('opens for a failing endpoint and no other of its group, and closes when the endpoint is healthy', async () => {
  const { breakers, changes } = open()
  await load(breakers, [site.config], fail)
  const work = spied()
  await expect(breakers.run(site.config, work)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(work).not.toHaveBeenCalled()
  expect(await breakers.run(site.seo, response)).toBe('answer')

  await vi.advanceTimersByTimeAsync(2_000)
  expect(await breakers.run(site.config, response)).toBe('answer')
  expect(changes).toEqual([`${site.config.path} opens`, `${site.config.path} closes`])
})

test('opens for a group with several failing endpoints alone, and closes when the group is healthy', async () => {
  const { breakers, changes } = open()
  await load(breakers, [site.config, site.news], fail)
  const work = spied()
  await expect(breakers.run(site.seo, work)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(work).not.toHaveBeenCalled()
  expect(await breakers.run(catalogue.search, response)).toBe('answer')

  await vi.advanceTimersByTimeAsync(2_000)
  expect(await breakers.run(site.seo, response)).toBe('answer')
  expect(changes.filter((each) => each.startsWith('site'))).toEqual(['site opens', 'site closes'])
})

test('an endpoint that fails now and then does not count as failing', async () => {
  const { breakers } = open()
  await breakers.run(site.seo, () => fail(site.seo)).catch(() => {})
  await load(breakers, [site.config], fail)
  await breakers.run(site.seo, () => fail(site.seo)).catch(() => {})
  expect(await breakers.run(site.seo, response)).toBe('answer')
})

test.for(['timeout', 'unavailable'] as const)('opens after enough failures of the kind %s', async (kind) => {
  const { breakers, changes } = open()
  const fail = () => Promise.reject(new UpstreamError(kind, site.config, 'no response'))
  for (let i = 0; i < 3; i += 1) await breakers.run(site.config, fail).catch(() => {})
  expect(changes).toEqual([])
  await load(breakers, [site.config], fail)
  expect(changes).toEqual([`${site.config.path} opens`])
  const work = spied()
  await expect(breakers.run(site.config, work)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(work).not.toHaveBeenCalled()
})

test.for(['refused', 'invalid_response'] as const)('does not count %s as a failure', async (kind) => {
  const { breakers, changes } = open()
  await load(breakers, [site.config, site.news], (endpoint) => Promise.reject(new UpstreamError(kind, endpoint, 'no')))
  expect(changes).toEqual([])
})
