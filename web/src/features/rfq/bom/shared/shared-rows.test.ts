import { expect, test } from 'vitest'
import type { SharedPartsListPageQuery } from '#graphql/generated/types.ts'
import { planProducts } from '../matching/plan-products.ts'
import { sumList } from '../summary/sum-list.ts'
import { toSharedList } from '../saved/saved-list.ts'
import { toSharedFacts } from './shared-rows.ts'
import { sampleMatch } from '#testing/bom-match.ts'

type Shared = NonNullable<SharedPartsListPageQuery['sharedPartsList']>
type Row = Shared['rows'][number]
const { product, price } = sampleMatch({
  price: { quantity: 25, orderableQuantity: 25, availableQuantity: 25, availableExtendedPrice: { amount: '0.25' } },
})
const row: Row = {
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
  product,
  price,
}
const read = (...changes: Partial<Row>[]) => {
  const rows = changes.map((change) => ({ ...row, ...change }))
  const list = { name: 'L', boards: 25, attritionPercent: '0', updatedAt: '', expiresAt: '', rows }
  const own = toSharedList(list)
  const { lines, matches, plans } = toSharedFacts(list, own)
  return {
    lines,
    total: sumList(own, { matches, plans: planProducts(own, { matches, plans }, new Map()).plans }).amount,
  }
}
const available = (availableQuantity: number, amount: string) =>
  sampleMatch({ price: { orderableQuantity: 25, availableQuantity, availableExtendedPrice: { amount } } }).price

test.each<[string, Partial<Row>, string]>([
  ['a part', {}, '0.25'],
  ['a part that is not selected', { isSelected: false }, '0.00'],
  ['a second source', { kind: 'ALTERNATE', isSelected: false }, '0.00'],
  ['a second source that is selected', { kind: 'ALTERNATE' }, '0.25'],
  ['a part with an unsure quantity', { quantityStatus: 'UNSURE', requiredQuantity: null }, '0.00'],
  ['a part that is not fitted', { kind: 'NOT_FITTED', requiredQuantity: null }, '0.00'],
  ['a sold out part', { price: available(0, '0.00') }, '0.00'],
  ['a part with too little stock', { price: available(10, '0.10') }, '0.10'],
])('%s adds to the total what can be ordered, as in the workbench', (_, change, total) => {
  expect(read(change).total).toBe(total)
})

test('titles and totals are no lines', () => {
  expect(read({ kind: 'TITLE' }, {}, { kind: 'TOTAL' }).lines).toHaveLength(1)
})
