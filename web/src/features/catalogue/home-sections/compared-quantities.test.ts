import { expect, test } from 'vitest'
import { comparedQuantities, stepAt } from './compared-quantities.ts'

test('each quantity has the price of its break, and none below the minimum order quantity', () => {
  const product = { minimumOrderQuantity: 10, priceBreaks: [{ quantity: 10 }, { quantity: 100 }] }
  expect(comparedQuantities.map((quantity) => stepAt(product, quantity)?.quantity)).toEqual([undefined, 10, 100, 100])
})

test('a part sold on request has no price at any quantity', () => {
  expect(stepAt({ minimumOrderQuantity: 1, priceBreaks: [] }, 1000)).toBeNull()
})
