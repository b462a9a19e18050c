import { expect, test } from 'vitest'
import type { ReadPartsListMutation } from '#graphql/generated/types.ts'
import { uploadedRows } from './uploaded-rows.ts'

type FileRow = NonNullable<NonNullable<ReadPartsListMutation['readPartsList']>['rows']>[number]

const row = (change: Partial<FileRow> = {}): FileRow => ({
  row: 2,
  partNumber: 'LM358DR',
  manufacturerName: 'TI',
  package: '',
  dateCode: '',
  quantity: 1000,
  targetPrice: { amount: '0.08240', currency: 'USD' },
  customerPartNumber: '4711-B',
  problems: [],
  match: 'NONE',
  product: null,
  ...change,
})
const read = (rows: FileRow[], capacity = 200, counts = { rowsLeftOut: 0, rowsExcluded: 0 }) => {
  let count = 0
  return uploadedRows({ rows, ...counts }, { capacity, newName: () => `r${count++}` })
}

test('a row of a file becomes a row of the form with its product', () => {
  const product = { id: 'g1', slug: 'lm358dr', partNumber: 'LM358DR' }
  expect(read([row({ match: 'EXACT', product })]).rows).toMatchObject([
    {
      rowId: 'r0',
      goodsId: 'g1',
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
  expect(read([row({ targetPrice: { amount, currency: 'USD' } })]).rows[0]?.targetPrice).toBe(text)
})

test('missing values stay empty and are counted', () => {
  const { rows, report } = read([row({ quantity: null, targetPrice: null, problems: ['BAD_QUANTITY'] }), row()])
  expect(rows[0]).toMatchObject({ quantity: '', targetPrice: '', fromFile: { problems: ['BAD_QUANTITY'] } })
  expect(report).toEqual({ added: 2, found: 0, invalidCount: 1, leftOut: 0, excluded: 0 })
})

test('rows beyond the capacity count as left out', () => {
  const { report } = read([row(), row(), row()], 2, { rowsLeftOut: 40, rowsExcluded: 3 })
  expect(report).toEqual({ added: 2, found: 0, invalidCount: 0, leftOut: 41, excluded: 3 })
})
