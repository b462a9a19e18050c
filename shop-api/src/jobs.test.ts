import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRunning } from './jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = { warn: vi.fn() }
const startJob = (work: () => Promise<unknown>) => keepRunning({ name: 'sweep', everyMs: 1_000, log, work })

test('runs at once and then each interval, until it is stopped', async () => {
  const work = vi.fn(async () => {})
  const stop = startJob(work)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(work).toHaveBeenCalledTimes(4)
  await stop()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(work).toHaveBeenCalledTimes(4)
})

test('skips a turn while the last one is running', async () => {
  const slow = Promise.withResolvers<void>()
  const work = vi.fn(() => slow.promise)
  const stop = startJob(work)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(1)
  slow.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(work).toHaveBeenCalledTimes(2)
  await stop()
})

test('stopping waits for the current turn', async () => {
  const slow = Promise.withResolvers<void>()
  const stop = startJob(() => slow.promise)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isStopped).toBe(false)
  slow.resolve()
  await stopped
  expect(isStopped).toBe(true)
})

test.for([
  ['rejects', () => Promise.reject(new Error('the disk is full'))],
  [
    'throws',
    () => {
      throw new Error('the disk is full')
    },
  ],
] as const)('work that %s is one warning, and the next turn runs', async ([, work]) => {
  log.warn.mockClear()
  const stop = startJob(work)
  await vi.advanceTimersByTimeAsync(1_000)
  await stop()
  expect(log.warn.mock.calls).toEqual([
    [{ err: new Error('the disk is full'), job: 'sweep' }, 'sweep failed'],
    [{ err: new Error('the disk is full'), job: 'sweep' }, 'sweep failed'],
  ])
})
