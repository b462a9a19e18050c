import { describe, expect, test } from 'vitest'
import { isTable } from './is-table.ts'
import { pastedRows } from './pasted-rows.ts'

const names = {
  partNumber: 'Part number',
  manufacturerName: 'Manufacturer',
  package: 'Package',
  dateCode: 'Date code',
  quantity: 'QTY',
  targetPrice: 'Target price (USD)',
}
const rowsOf = (...lines: string[][]) => {
  const text = lines.map((cells) => cells.join('\t')).join('\r\n')
  expect(isTable(text)).toBe(true)
  return pastedRows(text, names)
}

test.each(['', 'LM358DR', 'LM358DR\r\n', ' two words '])('%j is a text as any other', (text) => {
  expect(isTable(text)).toBe(false)
})

describe('a block of cells', () => {
  test('of one column is a number each', () => {
    expect(rowsOf(['LM358DR'], ['NE555P'], [''])).toEqual([{ partNumber: 'LM358DR' }, { partNumber: 'NE555P' }])
  })
  test('of one line is a row', () => {
    expect(rowsOf(['LM358DR', '1,000'])).toEqual([{ partNumber: 'LM358DR', quantity: '1,000' }])
  })
  test('takes no number of digits alone for pieces', () => {
    expect(rowsOf(['744031100', '50'])).toEqual([{ partNumber: '744031100', quantity: '50' }])
  })
  test('in our own order is read as such', () => {
    expect(rowsOf(['LM358DR', 'TI', 'SOIC-8', '2531', '1000', '0.08'], ['NE555P'])).toEqual([
      {
        partNumber: 'LM358DR',
        manufacturerName: 'TI',
        package: 'SOIC-8',
        dateCode: '2531',
        quantity: '1000',
        targetPrice: '0.08',
      },
      { partNumber: 'NE555P', manufacturerName: '', package: '', dateCode: '', quantity: '', targetPrice: '' },
    ])
  })
  test('tells pieces and prices by their looks', () => {
    expect(rowsOf(['LM358DR', 'TI', '1000', '0.08'], ['NE555P', 'ST', '10', ''])).toEqual([
      { partNumber: 'LM358DR', manufacturerName: 'TI', quantity: '1000', targetPrice: '0.08' },
      { partNumber: 'NE555P', manufacturerName: 'ST', quantity: '10', targetPrice: '' },
    ])
  })
  test('with our names above goes by them, in any order; what we have no place for is left out', () => {
    expect(rowsOf(['qty', 'Ref', 'PART NUMBER', 'target price'], ['5', 'U1', 'LM358DR', '0.1'])).toEqual([
      { quantity: '5', partNumber: 'LM358DR', targetPrice: '0.1' },
    ])
  })
  test('with endless texts has them cut', () => {
    expect(rowsOf(['A'.repeat(500), '1'])[0]?.partNumber).toHaveLength(100)
  })
})
