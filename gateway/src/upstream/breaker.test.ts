import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { createBreakers } from './breaker.ts'
import { UpstreamError } from './error.ts'

const { site, catalogue } = contract

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Calls in ten seconds of each of these in turn, all answered by `work`. */
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
const ill = (endpoint: Endpoint) => Promise.reject(new UpstreamError('unavailable', endpoint, 'down'))
const answer = () => Promise.resolve('answer')
const spied = () => vi.fn<() => Promise<string>>(answer)

const open = () => {
  const changes: string[] = []
  const breakers = createBreakers(({ group, endpoint }, isOpen) =>
    changes.push(`${endpoint?.path ?? group} ${isOpen ? 'opens' : 'closes'}`),
  )
  return { breakers, changes }
}

test('spares an endpoint that fails and no other of its group, and comes back when it is well', async () => {
  const { breakers, changes } = open()
  await load(breakers, [site.config], ill)
  const spared = spied()
  await expect(breakers.run(site.config, spared)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(spared).not.toHaveBeenCalled()
  expect(await breakers.run(site.seo, answer)).toBe('answer')

  await vi.advanceTimersByTimeAsync(2_000)
  expect(await breakers.run(site.config, answer)).toBe('answer')
  expect(changes).toEqual([`${site.config.path} opens`, `${site.config.path} closes`])
})

test('spares a group of which several fail and nobody else, and comes back when it is well', async () => {
  const { breakers, changes } = open()
  await load(breakers, [site.config, site.news], ill)
  const spared = spied()
  await expect(breakers.run(site.seo, spared)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(spared).not.toHaveBeenCalled()
  expect(await breakers.run(catalogue.search, answer)).toBe('answer')

  await vi.advanceTimersByTimeAsync(2_000)
  expect(await breakers.run(site.seo, answer)).toBe('answer')
  expect(changes.filter((each) => each.startsWith('site'))).toEqual(['site opens', 'site closes'])
})

test('what fails now and then does not count among the several', async () => {
  const { breakers } = open()
  await breakers.run(site.seo, () => ill(site.seo)).catch(() => {})
  await load(breakers, [site.config], ill)
  await breakers.run(site.seo, () => ill(site.seo)).catch(() => {})
  expect(await breakers.run(site.seo, answer)).toBe('answer')
})

test.for(['refused', 'invalid_response'] as const)('takes %s for an answer', async (kind) => {
  const { breakers, changes } = open()
  await load(breakers, [site.config, site.news], (endpoint) => Promise.reject(new UpstreamError(kind, endpoint, 'no')))
  expect(changes).toEqual([])
})
