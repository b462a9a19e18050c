import { expect, test } from 'vitest'
import { toAddedLines, toRefusedLines } from './again-outcome.ts'

const line = (at: number, isSold = true) => ({
  partNumber: `PART-${at}`,
  quantity: at,
  customerPartNumber: at === 3 ? '4711-B' : null,
  product: isSold ? { id: `product ${at}`, slug: `part-${at}` } : null,
})
const lines = [line(1, false), line(2), line(3)]

test('only products on sale are added', () => {
  expect(toAddedLines(lines)).toEqual([
    { rowId: '1', productId: 'product 2', quantity: 2, customerPartNumber: null },
    { rowId: '2', productId: 'product 3', quantity: 3, customerPartNumber: '4711-B' },
  ])
})

test('the parts that are not in the cart are those the shop no longer sells and those it refused', () => {
  const gone = { partNumber: 'PART-1', slug: null, message: null }
  expect(toRefusedLines(lines, new Map())).toEqual([gone])
  expect(toRefusedLines(lines, new Map([['2', 'Only 5 are left.']]))).toEqual([
    gone,
    { partNumber: 'PART-3', slug: 'part-3', message: 'Only 5 are left.' },
  ])
})
