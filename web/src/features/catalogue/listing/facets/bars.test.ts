import { expect, test } from 'vitest'
import { toBars } from './bars.ts'

const value = (amount: number | null, count: number) => ({ value: amount, count })

test('the tallest bar is 100, the lowest is still visible, and bars within the range are marked', () => {
  expect(toBars([value(1, 50), value(2, 100), value(3, 1)], 2, null)).toEqual([
    { height: 50, isIn: false },
    { height: 100, isIn: true },
    { height: 4, isIn: true },
  ])
})

test('many values share bars', () => {
  const bars = toBars(
    Array.from({ length: 60 }, (_, at) => value(at, 1)),
    null,
    2,
  )
  expect(bars).toHaveLength(20)
  expect(bars.filter(({ isIn }) => isIn)).toHaveLength(1)
})

test('a value that is not a number has no bar', () => {
  expect(toBars([value(null, 7)], null, null)).toEqual([])
})
