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

  const listHeadings = async () => {
    const { download, grid } = (await readMessages()).bom
    const { verdict, reason, risks = grid.columns.risk, ...columns } = download.columns
    const at = Object.keys(columns).indexOf('partNumber')
    const texts: string[] = Object.values(columns)
    return { edited: texts.slice(0, at), results: [verdict, reason, risks, ...texts.slice(at)] }
  }
  const results =
    'x;x;;LM358DR;Texas Instruments;x;60871;1000;1000;0,29302;293,02;USD;x;11;http://localhost/productdetail/x'

  test('the results in a downloaded parts list are not read as the buyer’s columns', async () => {
    const heading = ['Ref Des;Qty;Manufacturer;Part number', ...(await listHeadings()).results].join(';')
    const rows = await readTable(heading, `U1;1;TI;LM358DRG4;${results}`, `U2;1;ST;NE555P;${results}`)
    expect(
      rows.map(({ numbers, ...row }) => [...numbers.map(({ number }) => number), row.manufacturer, row.qty]),
    ).toEqual([
      ['LM358DRG4', 'TI', 1],
      ['NE555P', 'ST', 1],
    ])
    expect(rows[0]).toMatchObject({ qty_state: 'read', value: '', target_price: null })
  })

  test('of a downloaded parts list, the lines count as the buyer edited them', async () => {
    const { edited, results: names } = await listHeadings()
    const rows = await readTable(
      ['Ref Des;Qty;MPN;DNP', ...edited, ...names].join(';'),
      `U1;1;LM358DRG4;;U1;LM358DR;Texas Instruments;;SOIC-8;;5;4711;0,25;2408;urgent;${results}`,
      `U2;1;NE555P;DNP;U2;NE555P;;;;;1;;;;;${results}`,
      `;;;;U9;TL431;;;;;7;;;;;${results}`,
    )
    expect(
      rows.map(({ kind, designators, qty, numbers }) => [
        kind,
        designators,
        qty,
        ...numbers.map((each) => each.number),
      ]),
    ).toEqual([
      ['part', 'U1', 5, 'LM358DR', '4711'],
      ['not_fitted', 'U2', 1, 'NE555P'],
      ['part', 'U9', 7, 'TL431'],
    ])
    expect(rows[0]).toMatchObject({ target_price: '0.25', date_code: '2408', package: 'SOIC-8', note: 'urgent' })
  })
})
