import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

test.for([
  ['refused', 0, { kind: 'stop' }],
  ['refused', 3, { kind: 'stop' }],
  ['ended', 0, { kind: 'reconnect', delayMs: 2_000, failures: 0 }],
  ['failed', 0, { kind: 'reconnect', delayMs: 2_000, failures: 1 }],
  ['failed', 3, { kind: 'reconnect', delayMs: 16_000, failures: 4 }],
  ['failed', 50, { kind: 'reconnect', delayMs: 60_000, failures: 51 }],
] as const)('a stream that is %s after %i failures: %o', ([end, failures, expected]) =>
  expect(nextStep(end, failures, () => 0.5)).toEqual(expected),
)
