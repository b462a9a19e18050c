import { expect, test } from 'vitest'
import { planCart } from './plan-cart.ts'

const toEntries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    rowId: `p${at}`,
    productId: `p${at}`,
    partNumber: `PART-${at}`,
    quantity: 1,
    customerPartNumber: null,
    lineIds: [`l${at}`],
  }))
const toCart = (count: number, { first = 1_000, savedCount = 0 } = {}) => ({
  quantities: new Map(Array.from({ length: count }, (_, at) => [`p${first + at}`, 1])),
  savedCount,
})

test.each([
  ['an empty cart', 0, 200, 200, 0],
  ['an empty cart, too many', 0, 250, 200, 50],
  ['a cart with other products', 150, 60, 50, 10],
  ['a full cart', 200, 3, 0, 3],
])('%s takes as many products as it has lines for', (_, inCart, count, taken, left) => {
  const step = planCart(toCart(inCart), toEntries(count))
  expect([step.taken.length, step.left.length, step.inCart]).toEqual([taken, left, inCart])
})

test('lines saved for later count as lines of the cart', () => {
  const step = planCart(toCart(100, { savedCount: 60 }), toEntries(50))
  expect([step.taken.length, step.left.length, step.inCart]).toEqual([40, 10, 160])
})

test('a product that the full cart already has needs no line', () => {
  const { taken, left } = planCart(toCart(200, { first: 0 }), toEntries(3))
  expect([taken.length, left.length]).toEqual([3, 0])
})
