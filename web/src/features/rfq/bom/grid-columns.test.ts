import { expect, test } from 'vitest'
import { type Block, toBlock, findField, findFillBlock, fixedColumns, isInBlock, lastColumn } from './grid-columns.ts'

const block = (fromRow: number, toRow: number): Block => ({
  from: { row: fromRow, column: 2 },
  to: { row: toRow, column: 4 },
})

test('a block goes from the smaller to the larger row and column', () => {
  const { from, to } = toBlock({ row: 5, column: 2 }, { row: 3, column: 6 })
  expect([from, to]).toEqual([
    { row: 3, column: 2 },
    { row: 5, column: 6 },
  ])
  expect(isInBlock({ from, to }, { row: 4, column: 6 })).toBe(true)
  expect(isInBlock({ from, to }, { row: 4, column: 7 })).toBe(false)
})

test.each<[string, Block, Block | null]>([
  ['one row is filled from the row above', block(3, 3), block(2, 3)],
  ['several rows are filled from the first', block(3, 6), block(3, 6)],
  ['the first row has no row above', block(0, 0), null],
])('%s', (_, marked, filled) => {
  expect(findFillBlock(marked)).toEqual(filled)
})

test.each([
  [0, null],
  [1, null],
  [fixedColumns, 'partNumber'],
  [fixedColumns + 3, null],
  [lastColumn, 'targetPrice'],
  [lastColumn + 1, null],
])('column %i holds the field %s', (column, field) => {
  expect(findField(column)).toBe(field)
})
