import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { createCsvWriter } from '#i18n/csv.ts'
import type { CartLineData } from '../use-cart-changes-client.ts'
import { cartTable } from './cart-table.ts'
import { toXlsx } from '#i18n/to-xlsx.ts'

const product = {
  id: 'product',
  slug: 'part',
  partNumber: '=PART',
  manufacturerName: 'Maker, Inc.',
  packaging: 'REEL',
  standardPackQuantity: 800,
  dateCode: '2531+',
  stock: 2400,
  minimumOrderQuantity: 800,
  orderMultiple: 800,
}
const line = {
  id: 'line',
  quantity: 1600,
  customerPartNumber: '-4711',
  isSelected: true,
  availability: 'AVAILABLE',
  unitPrice: { amount: '0.01870' },
  extendedPrice: { amount: '29.92' },
  product,
} as unknown as CartLineData
const onRequest: CartLineData = { ...line, id: 'other', customerPartNumber: null, availability: 'ON_REQUEST_ONLY' }

const table = cartTable([line, onRequest], { formatColumn: (column) => column, formatPackaging: () => 'Reel of 800' })

test('a row without a price has no sums', () => {
  expect(table).toEqual([
    [
      'partNumber',
      'manufacturer',
      'packaging',
      'dateCode',
      'quantity',
      'unitPrice',
      'amount',
      'stock',
      'customerPartNumber',
    ],
    ['=PART', 'Maker, Inc.', 'Reel of 800', '2531+', 1600, { figure: '0.01870' }, { figure: '29.92' }, 2400, '-4711'],
    ['=PART', 'Maker, Inc.', 'Reel of 800', '2531+', 1600, null, null, 2400, null],
  ])
})

test('CSV cells are never formulas and use the decimals of the language', () => {
  expect(createCsvWriter('de')(table[1] ?? [])).toBe(
    '\'=PART;"Maker, Inc.";Reel of 800;2531+;1600;0,01870;29,92;2400;\'-4711\r\n',
  )
})

test('spreadsheet cells keep numbers and texts apart', async () => {
  const { sheets } = await readXlsx(await toXlsx(table, 'Cart'))
  expect(sheets[0]?.rows[1]).toEqual([
    '=PART',
    'Maker, Inc.',
    'Reel of 800',
    '2531+',
    1600,
    0.0187,
    29.92,
    2400,
    '-4711',
  ])
  expect(sheets[0]?.rows[2]?.slice(4, 7)).toEqual([1600, null, null])
})
