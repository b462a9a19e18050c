import { expect, test } from 'vitest'
import { newLine } from './new-lines.ts'
import type { BomLine } from './bom-list.ts'
import { type BomMatch, countNeeded, planLine } from './plan-line.ts'
import { sampleMatch } from '#testing/bom-match.ts'

test.each<[string, number, number, number | null]>([
  ['4', 25, 0, 100],
  ['4', 25, 5, 105],
  ['1', 10, 1, 11],
  ['1,000', 1, 2.5, 1025],
  ['100', 1, 0.07, 101],
  ['3', 7, 10, 24],
  ['100', 1, 7, 107],
  ['1,000', 1_000, 100, 2_000_000],
  ['999999999', 1, 0, 999_999_999],
  ['999999999', 1, 1, null],
  ['999999999', 1_000_000, 100, null],
  ['', 1, 0, null],
  ['0', 1, 0, null],
  ['1.5', 1, 0, null],
  ['some', 1, 0, null],
])('%s per board for %i boards with %i %% attrition are %s pieces', (quantity, boards, attritionPercent, needed) => {
  expect(countNeeded({ quantity, quantityStatus: 'READ' }, { boards, attritionPercent })).toBe(needed)
})

test('an unsure quantity is no quantity', () => {
  expect(countNeeded({ quantity: '4', quantityStatus: 'UNSURE' }, { boards: 1, attritionPercent: 0 })).toBeNull()
})

const run = { boards: 25, attritionPercent: 0 }
const part = newLine({ quantity: '4', quantityStatus: 'READ' })

test.each<[string, BomLine, BomMatch, object]>([
  [
    'as needed',
    part,
    sampleMatch(),
    { kind: 'ready', needed: 100, ordered: 100, why: 'none', lineCount: 1, neededByAll: 100 },
  ],
  [
    'the minimum',
    part,
    sampleMatch({ product: { minimumOrderQuantity: 500 }, price: { orderableQuantity: 500, availableQuantity: 500 } }),
    { kind: 'ready', needed: 100, ordered: 500, why: 'minimum', lineCount: 1, neededByAll: 100 },
  ],
  [
    'a multiple',
    part,
    sampleMatch({ price: { orderableQuantity: 105, availableQuantity: 105 } }),
    { kind: 'ready', needed: 100, ordered: 105, why: 'multiple', lineCount: 1, neededByAll: 100 },
  ],
  [
    'what the stock covers',
    part,
    sampleMatch({ price: { orderableQuantity: 105, availableQuantity: 60 } }),
    { kind: 'ready', needed: 100, ordered: 60, why: 'stock', lineCount: 1, neededByAll: 100 },
  ],
  ['nothing of a sold out part', part, sampleMatch({ price: { availableQuantity: 0 } }), { kind: 'soldOut' }],
  ['nothing of a part without a price', part, sampleMatch({ match: { price: null } }), { kind: 'onRequest' }],
  ['nothing without a part', part, sampleMatch({ match: { product: null, price: null } }), { kind: 'noProduct' }],
  ['nothing without a quantity', { ...part, quantity: '' }, sampleMatch(), { kind: 'noQuantity' }],
  ['nothing of an unsure quantity', { ...part, quantityStatus: 'UNSURE' }, sampleMatch(), { kind: 'unsureQuantity' }],
  ['nothing with the quantity 0', { ...part, quantity: '0' }, sampleMatch(), { kind: 'noQuantity' }],
  ...['-5', '2.5', '1e9', '10k'].map((quantity): [string, BomLine, BomMatch, object] => [
    `nothing with the quantity ${quantity}`,
    { ...part, quantity },
    sampleMatch(),
    { kind: 'badQuantity' },
  ]),
  ...['99,999,999', '12345678901'].map((quantity): [string, BomLine, BomMatch, object] => [
    `nothing of ${quantity} pieces for each board`,
    { ...part, quantity },
    sampleMatch(),
    { kind: 'tooManyPieces' },
  ]),
  ['nothing that is not fitted', { ...part, kind: 'NOT_FITTED' }, sampleMatch(), { kind: 'notFitted' }],
])('a line orders %s', (_, line, match, plan) => {
  expect(planLine(line, match, run)).toMatchObject(plan)
})
