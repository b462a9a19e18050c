import { expect, test, vi } from 'vitest'
import { createReadiness } from './readiness.ts'

test('the shop is probed once a second for any number of requests', async () => {
  let nowMs = 0
  const isUp = vi.fn(async () => nowMs < 500)
  const isReady = createReadiness(isUp, () => nowMs)
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
  nowMs = 999
  expect(await isReady()).toBe(true)
  expect(isUp).toHaveBeenCalledTimes(1)
  nowMs = 1_000
  expect(await isReady()).toBe(false)
  expect(isUp).toHaveBeenCalledTimes(2)
})
