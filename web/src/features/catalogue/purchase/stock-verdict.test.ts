import { expect, test } from 'vitest'
import { judgeStock } from './stock-verdict.ts'

const terms = { minimum: 100, multiple: 50 }

test.each([
  [100, 777, { kind: 'enough' }],
  [777, 777, { kind: 'enough' }],
  [null, 777, { kind: 'enough' }],
  [800, 777, { kind: 'short', takeable: 750 }],
  [150, 99, { kind: 'short', takeable: null }],
  [100, 0, { kind: 'soldOut' }],
  [null, 0, { kind: 'soldOut' }],
])('%j pieces of %j in stock: %o', (quantity, stock, verdict) => {
  expect(judgeStock(quantity, stock, terms)).toEqual(verdict)
})
