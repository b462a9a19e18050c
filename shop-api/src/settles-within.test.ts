import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settlesWithin } from './settles-within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.for([
  ['done', () => Promise.resolve(), true],
  ['failed', () => Promise.reject(new Error('no')), true],
  ['never ending', () => new Promise(() => {}), false],
] as const)('work that is %s', async ([, work, isInTime]) => {
  const ends = settlesWithin(1_000, work())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await ends).toBe(isInTime)
  expect(vi.getTimerCount()).toBe(0)
})
