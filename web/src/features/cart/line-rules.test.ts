import { expect, test } from 'vitest'
import { findFix, judgeQuantity, limitsAfter, offeredQuantity } from './line-rules.ts'

const reel = { minimumOrderQuantity: 2500, orderMultiple: 2500, stock: 12_000 }
const cutTape = { minimumOrderQuantity: 10, orderMultiple: 4, stock: 1_000_000_000 }
const shortReel = { minimumOrderQuantity: 800, orderMultiple: 800, stock: 2400 }

test.each([
  [2500, shortReel, 2400],
  [1, shortReel, 800],
  [7499, reel, 7500],
  [13_000, reel, 10_000],
  [1, { ...reel, stock: 2499 }, null],
  [1, { ...cutTape, stock: 11 }, null],
  [15, { ...cutTape, stock: 15 }, 12],
])('for %i wanted with %o, %s is offered', (wanted, limits, quantity) => {
  expect(offeredQuantity(wanted, limits)).toBe(quantity)
})

test.each([
  ['2500', reel, { kind: 'good', quantity: 2500 }],
  [' 2,500 ', reel, { kind: 'good', quantity: 2500 }],
  ['15000', reel, { kind: 'good', quantity: 15_000 }],
  ['2501', reel, { kind: 'notSold', nearest: 5000 }],
  ['2500', shortReel, { kind: 'notSold', nearest: 2400 }],
  ['1', reel, { kind: 'notSold', nearest: 2500 }],
  ['0', reel, { kind: 'notSold', nearest: 2500 }],
  ['1', cutTape, { kind: 'notSold', nearest: 12 }],
  ['999999999', cutTape, { kind: 'notSold', nearest: 999_999_996 }],
  ['1', { ...reel, stock: 0 }, { kind: 'notSold', nearest: null }],
  ['', reel, { kind: 'notANumber' }],
  ['many', reel, { kind: 'notANumber' }],
  ['-2500', reel, { kind: 'notANumber' }],
  ['1e3', reel, { kind: 'notANumber' }],
])('%j with %o is judged %o', (text, limits, verdict) => {
  expect(judgeQuantity(text, limits)).toEqual(verdict)
})

test.each([
  ['INSUFFICIENT_STOCK', 3200, shortReel, { kind: 'take', quantity: 2400 }],
  ['INSUFFICIENT_STOCK', 800, { ...shortReel, stock: 700 }, { kind: 'remove' }],
  ['BELOW_MINIMUM_QUANTITY', 100, shortReel, { kind: 'take', quantity: 800 }],
  ['NOT_A_MULTIPLE', 900, shortReel, { kind: 'take', quantity: 1600 }],
  ['SOLD_OUT', 800, { ...shortReel, stock: 0 }, { kind: 'remove' }],
  ['ON_REQUEST_ONLY', 800, shortReel, { kind: 'remove' }],
] as const)('a line that is %s at %i of %o is fixed by %o', (availability, quantity, limits, fix) => {
  expect(findFix(availability, quantity, limits)).toEqual(fix)
})

test.each([
  [
    { __typename: 'OutOfStockError', availableQuantity: 1500 },
    { ...shortReel, stock: 1500 },
  ],
  [
    { __typename: 'BelowMinimumQuantityError', minimumOrderQuantity: 1600 },
    { ...shortReel, minimumOrderQuantity: 1600 },
  ],
  [
    { __typename: 'NotAMultipleError', orderMultiple: 500 },
    { ...shortReel, orderMultiple: 500 },
  ],
  [{ __typename: 'NotFoundError' }, null],
])('%o leaves the limits %o', (refusal, limits) => {
  expect(limitsAfter(refusal, shortReel)).toEqual(limits)
})
