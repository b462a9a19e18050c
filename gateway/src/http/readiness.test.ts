import { expect, onTestFinished, test, vi } from 'vitest'
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

test('the shop is probed again after a second, also where the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const isUp = vi.fn(async () => true)
  const isReady = createReadiness(isUp)
  await isReady()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(1_000)
  await isReady()
  expect(isUp).toHaveBeenCalledTimes(2)
})
