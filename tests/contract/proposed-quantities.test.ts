import { limitToStock, toOrderableQuantity } from '@partgate/schema/quantity.ts'
import * as fc from 'fast-check'
import { it } from 'vitest'
import { refuseQuantity } from '../../shop-api/src/cart/quantity.ts'
import { stepQuantity } from '../../web/src/features/catalogue/purchase/step-quantity.ts'

const terms = fc.record({
  minimum: fc.integer({ min: 1, max: 10_000 }),
  multiple: fc.integer({ min: 1, max: 5_000 }),
  stock: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 2_147_483_647 })),
})
const needed = fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 999_999_999 }))

type Terms = { minimum: number; multiple: number; stock: number }
const isTaken = (quantity: number, limits: Terms) => refuseQuantity(quantity, { ...limits, isPriced: true }) === null

it('the shop accepts each quantity that the storefront proposes, and none exists where it proposes none', () => {
  fc.assert(
    fc.property(terms, needed, fc.constantFrom(1, -1), (limits, wanted, direction) => {
      const typed = isTaken(wanted, limits) ? String(wanted) : ''
      const proposals = [
        limitToStock(wanted, limits.stock, limits),
        limitToStock(limits.stock, limits.stock, limits),
        stepQuantity(String(wanted), direction, limits, limits.stock),
        stepQuantity(typed, direction, limits, limits.stock),
      ]
      const smallest = toOrderableQuantity(0, limits)
      return (
        proposals.every((quantity) => quantity === null || isTaken(quantity, limits)) &&
        (proposals[0] === null) === !isTaken(smallest, limits) &&
        (!isTaken(wanted, limits) || proposals[0] === wanted)
      )
    }),
    { numRuns: 5_000, seed: 1 },
  )
})
