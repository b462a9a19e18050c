import { expect, test } from 'vitest'
import { checkLinesAdded } from './added-lines.ts'

const lines = [
  { productId: 'A', quantity: 10 },
  { productId: 'B', quantity: 5 },
]
test('lines of one product are added together', () => {
  const twice = [
    { productId: 'A', quantity: 10 },
    { productId: 'A', quantity: 5 },
  ]
  expect(checkLinesAdded(twice, new Map(), new Map([['A', 10]]))).toEqual([false, false])
})

type Cart = Record<string, number> | null
test.each<[string, Cart, Cart, boolean[]]>([
  ['all lines', {}, { A: 10, B: 5 }, [true, true]],
  ['none of the lines', { A: 10 }, { A: 10 }, [false, false]],
  ['the lines that were not refused', { A: 10 }, { A: 20, B: 1 }, [true, false]],
  ['no known lines if it was not read before', null, { A: 10 }, [false, false]],
  ['no known lines if it cannot be read', {}, null, [false, false]],
])('after a lost response, the cart has got %s', (_, before, now, added) => {
  const toMap = (cart: Cart) => cart && new Map(Object.entries(cart))
  expect(checkLinesAdded(lines, toMap(before), toMap(now))).toEqual(added)
})
