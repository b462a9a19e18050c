import { expect, test } from 'vitest'
import type { EditedField } from '../edit-list.ts'
import {
  type Block,
  toBlock,
  findField,
  findFillBlock,
  fixedColumns,
  isInBlock,
  lastColumn,
  toFigureWidth,
  toPasteTarget,
  toQuantityWidth,
} from './grid-columns.ts'
import { toLineState } from '../line-states.ts'
import { newLine } from '../new-lines.ts'

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

const rows = ['a', 'b', 'c'].map((lineId, at) => ({
  ...toLineState(newLine({ lineId }), { matches: new Map(), plans: new Map() }),
  number: at + 1,
  refusal: null,
}))

test.each<[string, number, boolean, (EditedField | null)[]]>([
  [
    'of another program fills the editable columns',
    2,
    false,
    ['partNumber', 'quantity', 'manufacturer', 'designators'],
  ],
  ['of another program begins at its column', 3, false, ['quantity', 'manufacturer', 'designators', 'value']],
  ['does not leave a read-only column for another one', 4, false, [null, null, null, null]],
  ['of the grid has the read-only columns', 3, true, ['quantity', null, null, null]],
])('a pasted block %s', (_, column, isBlockOfGrid, fields) => {
  const target = toPasteTarget(rows, { row: 1, column }, isBlockOfGrid)
  expect(target.lineIds).toEqual(['b', 'c'])
  expect(target.fields.slice(0, 4)).toEqual(fields)
})

test('the column of quantities fits the longest one, up to 999,999,999', () => {
  const toWidth = (...quantities: string[]) =>
    toQuantityWidth(
      quantities.flatMap((quantity) => rows.slice(0, 1).map((row) => ({ ...row, line: { ...row.line, quantity } }))),
    )
  expect(toWidth('5', '999999999')).toBe(toFigureWidth('999999999'))
  expect(toWidth('a quantity that is a whole sentence')).toBe(toFigureWidth('999,999,999'))
})
