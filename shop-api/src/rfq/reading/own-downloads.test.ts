import { locales } from '@partgate/schema/locales.ts'
import { describe, expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

describe.each(locales)('the headings of downloads in $code are read again', ({ code }) => {
  const readTable = async (...rows: string[]) => {
    const list = await readPartsList({ bytes: new TextEncoder().encode(rows.join('\r\n')) }, code)
    return list.rows
  }
  const readMessages = async () =>
    (await import(`../../../../locales/${code}.json`, { with: { type: 'json' } })).default

  test('a saved cart has the buyer’s own part numbers', async () => {
    const { partNumber, quantity, customerPartNumber } = (await readMessages()).cartPage.export.columns
    const rows = await readTable(
      `${partNumber};${quantity};${customerPartNumber}`,
      "LM358DR;100;'-4711",
      'NE555P;5;10-2233',
    )
    expect(rows.map(({ qty, numbers }) => [qty, ...numbers.map(({ number }) => number)])).toEqual([
      [100, 'LM358DR', '-4711'],
      [5, 'NE555P', '10-2233'],
    ])
    expect(rows[0]?.numbers[1]?.meaning).toBe('internal_part_number')
  })

  test('a downloaded parts list has its quantities and date codes', async () => {
    const { partNumber, quantity, dateCode } = (await readMessages()).bom.download.columns
    const rows = await readTable(`${partNumber};${quantity};${dateCode}`, 'LM358DR;100;2408', 'NE555P;5;2531')
    expect(rows.map(({ qty, date_code, numbers }) => [numbers[0]?.number, qty, date_code])).toEqual([
      ['LM358DR', 100, '2408'],
      ['NE555P', 5, '2531'],
    ])
  })
})
