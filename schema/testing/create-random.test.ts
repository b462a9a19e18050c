import { expect, test } from 'vitest'
import { createRandom } from './create-random.ts'

const takeNumbers = (seed: number) => Array.from({ length: 10_000 }, createRandom(seed))

test('a seed gives the same numbers again, and another seed gives other numbers', () => {
  expect(takeNumbers(7)).toEqual(takeNumbers(7))
  expect(takeNumbers(7)).not.toEqual(takeNumbers(8))
})

test('each tenth of the range from 0 to 1 gets about a tenth of the numbers', () => {
  const tenths = Map.groupBy(takeNumbers(7), (number) => Math.floor(number * 10))
  expect([...tenths.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const numbers of tenths.values()) expect(Math.abs(numbers.length - 1_000)).toBeLessThan(150)
})
