import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { startFakeShop } from '../../testing/fake-shop.ts'
import { gatewayCaller } from './caller.ts'
import { createUpstream } from './upstream.ts'

const readTimeoutMs = 3_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('a read that begins after another has the full time of a read, until the deadline of the operation', async () => {
  const shop = await startFakeShop()
  const upstream = createUpstream({ shopApiUrl: shop.url, readTimeoutMs, writeTimeoutMs: 1, onFault: () => {} })
  onTestFinished(async () => {
    await upstream.close()
    await shop.close()
  })
  const caller = upstream.forCaller({ ...gatewayCaller, finishByMs: performance.now() + 8_000 })
  vi.advanceTimersByTime(readTimeoutMs + 100)
  expect(await caller.request(contract.site.config)).toBeDefined()
  vi.advanceTimersByTime(5_000)
  await expect(caller.request(contract.cart.count)).rejects.toThrow('the operation has run out of time')
})
