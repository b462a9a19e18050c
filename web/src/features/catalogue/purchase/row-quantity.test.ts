import { expect, test } from 'vitest'
import { buyableQuantity, orderedQuantity } from './row-quantity.ts'

const reel = { minimumOrderQuantity: 3000, orderMultiple: 3000, stock: 10_000, priceBreaks: [{ quantity: 1 }] }
const single = { minimumOrderQuantity: 1, orderMultiple: 1, stock: 300, priceBreaks: [{ quantity: 1 }] }

test.each([
  [null, reel, 3000],
  [1, reel, 3000],
  [4000, reel, 6000],
  [10_000, reel, 9000],
  [1000, single, 300],
  [300, single, 300],
  [4000, { ...reel, stock: 3500 }, 3000],
  [null, { ...reel, stock: 2999 }, null],
  [null, { ...reel, minimumOrderQuantity: 10, orderMultiple: 4, stock: 11 }, null],
  [null, { ...reel, priceBreaks: [] }, null],
  [null, { ...single, stock: 0 }, null],
])('an order for %j of %o is raised or lowered to %j', (needed, offer, quantity) => {
  expect(buyableQuantity(needed, offer)).toBe(quantity)
})

test('the ordered quantity is not limited by the stock', () => {
  expect(orderedQuantity(10_000, reel)).toBe(12_000)
})
