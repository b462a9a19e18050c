import { expect, test } from 'vitest'
import { breakAt, cursorOf, ticksOf } from './price-ruler.ts'

const breaks = [1, 10, 100, 1000, 5000]

test('ticks stand at even distances, from near the beginning to near the end', () => {
  expect(ticksOf(breaks).map(({ at }) => at)).toEqual([4, 26.5, 49, 71.5, 94])
})

test('a single break stands in the middle', () => {
  expect(ticksOf([100])).toEqual([{ quantity: 100, at: 50 }])
})

test('the cursor stands on a break that is reached exactly', () => {
  expect(breaks.map((quantity) => cursorOf(breaks, quantity))).toEqual([4, 26.5, 49, 71.5, 94])
})

test('between two breaks the cursor stands by order of magnitude', () => {
  expect(cursorOf(breaks, 316)).toBeCloseTo(60.25, 1)
  expect(cursorOf(breaks, 250)).toBeGreaterThan(cursorOf(breaks, 150))
})

test('beyond the last break it stands just after it, below the first just before it', () => {
  expect(cursorOf(breaks, 1_000_000)).toBe(97)
  expect(cursorOf([100, 1000], 5)).toBe(2)
})

test('a part without a ladder has a cursor too', () => {
  expect(cursorOf([], 5)).toBe(0)
})

test('the price of a quantity is that of the last break it reaches', () => {
  const ladder = breaks.map((quantity) => ({ quantity }))
  expect(breakAt(ladder, 999)?.quantity).toBe(100)
  expect(breakAt(ladder, 1000)?.quantity).toBe(1000)
  expect(breakAt([{ quantity: 50 }], 1)?.quantity).toBe(50)
  expect(breakAt([], 1)).toBeUndefined()
})
