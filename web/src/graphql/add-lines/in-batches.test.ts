import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test.for([
  [0, []],
  [1, [1]],
  [100, [100]],
  [101, [100, 1]],
  [250, [100, 100, 50]],
] as const)('%i lines are sent in requests of %j', ([count, sizes]) => {
  const lines = Array.from({ length: count }, (_, at) => at)
  const batches = inBatches(lines, 100)
  expect(batches.map(({ length }) => length)).toEqual(sizes)
  expect(batches.flat()).toEqual(lines)
})
