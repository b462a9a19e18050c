import { writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

describe('a list is read again with corrections', () => {
  const text = 'Notes,Next\nCode,Count\nLM358DR,4\nNE555P,2\n'
  const columns = [
    { column: 0, meaning: 'internal_part_number' as const },
    { column: 1, meaning: 'total_quantity' as const },
  ]

  test('of columns and the header row', async () => {
    const list = await readPartsList({ text }, 'en', { headerRow: 2, columns })
    expect(list.header_row).toBe(2)
    expect(list.columns.map(({ meaning, confidence }) => [meaning, confidence])).toEqual([
      ['internal_part_number', 1],
      ['total_quantity', 1],
    ])
    expect(list.rows.map(({ numbers, qty }) => [numbers[0]?.number, qty])).toEqual([
      ['LM358DR', 4],
      ['NE555P', 2],
    ])
  })

  test('of the sheet, hidden ones included', async () => {
    const other = { name: 'Old', hidden: true, rows: [['MPN'], ['LM393DR']] }
    const bytes = await writeXlsx({ sheets: [{ name: 'List', rows: [['MPN'], ['LM358DR']] }, other] })
    expect((await readPartsList({ bytes }, 'en')).sheets.map(({ name, is_hidden }) => [name, is_hidden])).toEqual([
      ['List', false],
      ['Old', true],
    ])
    expect((await readPartsList({ bytes }, 'en', { sheet: 1 })).rows[0]?.numbers[0]?.number).toBe('LM393DR')
  })

  test('to a table without header', async () => {
    const list = await readPartsList({ text: 'LM358DR,4\nNE555P,2\n' }, 'en', { headerRow: 0, columns })
    expect([list.header_row, list.rows.length]).toEqual([null, 2])
  })

  test('to target prices, of which an unreadable one is a problem, as below a header that names them', async () => {
    const problems = async (header: string, ...given: { column: number; meaning: 'target_price' }[]) => {
      const list = await readPartsList({ text: `MPN;Qty;${header}\nNE555P;10;abc\nLM358DR;5;0.5` }, 'en', {
        columns: given,
      })
      return list.rows.map((row) => row.problems)
    }
    const priced = { column: 2, meaning: 'target_price' as const }
    expect(await problems('Price', priced)).toEqual([['bad_price'], []])
    expect(await problems('Target price')).toEqual([['bad_price'], []])
    expect(await problems('Price')).toEqual([[], []])
  })

  test('which a client can store by the layout: equal for equal headers, independent of the rows', async () => {
    const layout = async (list: string) => (await readPartsList({ text: list }, 'en')).layout
    expect(await layout('MPN,Qty\nLM358DR,1')).toBe(await layout('mpn, QTY\nNE555P,2\nNE556N,3'))
    expect(await layout('MPN,Qty\nLM358DR,1')).not.toBe(await layout('MPN,Brand\nLM358DR,TI'))
  })

  test('of a sheet, a header row or a column that the list does not have is refused with its field', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'List', rows: [['MPN'], ['LM358DR']] }] })
    const refused = (field: string) => expect.objectContaining({ field }) as unknown
    await expect(readPartsList({ bytes }, 'en', { sheet: 1 })).rejects.toEqual(refused('sheet'))
    await expect(readPartsList({ text }, 'en', { sheet: 1 })).rejects.toEqual(refused('sheet'))
    await expect(readPartsList({ text }, 'en', { headerRow: 5 })).rejects.toEqual(refused('header_row'))
    const wider = [...columns, { column: 2, meaning: 'note' as const }]
    await expect(readPartsList({ text }, 'en', { columns: wider })).rejects.toEqual(refused('columns.2.column'))
    expect((await readPartsList({ text }, 'en', { sheet: 0, headerRow: 4, columns })).rows).toEqual([])
  })
})
