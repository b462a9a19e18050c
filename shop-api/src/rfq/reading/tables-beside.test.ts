import { writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { type Corrections, readPartsList } from './read-parts-list.ts'

type Table = readonly (readonly (string | number)[])[]

const board: Table = [
  ['Ref', 'Qty', 'MPN', 'Manufacturer'],
  ['C1, C2', 2, 'GRM155R71C104KA88D', 'Murata'],
  ['U1', 1, 'STM32F103C8T6', 'ST'],
  ['R1, R2, R3', 3, 'RC0603FR-0710KL', 'Yageo'],
  ['D1', 1, 'BAT54S,215', 'Nexperia'],
]
const cable: Table = [
  ['Ref', 'Qty', 'MPN', 'Manufacturer', 'Note'],
  ['J1', 1, 'B4B-XH-A', 'JST', ''],
  ['U2, U3', 2, 'LM358DR', 'TI', 'shielded'],
]

/** With an empty column between them. */
const putBeside = (...tables: Table[]) =>
  Array.from({ length: Math.max(...tables.map(({ length }) => length)) }, (_, at) =>
    tables.flatMap((table, i) => [...(i > 0 ? [''] : []), ...(table[at] ?? table[0]?.map(() => '') ?? [])]),
  )
const read = async (rows: (string | number)[][], corrections: Corrections = {}) =>
  readPartsList({ bytes: await writeXlsx({ sheets: [{ name: 'BOM', rows }] }) }, 'en', corrections)
const listParts = ({ rows }: Awaited<ReturnType<typeof readPartsList>>) =>
  rows.map(({ designators, qty, numbers }) => [designators, qty, ...numbers.map(({ number }) => number)])

const [ofBoard, ofCable] = [board, cable].map((table) => table.slice(1).map(([ref, qty, number]) => [ref, qty, number]))

describe('two lists beside each other', () => {
  test.each([
    ['the left one is longer', [board, cable], ['BOM A–D', 'BOM F–J'], 0],
    ['the right one is longer', [cable, board], ['BOM A–E', 'BOM G–J'], 1],
  ])('are not mixed: one is read, and both are listed, where %s', async (_, tables, names, sheet) => {
    const list = await read(putBeside(...tables))
    expect(list.sheets.map(({ name, has_table }) => [name, has_table])).toEqual(names.map((name) => [name, true]))
    expect([list.sheet, list.problems]).toEqual([sheet, ['tables_beside']])
    expect(listParts(list)).toEqual(ofBoard)
    expect(list.rows.map(({ row, cells }) => [row, cells.length])).toEqual([2, 3, 4, 5].map((row) => [row, 4]))
  })

  test('are read one by one', async () => {
    const rows = [['Board', '', '', '', '', 'Cable', '', '', '', ''], ...putBeside(board, cable)]
    const list = await read(rows, { sheet: 1 })
    expect([list.header_row, listParts(list)]).toEqual([2, ofCable])
    expect(list.columns.map(({ meaning }) => meaning)).toEqual([
      'designators',
      'quantity',
      'manufacturer_part_number',
      'manufacturer',
      'note',
    ])
  })

  test('are found in a text', async () => {
    const text = putBeside(board, cable)
      .map((cells) => cells.join('\t'))
      .join('\n')
    const lists = await Promise.all([0, 1].map((sheet) => readPartsList({ text }, 'en', { sheet })))
    expect(lists.map(listParts)).toEqual([ofBoard, ofCable])
  })
})

test.each<[string, Table]>([
  [
    'a legend',
    [
      ['Code', 'Meaning'],
      ['DNP', 'do not place'],
    ],
  ],
  [
    'alternates',
    [
      ['MPN 2', 'Manufacturer 2'],
      ['CL05B104KO5NNNC', 'Samsung'],
    ],
  ],
  [
    'numbers of a distributor',
    [
      ['Mouser Part Number', 'Qty'],
      ['81-GRM155R71C104KA8D', 2],
      ['511-STM32F103C8T6', 1],
    ],
  ],
])('%s beside a list are no other list', async (_, other) => {
  const list = await read(putBeside(board, other))
  expect(list.sheets.map(({ name }) => name)).toEqual(['BOM'])
  expect(list.problems).not.toContain('tables_beside')
  expect(list.rows[0]?.numbers[0]?.number).toBe('GRM155R71C104KA88D')
})
