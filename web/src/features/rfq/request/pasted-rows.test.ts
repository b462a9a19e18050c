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
const parseRows = (...lines: string[][]) => {
  const text = lines.map((cells) => cells.join('\t')).join('\r\n')
  expect(isTable(text)).toBe(true)
  return pastedRows(text, names)
}

test.each(['', 'LM358DR', 'LM358DR\r\n', ' two words '])('%j is plain text', (text) => {
  expect(isTable(text)).toBe(false)
})

describe('a block of cells', () => {
  test('of one column has a part number in each row', () => {
    expect(parseRows(['LM358DR'], ['NE555P'], [''])).toEqual([{ partNumber: 'LM358DR' }, { partNumber: 'NE555P' }])
  })
  test('of one line is a row', () => {
    expect(parseRows(['LM358DR', '1,000'])).toEqual([{ partNumber: 'LM358DR', quantity: '1,000' }])
  })
  test('does not take a part number of digits for a quantity', () => {
    expect(parseRows(['744031100', '50'])).toEqual([{ partNumber: '744031100', quantity: '50' }])
  })
  test('in the column order of the form is read as such', () => {
    expect(parseRows(['LM358DR', 'TI', 'SOIC-8', '2531', '1000', '0.08'], ['NE555P'])).toEqual([
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
  test('recognizes quantities and prices by their shape', () => {
    expect(parseRows(['LM358DR', 'TI', '1000', '0.08'], ['NE555P', 'ST', '10', ''])).toEqual([
      { partNumber: 'LM358DR', manufacturerName: 'TI', quantity: '1000', targetPrice: '0.08' },
      { partNumber: 'NE555P', manufacturerName: 'ST', quantity: '10', targetPrice: '' },
    ])
  })
  test('with column names follows them in any order and drops unknown columns', () => {
    expect(parseRows(['qty', 'Ref', 'PART NUMBER', 'target price'], ['5', 'U1', 'LM358DR', '0.1'])).toEqual([
      { quantity: '5', partNumber: 'LM358DR', targetPrice: '0.1' },
    ])
  })
  test('of one column reads each line with its quantity', () => {
    expect(parseRows(['STM32F103C8T6 25'], ['LM317 T'], ['NE555P, 1,000 pcs'])).toEqual([
      { partNumber: 'STM32F103C8T6', quantity: '25' },
      { partNumber: 'LM317 T' },
      { partNumber: 'NE555P', quantity: '1000' },
    ])
  })
  test('may have units in its quantities', () => {
    expect(parseRows(['LM358DR', '1,000'], ['NE555P', '25 pcs'])).toEqual([
      { partNumber: 'LM358DR', quantity: '1,000' },
      { partNumber: 'NE555P', quantity: '25' },
    ])
  })
  test('has long texts truncated', () => {
    expect(parseRows(['A'.repeat(500), '1'])[0]?.partNumber).toHaveLength(100)
  })
})
