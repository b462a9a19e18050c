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
  problems: [],
  match: 'NONE',
  product: null,
  ...change,
})
const read = (rows: FileRow[], room = 200, leftOut = 0) => {
  let count = 0
  return uploadedRows(rows, { leftOut, room, newName: () => `r${count++}` })
}

test('a row of a file is a row of the form, with the product that was found', () => {
  const product = { id: 'g1', slug: 'lm358dr', partNumber: 'LM358DR' }
  expect(read([row({ match: 'EXACT', product })]).rows).toMatchObject([
    {
      rowId: 'r0',
      goodsId: 'g1',
      slug: 'lm358dr',
      quantity: '1000',
      targetPrice: '0.0824',
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

test('what is missing stays missing and is counted', () => {
  const { rows, report } = read([row({ quantity: null, targetPrice: null, problems: ['BAD_QUANTITY'] }), row()])
  expect(rows[0]).toMatchObject({ quantity: '', targetPrice: '', fromFile: { problems: ['BAD_QUANTITY'] } })
  expect(report).toEqual({ added: 2, found: 0, toMend: 1, leftOut: 0 })
})

test('rows without room are counted with those that were not read', () => {
  expect(read([row(), row(), row()], 2, 40).report).toEqual({ added: 2, found: 0, toMend: 0, leftOut: 41 })
})
