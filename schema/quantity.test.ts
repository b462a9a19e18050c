import { expect, test } from 'vitest'
import { limitToStock, toOrderableQuantity } from './quantity.ts'

const reel = { minimum: 1000, multiple: 500 }

test.each([
  [0, reel, 1000],
  [1000, reel, 1000],
  [1001, reel, 1500],
  [0, { minimum: 10, multiple: 4 }, 12],
])('of a requested quantity of %i with %j, %i can be ordered', (quantity, terms, orderable) => {
  expect(toOrderableQuantity(quantity, terms)).toBe(orderable)
})

test.each([
  [2500, { minimum: 800, multiple: 800 }, 2400, 2400],
  [2500, { minimum: 800, multiple: 800 }, 3200, 3200],
  [4099, reel, 4099, 4000],
  [1, reel, 5000, 1000],
  [1, reel, 999, null],
  [1, { minimum: 10, multiple: 4 }, 11, null],
  [2_000_000_000, { minimum: 1, multiple: 1 }, 2_000_000_000, 999_999_999],
  [Infinity, reel, Infinity, 999_999_500],
])('of a requested quantity of %d with %j, a stock of %d covers %j', (quantity, terms, stock, covered) => {
  expect(limitToStock(quantity, stock, terms)).toBe(covered)
})
