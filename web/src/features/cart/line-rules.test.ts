import { expect, test } from 'vitest'
import { judgeQuantity, takeableQuantity } from './line-rules.ts'

const reel = { minimumOrderQuantity: 2500, orderMultiple: 2500 }
const cutTape = { minimumOrderQuantity: 10, orderMultiple: 4 }

test.each([
  [4000, { minimumOrderQuantity: 100, orderMultiple: 100 }, 4000],
  [4099, { minimumOrderQuantity: 100, orderMultiple: 100 }, 4000],
  [7499, reel, 5000],
  [2499, reel, null],
  [0, reel, null],
  [11, cutTape, null],
  [15, cutTape, 12],
])('of %i in stock with %o, %s can be taken', (available, rules, quantity) => {
  expect(takeableQuantity(available, rules)).toBe(quantity)
})

test.each([
  ['2500', reel, { kind: 'good', quantity: 2500 }],
  [' 2,500 ', reel, { kind: 'good', quantity: 2500 }],
  ['2501', reel, { kind: 'notSold', nearest: 5000 }],
  ['1', reel, { kind: 'notSold', nearest: 2500 }],
  ['0', reel, { kind: 'notSold', nearest: 2500 }],
  ['1', cutTape, { kind: 'notSold', nearest: 12 }],
  ['10', cutTape, { kind: 'notSold', nearest: 12 }],
  ['999999999', reel, { kind: 'notSold', nearest: null }],
  ['', reel, { kind: 'notANumber' }],
  ['many', reel, { kind: 'notANumber' }],
  ['-2500', reel, { kind: 'notANumber' }],
  ['1e3', reel, { kind: 'notANumber' }],
])('%j with %o is judged %o', (text, rules, verdict) => {
  expect(judgeQuantity(text, rules)).toEqual(verdict)
})
