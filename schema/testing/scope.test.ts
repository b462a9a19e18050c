import { expect, test } from 'vitest'
import { isFullScope, sample } from './scope.ts'

const items = Array.from({ length: 100 }, (_, at) => at)

test('a short run takes an evenly spread sample, a full run takes all items', () => {
  expect(sample(items, 5)).toEqual(isFullScope() ? items : [0, 25, 50, 74, 99])
  expect(sample(items, 1)).toEqual(isFullScope() ? items : [0])
  expect(sample(items, 200)).toEqual(items)
})
