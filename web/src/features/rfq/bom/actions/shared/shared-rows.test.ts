import { expect, test } from 'vitest'
import type { SharedPartsListPageQuery } from '#graphql/generated/types.ts'
import { toSharedList } from '../saved/saved-list.ts'
import { sumSharedRows, toSharedRows } from './shared-rows.ts'

type Shared = NonNullable<SharedPartsListPageQuery['sharedPartsList']>
const row: Shared['rows'][number] = {
  kind: 'PART',
  designators: 'R1',
  value: '10k',
  package: '0603',
  description: null,
  manufacturerName: null,
  numbers: [],
  quantity: 1,
  quantityStatus: 'READ',
  dateCode: null,
  isProductChosen: false,
  isSelected: true,
  requiredQuantity: 25,
  product: null,
  price: { unitPrice: { amount: '0.01000' }, extendedPrice: { amount: '0.25' } },
}
const read = (...changes: Partial<typeof row>[]) => {
  const rows = changes.map((change) => ({ ...row, ...change }))
  const list = { name: 'L', boards: 25, attritionPercent: '0', updatedAt: '', expiresAt: '', rows }
  return toSharedRows(list, toSharedList(list))
}

test.each<[string, Partial<typeof row>, number | null, string]>([
  ['a part', {}, 25, '0.25'],
  ['a part that is not selected', { isSelected: false }, 25, '0.00'],
  ['a second source', { kind: 'ALTERNATE', isSelected: false }, null, '0.00'],
  ['a second source that is selected', { kind: 'ALTERNATE' }, 25, '0.25'],
  ['a part with an unsure quantity', { quantityStatus: 'UNSURE', requiredQuantity: null }, null, '0.00'],
  ['a part that is not fitted', { kind: 'NOT_FITTED', requiredQuantity: null }, null, '0.00'],
])('%s has the order quantity and the amount of what is ordered', (_, change, ordered, total) => {
  const rows = read(change)
  expect([rows[0]?.ordered, rows[0]?.price === null, sumSharedRows(rows)]).toEqual([ordered, ordered === null, total])
})

test('titles and totals are no lines', () => {
  expect(read({ kind: 'TITLE' }, {}, { kind: 'TOTAL' })).toHaveLength(1)
})
