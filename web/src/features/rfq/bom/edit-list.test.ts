import { expect, test } from 'vitest'
import { maxPartsListRows } from '@partgate/schema/limits.ts'
import type { BomLine, BomList } from './bom-list.ts'
import {
  acceptQuantities,
  addLines,
  countColumnsLeftOut,
  countRowsLeftOut,
  hasLikelyQuantity,
  type Edit,
  type EditedField,
  editCells,
  fillDown,
  parseBlock,
  pasteBlock,
  removeLines,
  selectLines,
  takeLines,
  writeBlock,
} from './edit-list.ts'
import { emptyList, newLine } from './new-lines.ts'

const toList = (...lines: Partial<BomLine>[]): BomList => ({
  ...emptyList(),
  lines: lines.map((line, at) => newLine({ lineId: `l${at}`, ...line })),
})

const chosen = { partNumber: 'A', otherNumbers: ['603-A'], productId: 'p1', quantity: '5' }

test.each<[string, Partial<BomLine>, Omit<Edit, 'lineId'>, Partial<BomLine>]>([
  [
    'a new part number',
    chosen,
    { field: 'partNumber', text: ' B ' },
    { partNumber: 'B', otherNumbers: [], productId: null },
  ],
  ['the same part number', chosen, { field: 'partNumber', text: 'A' }, chosen],
  ['a new value', chosen, { field: 'value', text: '10k' }, { value: '10k', productId: null }],
  [
    'a new quantity',
    chosen,
    { field: 'quantity', text: '7' },
    { quantity: '7', quantityStatus: 'READ', productId: 'p1' },
  ],
  ['no quantity', chosen, { field: 'quantity', text: '' }, { quantity: '', quantityStatus: 'MISSING' }],
  [
    'the same, unsure quantity, which confirms it',
    { quantity: '5', quantityStatus: 'UNSURE' },
    { field: 'quantity', text: '5' },
    { quantity: '5', quantityStatus: 'READ' },
  ],
  ['a target price', chosen, { field: 'targetPrice', text: '0.1' }, { targetPrice: '0.1', productId: 'p1' }],
])('%s changes what depends on it', (_, line, edit, expected) => {
  expect(editCells(toList(line), [{ lineId: 'l0', ...edit }]).lines[0]).toMatchObject(expected)
})

test.each<[Edit['field'], Partial<BomLine>]>([
  ['value', { value: '10k' }],
  ['quantity', { quantity: '10', quantityStatus: 'READ' }],
  ['quantity', { quantity: '10', quantityStatus: 'DESIGNATORS' }],
  ['quantity', { quantity: '', quantityStatus: 'MISSING' }],
])('an edit of the %s that changes nothing in %j returns the same list, so that it is no undo step', (field, line) => {
  const list = toList(line)
  expect(editCells(list, [{ lineId: 'l0', field, text: ` ${line[field]} ` }])).toBe(list)
})

test.each<[string, string[][]]>([
  ['A', [['A']]],
  [
    'A\t1\nB\t2\n',
    [
      ['A', '1'],
      ['B', '2'],
    ],
  ],
  [
    'A\t\r\n\t2\r\n',
    [
      ['A', ''],
      ['', '2'],
    ],
  ],
  ['A\rB', [['A'], ['B']]],
  ['"C1,\nC2"\t"5"" pipe"', [['C1, C2', '5" pipe']]],
  ['5" pipe\t1', [['5" pipe', '1']]],
  ['', [['']]],
])('the clipboard %j has the cells %j', (text, cells) => {
  expect(parseBlock(text)).toEqual(cells)
})

test('a copied block is read back as it was', () => {
  const cells = [
    ['A "1"', 'x\ty'],
    ['', 'z'],
  ]
  expect(writeBlock(cells)).toBe('"A ""1"""\t"x\ty"\n\tz')
  expect(parseBlock(writeBlock(cells))).toEqual([
    ['A "1"', 'x y'],
    ['', 'z'],
  ])
})

test('a pasted block fills cells from the first one on, skips read-only columns and adds lines', () => {
  const list = toList({ partNumber: 'A' }, { partNumber: 'B', manufacturer: 'TI' })
  const pasted = pasteBlock(list, { lineIds: ['l1'], fields: ['partNumber', null, 'quantity'] }, [
    ['X', 'ignored', '1', 'beyond'],
    ['Y', 'ignored', '2'],
  ])
  expect(pasted.lines.map(({ partNumber, manufacturer, quantity }) => [partNumber, manufacturer, quantity])).toEqual([
    ['A', '', ''],
    ['X', 'TI', '1'],
    ['Y', '', '2'],
  ])
})

test('a paste adds no lines beyond the limit', () => {
  const list = toList(...Array.from({ length: maxPartsListRows - 1 }, () => ({})))
  const block = Array.from({ length: 5 }, (_, at) => [`N${at}`])
  const { lines } = pasteBlock(list, { lineIds: [], fields: ['partNumber'] }, block)
  expect(lines).toHaveLength(maxPartsListRows)
  expect(lines.at(-1)?.partNumber).toBe('N0')
  expect(addLines({ ...list, lines }, 3).lines).toHaveLength(maxPartsListRows)
})

test.each([
  [2_500, 1_992, 502],
  [8, 1_992, 0],
  [9, 0, 3],
])('of %i rows pasted over 6 lines of a list with %i free lines, %i are left out', (rowCount, free, leftOut) => {
  const lineIds = Array.from({ length: 6 }, (_, at) => `l${at}`)
  expect(countRowsLeftOut({ lineIds }, rowCount, free)).toBe(leftOut)
})

test.each<[string, (EditedField | null)[], string[][], boolean, number]>([
  ['that fits', ['partNumber', 'quantity'], [['X', '1'], ['Y']], false, 0],
  [
    'with two columns too many',
    ['quantity'],
    [
      ['1', '', 'a'],
      ['2', 'b', 'c', ' '],
    ],
    false,
    2,
  ],
  ['that begins at a read-only column', [null, 'quantity'], [['X', '1']], false, 1],
  ['of the grid', [null, 'quantity'], [['X', '1']], true, 0],
])('of a block %s, the columns left out are counted', (_, fields, block, isBlockOfGrid, count) => {
  expect(countColumnsLeftOut({ fields }, block, isBlockOfGrid)).toBe(count)
})

test('titles and notes of the file count for the limit', () => {
  const list = toList(...Array.from({ length: maxPartsListRows - 1 }, () => ({ kind: 'NOTE' as const })))
  expect(addLines(list, 3).lines).toHaveLength(maxPartsListRows)
})

test('the first line fills the others', () => {
  const list = toList({ quantity: '5', value: 'x' }, { quantity: '1' }, { quantity: '2' }, { quantity: '3' })
  const { lines } = fillDown(list, { lineIds: ['l0', 'l1', 'l2'], fields: ['quantity', null] })
  expect(lines.map(({ quantity }) => quantity)).toEqual(['5', '5', '5', '3'])
  expect(lines[1]?.value).toBe('')
})

test('a removed row of the file stays for the download; an added line goes', () => {
  const { lines } = removeLines(toList({ cells: ['A', '1'] }, {}, {}), new Set(['l0', 'l1']))
  expect(lines.map(({ lineId, kind, isSelected }) => [lineId, kind, isSelected])).toEqual([
    ['l0', 'NOTE', false],
    ['l2', 'PART', true],
  ])
})

test('a selection changes the shown lines only', () => {
  const { lines } = selectLines(toList({}, {}, {}), new Set(['l1']), new Set(['l0', 'l1']))
  expect(lines.map(({ isSelected }) => isSelected)).toEqual([false, true, true])
})

test('lines in the cart are deselected; where the cart has refused all, the list is the same', () => {
  const list = toList({}, {})
  expect(takeLines(list, new Set(['l0'])).lines.map(({ isSelected }) => isSelected)).toEqual([false, true])
  expect(takeLines(list, new Set())).toBe(list)
})

test('unsure quantities are confirmed where there is one', () => {
  const unsure = { quantityStatus: 'UNSURE' as const }
  const notFitted = { ...unsure, kind: 'NOT_FITTED' as const, quantity: '5' }
  const list = toList({ ...unsure, quantity: '5' }, { ...unsure, quantity: '' }, notFitted)
  expect(list.lines.map(hasLikelyQuantity)).toEqual([true, false, false])
  const { lines } = acceptQuantities(list)
  expect(lines.map(({ quantityStatus }) => quantityStatus)).toEqual(['READ', 'UNSURE', 'UNSURE'])
})
