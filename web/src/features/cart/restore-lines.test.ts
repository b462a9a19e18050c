import { expect, test } from 'vitest'
import type { LineAvailability } from '#graphql/generated/types.ts'
import { canRestore, groupByReason } from './restore-lines.ts'

test.for<[LineAvailability[], boolean]>([
  [['AVAILABLE'], true],
  [['SOLD_OUT', 'AVAILABLE', 'ON_REQUEST_ONLY'], true],
  [['SOLD_OUT', 'ON_REQUEST_ONLY', 'INSUFFICIENT_STOCK', 'BELOW_MINIMUM_QUANTITY', 'NOT_A_MULTIPLE'], false],
  [[], false],
])('of removed lines that are %j, at least one can be restored: %s', ([removed, expected]) =>
  expect(canRestore(removed.map((availability) => ({ availability })))).toBe(expected),
)

test('parts that are refused for the same reason are named together, in the order of the cart', () => {
  const refused = [
    { partNumber: 'LM358DR', reason: 'Only 0 pcs in stock' },
    { partNumber: 'NE555P', reason: 'The cart is full.' },
    { partNumber: 'ATMEGA328P', reason: 'Only 0 pcs in stock' },
  ]
  expect(groupByReason(refused)).toEqual([
    { reason: 'Only 0 pcs in stock', partNumbers: ['LM358DR', 'ATMEGA328P'] },
    { reason: 'The cart is full.', partNumbers: ['NE555P'] },
  ])
})
