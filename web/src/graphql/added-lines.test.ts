import { expect, test } from 'vitest'
import { findAdded } from './added-lines.ts'

const lines = [
  { productId: 'A', quantity: 10 },
  { productId: 'B', quantity: 5 },
]
type Cart = Record<string, number> | null
test.each<[string, Cart, Cart, boolean[] | null]>([
  ['all lines', {}, { A: 10, B: 5 }, [true, true]],
  ['none of the lines', { A: 10 }, { A: 10 }, [false, false]],
  ['the lines that were not refused', { A: 10 }, { A: 20, B: 1 }, [true, false]],
  ['unknown lines if it was not read before', null, { A: 10 }, null],
  ['unknown lines if it cannot be read', {}, null, null],
])('after a lost response, the cart has got %s', (_, before, now, added) => {
  const toMap = (cart: Cart) => cart && new Map(Object.entries(cart))
  expect(findAdded(lines, toMap(before), toMap(now))).toEqual(added)
})
