import { expect, test } from 'vitest'
import type { ParsedList_ListFragment } from '#graphql/generated/types.ts'
import {
  chooseQuantities,
  countContinued,
  countDesignators,
  countRows,
  readHeaderRow,
  toPreviewColumns,
} from './preview-table.ts'
import { planQuote, toQuoteEntries } from '../actions/to-quote-items.ts'
import { hasBadPrice } from '../edit-list.ts'
import { toBomList } from './to-bom-list.ts'

type Row = ParsedList_ListFragment['rows'][number]

const row: Row = {
  kind: 'PART',
  designators: 'R1, R2',
  value: '10k',
  package: '0603',
  description: null,
  manufacturerName: 'Yageo',
  numbers: [{ meaning: 'MANUFACTURER_PART_NUMBER', number: 'RC0603', company: null }],
  quantity: 2,
  quantityStatus: 'READ',
  targetPrice: { amount: '0.01000' },
  targetPriceText: null,
  dateCode: null,
  note: null,
  problems: [],
  cells: ['R1, R2', 'RC0603', '2'],
}

const column = { column: 0, header: 'Ref', meaning: 'DESIGNATORS', confidencePercent: 95 } as const
const parsed: ParsedList_ListFragment = {
  sheets: [{ name: null, isHidden: false, rowCount: 6, hasTable: true }],
  sheet: 0,
  headerRow: 4,
  columns: [
    column,
    { ...column, column: 2, header: 'Qty', meaning: 'QUANTITY', confidencePercent: 60 },
    { ...column, column: 3, header: null, meaning: 'TOTAL_QUANTITY' },
  ],
  rows: [row],
  rowsLeftOut: 0,
  isCorrected: false,
  layout: 'abc',
  findings: [],
}

const toLine = (changes: Partial<Row>) =>
  toBomList({ ...parsed, rows: [{ ...row, ...changes }] }, 'board.v2.xlsx').lines[0]

test('a list keeps the header of every column, the layout and the name of the file', () => {
  expect(toBomList(parsed, 'board.v2.xlsx')).toMatchObject({
    name: 'board.v2',
    fileName: 'board.v2.xlsx',
    layout: 'abc',
    header: ['Ref', '', 'Qty', ''],
    boards: 1,
  })
})

const distributors = { meaning: 'DISTRIBUTOR_PART_NUMBER', number: '603-RC0603', company: 'Mouser' } as const
const own = { meaning: 'INTERNAL_PART_NUMBER', number: '4711-B', company: null } as const

test.each<[string, Partial<Row>, object]>([
  [
    'its texts',
    {},
    {
      partNumber: 'RC0603',
      manufacturer: 'Yageo',
      quantity: '2',
      targetPrice: '0.01',
      description: '',
      isSelected: true,
    },
  ],
  [
    'further numbers',
    { numbers: [distributors, own, ...row.numbers] },
    { partNumber: 'RC0603', otherNumbers: ['603-RC0603'], internalNumbers: ['4711-B'], customerPartNumber: '4711-B' },
  ],
  ['a distributor’s number', { numbers: [distributors] }, { partNumber: '603-RC0603', manufacturer: 'Yageo' }],
  ['the buyer’s own number alone', { numbers: [own] }, { partNumber: '', customerPartNumber: '4711-B' }],
  ['an alternate, which is not selected', { kind: 'ALTERNATE' }, { kind: 'ALTERNATE', isSelected: false }],
  ['a likely quantity', { quantityStatus: 'UNSURE' }, { quantity: '2', quantityStatus: 'UNSURE' }],
])('a row becomes a line with %s', (_, changes, expected) => {
  expect(toLine(changes)).toMatchObject(expected)
})

test.each([
  ['text', 'best offer', 'BAD_PRICE', 'best offer'],
  ['a negative amount', '-1', 'BAD_PRICE', '-1'],
  ['an amount with another currency', '0.05 EUR', 'FOREIGN_CURRENCY', '0.05 EUR'],
  ['an amount that may be a thousand times as much', '1,200', 'BAD_PRICE', '1,200 ?'],
] as const)('%s that is no price in USD stays in the line as a bad price', (_, text, problem, expected) => {
  const bad: Row = { ...row, targetPrice: null, targetPriceText: text, problems: [problem] }
  const [line] = toBomList({ ...parsed, rows: [bad] }, 'a.csv').lines
  expect([line?.targetPrice, line && hasBadPrice(line)]).toEqual([expected, true])
})

test('parts without a product are further parts of a request that has parts of another list', () => {
  const toEntries = (number: string) => {
    const rows = [{ ...row, numbers: [{ meaning: 'MANUFACTURER_PART_NUMBER', number, company: null } as const] }]
    return toQuoteEntries({ list: toBomList({ ...parsed, rows }, 'a.csv'), matches: new Map(), plans: new Map() })
  }
  const first = planQuote([], toEntries('A1'))
  expect(planQuote(first.items, toEntries('B1')).items).toMatchObject([{ partNumber: 'A1' }, { partNumber: 'B1' }])
})

test('the preview shows the cells below each header and marks unsure columns', () => {
  const rows = [{ ...row, kind: 'TITLE' as const, cells: ['Top'] }, row]
  expect(toPreviewColumns({ ...parsed, rows }).map(({ isUnsure, cells }) => [isUnsure, cells])).toEqual([
    [false, ['R1, R2']],
    [true, ['2']],
    [false, ['']],
  ])
})

test('without columns of quantities, the shop counts the designators', () => {
  expect(countDesignators(parsed, [{ column: 2, meaning: 'QUANTITY' }])).toEqual([
    { column: 2, meaning: 'IGNORED' },
    { column: 3, meaning: 'IGNORED' },
  ])
  expect(chooseQuantities(parsed, [], 3)).toEqual([
    { column: 2, meaning: 'IGNORED' },
    { column: 3, meaning: 'QUANTITY' },
  ])
})

test('rows are counted by kind', () => {
  const rows: Row[] = [
    row,
    { ...row, quantityStatus: 'UNSURE', targetPrice: null, problems: ['BAD_PRICE'] },
    { ...row, kind: 'ALTERNATE', targetPrice: null },
    { ...row, kind: 'NOT_FITTED', problems: ['CHANGED_BY_SPREADSHEET'] },
  ]
  expect(countRows({ ...parsed, rows })).toEqual({
    parts: 2,
    alternates: 1,
    notFitted: 1,
    unsure: 1,
    changed: 1,
    badPrices: 1,
    targetPrices: 2,
  })
})

test.each([
  [{ parts: 5, notFitted: 1 }, 5],
  [{ parts: 2, alternates: 1, notFitted: 1 }, 3],
  [{ notFitted: 2 }, 2],
])('of %j, the list continues with %i lines', (found, lines) => {
  const none = countRows({ ...parsed, rows: [] })
  expect(countContinued({ ...none, ...found })).toBe(lines)
})

test.each([
  ['3', 3],
  [' 6 ', 6],
  ['', 0],
  ['0', 0],
  ['7', null],
  ['99', null],
  ['-1', null],
  ['abc', null],
])('of a sheet with 6 rows, the header row %j is read as %j', (text, row) => {
  expect(readHeaderRow(text, 6)).toBe(row)
})
