import { expect, test } from 'vitest'
import { pollPauseMs } from './timing.ts'

test.for([
  [0, 0, 4_000],
  [0, 0.5, 5_000],
  [0, 1, 6_000],
  [1, 0.5, 10_000],
  [3, 0.5, 40_000],
  [4, 0.5, 60_000],
  [40, 0.5, 60_000],
] as const)('after %i failures, with random %f, the shop is polled in %i ms', ([failures, luck, ms]) => {
  expect(pollPauseMs(failures, () => luck)).toBeCloseTo(ms, 6)
})
