import { expect, test } from 'vitest'
import { isFullScope, sample, takeTurns } from './scope.ts'

const items = Array.from({ length: 100 }, (_, at) => at)

test('a short run takes an evenly spread sample, a full run takes all items', () => {
  expect(sample(items, 5)).toEqual(isFullScope() ? items : [0, 25, 50, 74, 99])
  expect(sample(items, 1)).toEqual(isFullScope() ? items : [0])
  expect(sample(items, 200)).toEqual(items)
})

test('in a short run, neighbors take different items, and all items are taken', () => {
  const taken = [7, 8, 9].map((at) => takeTurns(items, at, 3))
  expect(taken).toEqual([7, 8, 9].map((at) => (isFullScope() ? items : items.filter((item) => item % 3 === at % 3))))
})
