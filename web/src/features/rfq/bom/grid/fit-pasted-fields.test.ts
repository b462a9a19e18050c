import { expect, test } from 'vitest'
import type { EditedField } from '../edit-list.ts'
import { fitPastedFields } from './fit-pasted-fields.ts'

const grid = ['partNumber', 'quantity', 'manufacturer', 'designators'] satisfies EditedField[]

test.each<[string, string[][], EditedField[]]>([
  [
    'part number and quantity',
    [
      ['LM358DR', '10'],
      ['1727010', '1,000'],
    ],
    ['partNumber', 'quantity'],
  ],
  [
    'part number, manufacturer and quantity',
    [
      ['LM358DR', 'Texas Instruments', '10'],
      ['2450', '3M', '20'],
    ],
    ['partNumber', 'manufacturer', 'quantity'],
  ],
  [
    'these with a header',
    [
      ['MPN', 'Manufacturer', 'Qty'],
      ['LM358DR', 'TI', '10'],
    ],
    ['partNumber', 'manufacturer', 'quantity'],
  ],
  [
    'part number and manufacturer',
    [
      ['LM358DR', 'TI'],
      ['NE555P', 'TI'],
    ],
    ['partNumber', 'manufacturer'],
  ],
  [
    'quantity and part number',
    [
      ['10', 'LM358DR'],
      ['5', 'NE555P'],
    ],
    ['quantity', 'partNumber'],
  ],
  [
    'manufacturer, part number and quantity',
    [
      ['TI', 'LM358DR', '10'],
      ['TI', 'NE555P', '5'],
    ],
    ['manufacturer', 'partNumber', 'quantity'],
  ],
  [
    'quantities that are not clear',
    [
      ['LM358DR', 'ca. 2'],
      ['NE555P', '4-5'],
    ],
    ['partNumber', 'quantity'],
  ],
])('a pasted block of %s fills these columns', (_, block, fields) => {
  expect(fitPastedFields(grid, block).slice(0, fields.length)).toEqual(fields)
})

test('a single column, and a block on read-only columns, stay where they are pasted', () => {
  expect(fitPastedFields(['quantity', 'manufacturer'], [['TI']])).toEqual(['quantity', 'manufacturer'])
  expect(fitPastedFields([null, 'quantity'], [['x', 'TI']])).toEqual([null, 'quantity'])
})
