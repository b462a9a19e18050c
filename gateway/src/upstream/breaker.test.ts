import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createBreakers } from './breaker.ts'
import { UpstreamError } from './error.ts'

const { site, catalogue } = contract

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** Calls in ten seconds, all answered by `work`. */
const load = async (breakers: ReturnType<typeof createBreakers>, work: () => Promise<unknown>) => {
  for (let i = 0; i < 40; i += 1) {
    await vi.advanceTimersByTimeAsync(250)
    await breakers.run(site.config, work).catch(() => {})
  }
}
const ill = () => Promise.reject(new UpstreamError('unavailable', site.config, 'down'))

test('spares a group that fails and nobody else, and comes back when it is well', async () => {
  const changes: [string, boolean][] = []
  const breakers = createBreakers((group, isOpen) => changes.push([group, isOpen]))
  await load(breakers, ill)
  const spared = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'))
  await expect(breakers.run(site.seo, spared)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(spared).not.toHaveBeenCalled()
  expect(await breakers.run(catalogue.search, spared)).toBe('answer')
  expect(breakers.isOpen('site')).toBe(true)

  await vi.advanceTimersByTimeAsync(2_000)
  expect(await breakers.run(site.seo, spared)).toBe('answer')
  expect(breakers.isOpen('site')).toBe(false)
  expect(changes).toEqual([
    ['site', true],
    ['site', false],
  ])
})

test.for(['refused', 'invalid_response'] as const)('takes %s for an answer', async (kind) => {
  const breakers = createBreakers()
  await load(breakers, () => Promise.reject(new UpstreamError(kind, site.config, 'no')))
  expect(breakers.isOpen('site')).toBe(false)
})
