import { expect, test } from 'vitest'
import { toAddedLines, planLine, toReviewRow, type ImportProduct, type Plan } from './review.ts'

const reel: ImportProduct = {
  id: 'reel',
  partNumber: 'PART',
  manufacturerName: 'Maker',
  packaging: 'REEL',
  standardPackQuantity: 800,
  stock: 2400,
  minimumOrderQuantity: 800,
  orderMultiple: 800,
  priceBreaks: [{ quantity: 1 }],
}

test.each<[string, ImportProduct | null, Plan]>([
  ['800', reel, { kind: 'ready', quantity: 800, wanted: 800, change: 'none' }],
  ['801', reel, { kind: 'ready', quantity: 1600, wanted: 801, change: 'raised' }],
  ['2,500', reel, { kind: 'ready', quantity: 2400, wanted: 2500, change: 'lowered' }],
  ['', reel, { kind: 'ready', quantity: 800, wanted: null, change: 'minimum' }],
  ['many', reel, { kind: 'badQuantity' }],
  ['0', reel, { kind: 'badQuantity' }],
  ['800', { ...reel, stock: 799 }, { kind: 'soldOut' }],
  ['800', { ...reel, priceBreaks: [] }, { kind: 'onRequestOnly' }],
  ['800', null, { kind: 'notFound' }],
])('%j of %o is planned as %o', (quantity, product, plan) => {
  expect(planLine({ quantity, product })).toEqual(plan)
})

test('only exact matches that the shop accepts are selected by default', () => {
  const read = { partNumber: 'PART', quantity: 801, customerPartNumber: '4711-B', product: reel }
  const rows = [
    toReviewRow({ ...read, match: 'EXACT' }, 'exact'),
    toReviewRow({ ...read, match: 'NORMALIZED' }, 'near'),
    toReviewRow({ ...read, match: 'NONE', product: null }, 'unknown'),
    toReviewRow({ ...read, match: 'EXACT', product: { ...reel, stock: 0 } }, 'sold out'),
  ]
  expect(toAddedLines(rows)).toEqual([
    { rowId: 'exact', productId: 'reel', quantity: 1600, customerPartNumber: '4711-B' },
  ])
  const ticked = rows.map((row) => ({ ...row, isIncluded: true }))
  expect(toAddedLines(ticked).map(({ rowId }) => rowId)).toEqual(['exact', 'near'])
})
