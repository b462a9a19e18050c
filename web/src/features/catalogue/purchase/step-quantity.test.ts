import { expect, test } from 'vitest'
import { stepQuantity } from './step-quantity.ts'

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
