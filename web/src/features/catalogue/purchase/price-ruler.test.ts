import { expect, test } from 'vitest'
import { breakAt, placeCursor, placeTicks } from './price-ruler.ts'

const ladder = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }))
const breaks = ladder(1, 10, 100, 1000, 5000)

test('ticks are evenly spaced, from near the start to near the end', () => {
  expect(placeTicks(breaks).map(({ at }) => at)).toEqual([7, 28.25, 49.5, 70.75, 92])
})

test('a single break is in the middle', () => {
  expect(placeTicks(ladder(100))).toEqual([{ quantity: 100, at: 50 }])
})

test('the cursor is on a break that is reached exactly', () => {
  expect(breaks.map(({ quantity }) => placeCursor(breaks, quantity))).toEqual([7, 28.25, 49.5, 70.75, 92])
})

test('between two breaks the position of the cursor is logarithmic', () => {
  expect(placeCursor(breaks, 316)).toBeCloseTo(60.12, 1)
  expect(placeCursor(breaks, 250)).toBeGreaterThan(placeCursor(breaks, 150))
})

test('the cursor is just after the last break for larger quantities, and just before the first break for smaller ones', () => {
  expect(placeCursor(breaks, 1_000_000)).toBe(95)
  expect(placeCursor(ladder(100, 1000), 5)).toBe(5)
})

test('a quantity of zero and a ruler without breaks have a position', () => {
  expect(placeCursor(breaks, 0)).toBe(5)
  expect(placeCursor([], 5)).toBe(0)
})

test('the price of a quantity is that of the last break it reaches', () => {
  expect(breakAt(breaks, 999)?.quantity).toBe(100)
  expect(breakAt(breaks, 1000)?.quantity).toBe(1000)
  expect(breakAt(ladder(50), 1)?.quantity).toBe(50)
  expect(breakAt([], 1)).toBeUndefined()
})
