import { expect, test } from 'vitest'
import { largestWithin, proposedQuantity, smallestFrom, stepQuantity } from './quantity-rule.ts'

const reel = { minimum: 1000, multiple: 500 }

test.each([
  ['1000', 1, 1500],
  ['1200', 1, 1500],
  ['1300', 1, 1500],
  ['1200', -1, 1000],
  ['1500', -1, 1000],
  ['1000', -1, 1000],
  ['3', 1, 1000],
  ['', 1, 1000],
  ['ten', -1, 1000],
] as const)('from %j a step of %i leads to %i', (text, direction, quantity) => {
  expect(stepQuantity(text, direction, reel)).toBe(quantity)
})

test('the smallest quantity is the minimum, rounded up to a multiple', () => {
  expect(stepQuantity('', 1, { minimum: 10, multiple: 4 })).toBe(12)
})

test.each([
  [0, 1000],
  [1000, 1000],
  [1001, 1500],
])('who needs %i orders %i', (needed, quantity) => {
  expect(smallestFrom(needed, reel)).toBe(quantity)
})

test.each([
  [4099, 4000],
  [1000, 1000],
  [999, null],
])('of %i in stock %j can be taken', (available, quantity) => {
  expect(largestWithin(available, reel)).toBe(quantity)
})

test.each([
  [2500, { minimum: 800, multiple: 800 }, 2400, 2400],
  [2500, { minimum: 800, multiple: 800 }, 3200, 3200],
  [1, reel, 5000, 1000],
  [1, reel, 999, null],
  [1, { minimum: 10, multiple: 4 }, 11, null],
  [2_000_000_000, { minimum: 1, multiple: 1 }, 2_000_000_000, 999_999_999],
])('to a buyer who needs %i with %j and %i in stock, %j is proposed', (needed, rule, stock, quantity) => {
  expect(proposedQuantity(needed, rule, stock)).toBe(quantity)
})

test.each([
  ['2000', 1, 2400, null],
  ['1500', 1, 2400, 2000],
  ['5000', 1, 2400, null],
  ['5000', -1, 2400, 2000],
  ['1000', -1, 2400, 1000],
  ['1000', -1, 999, null],
  ['', 1, 999, null],
] as const)('from %j a step of %i with %i in stock leads to %j', (text, direction, stock, quantity) => {
  expect(stepQuantity(text, direction, reel, stock)).toBe(quantity)
})
