import { expect, test } from 'vitest'
import type { ReadPartsListMutation } from '#graphql/generated/types.ts'
import { changeParts, unreadRows } from './part-rows.ts'
import { typedRow } from './part-row.ts'
import { type ReadCounts, toUploadReport } from './upload-report.ts'
import { toUploadedRows } from './uploaded-rows.ts'

type FileRow = NonNullable<NonNullable<ReadPartsListMutation['readPartsList']>['rows']>[number]

const row = (change: Partial<FileRow> = {}): FileRow => ({
  row: 2,
  partNumber: 'LM358DR',
  manufacturerName: 'TI',
  package: '',
  dateCode: '',
  quantity: 1000,
  quantityText: null,
  targetPrice: { amount: '0.08240', currency: 'USD' },
  customerPartNumber: '4711-B',
  problems: [],
  match: 'NONE',
  product: null,
  ...change,
})
const read = (rows: FileRow[]) => toUploadedRows(rows, () => `r${rows.length}`)
const listed = (count: number) => Array.from({ length: count }, (_, at) => typedRow(`${at}`, { partNumber: `P${at}` }))
const report = (before: number, rows: FileRow[], counts: Partial<ReadCounts> = {}) => {
  const state = changeParts(unreadRows, { type: 'added', rows: listed(before) })
  const { uploaded } = changeParts(state, { type: 'uploaded', rows: read(rows) })
  return toUploadReport(uploaded, { read: rows.length, rowsLeftOut: 0, rowsExcluded: 0, findings: [], ...counts })
}

test('a row of a file becomes a row of the form with its product', () => {
  const product = { id: 'g1', slug: 'lm358dr', partNumber: 'LM358DR' }
  expect(read([row({ match: 'EXACT', product })])).toMatchObject([
    {
      rowId: 'r1',
      productId: 'g1',
      slug: 'lm358dr',
      quantity: '1000',
      targetPrice: '0.0824',
      customerPartNumber: '4711-B',
      fromFile: { found: 'LM358DR' },
    },
  ])
})

test.each([
  ['12.00000', '12'],
  ['100.00000', '100'],
  ['0.00010', '0.0001'],
])('a price of %s is written %s', (amount, text) => {
  expect(read([row({ targetPrice: { amount, currency: 'USD' } })])[0]?.targetPrice).toBe(text)
})

test('missing values stay empty and are counted', () => {
  const rows = [row({ quantity: null, targetPrice: null, problems: ['BAD_QUANTITY'] }), row()]
  expect(read(rows)[0]).toMatchObject({ quantity: '', targetPrice: '', fromFile: { problems: ['BAD_QUANTITY'] } })
  expect(report(0, rows)).toEqual({
    added: 2,
    found: 0,
    invalidCount: 1,
    leftOut: 0,
    excluded: 0,
    hasTablesBeside: false,
  })
})

test('the text of an unclear quantity stays until the buyer enters one', () => {
  const [unclear] = read([row({ quantity: null, quantityText: '10,000', problems: ['UNSURE_QUANTITY'] })])
  expect(unclear).toMatchObject({ quantity: '', fromFile: { quantityText: '10,000' } })
  const listed = changeParts(unreadRows, { type: 'added', rows: unclear ? [unclear] : [] })
  const edit = (field: 'dateCode' | 'quantity') =>
    changeParts(listed, { type: 'edited', rowId: 'r1', field, text: '10' }).rows.map(
      ({ fromFile }) => fromFile?.quantityText,
    )
  expect([edit('dateCode'), edit('quantity')]).toEqual([['10,000'], ['']])
})

test('rows for which the request has no room when they are added count as left out', () => {
  const counts: Partial<ReadCounts> = { rowsLeftOut: 40, rowsExcluded: 3, findings: ['TABLES_BESIDE'] }
  expect(report(198, [row(), row(), row()], counts)).toEqual({
    added: 2,
    found: 0,
    invalidCount: 0,
    leftOut: 41,
    excluded: 3,
    hasTablesBeside: true,
  })
})
