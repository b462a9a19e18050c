import { expect, test } from 'vitest'
import { calculateRequiredQuantity } from './required-quantity.ts'

test.for<[string, Parameters<typeof calculateRequiredQuantity>, number | null]>([
  [
    'one board',
    [
      { qty: 4, order_qty: null },
      { boards: 1, attritionPercent: '0' },
    ],
    4,
  ],
  [
    'many boards',
    [
      { qty: 4, order_qty: null },
      { boards: 25, attritionPercent: '0.00' },
    ],
    100,
  ],
  [
    'attrition, rounded up',
    [
      { qty: 4, order_qty: null },
      { boards: 25, attritionPercent: '2.5' },
    ],
    103,
  ],
  [
    'attrition without a rest',
    [
      { qty: 1, order_qty: null },
      { boards: 100, attritionPercent: '1' },
    ],
    101,
  ],
  [
    'a hundredth of a percent',
    [
      { qty: 1, order_qty: null },
      { boards: 10_000, attritionPercent: '0.01' },
    ],
    10_001,
  ],
  [
    'the minimum',
    [
      { qty: 4, order_qty: null },
      { boards: 1, attritionPercent: '0' },
      { minimum: 20, multiple: 10 },
    ],
    20,
  ],
  [
    'the multiple',
    [
      { qty: 41, order_qty: null },
      { boards: 1, attritionPercent: '0' },
      { minimum: 20, multiple: 10 },
    ],
    50,
  ],
  [
    'a typed quantity stays as it is',
    [
      { qty: 4, order_qty: 7 },
      { boards: 25, attritionPercent: '5' },
      { minimum: 20, multiple: 10 },
    ],
    7,
  ],
  [
    'no quantity',
    [
      { qty: null, order_qty: null },
      { boards: 25, attritionPercent: '5' },
    ],
    null,
  ],
  [
    'more than can be ordered',
    [
      { qty: 999_999_999, order_qty: null },
      { boards: 1_000_000, attritionPercent: '100' },
    ],
    null,
  ],
])('%s', ([, args, required]) => {
  expect(calculateRequiredQuantity(...args)).toBe(required)
})
