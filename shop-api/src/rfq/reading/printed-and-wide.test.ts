import { describe, expect, test } from 'vitest'
import { writeXlsx } from 'hucre'
import { readPartsList } from './read-parts-list.ts'

const readText = async (...lines: string[]) => (await readPartsList({ text: lines.join('\n') }, 'en')).rows
const parts = (rows: Awaited<ReturnType<typeof readText>>) =>
  rows.flatMap(({ kind, designators, numbers, manufacturer, qty, qty_state }) =>
    kind === 'part' ? [[designators, numbers.map(({ number }) => number).join(), manufacturer, qty, qty_state]] : [],
  )

describe('lines of a printed table with single blanks', () => {
  test('begin with item, pieces and designators', async () => {
    const rows = await readText(
      'Table 4. Bill of Materials',
      'Item Qty Ref Des Description Mfr Part Number',
      '1 4 C1-C4 CAP CER 0.1UF 50V X7R 0603 Murata GRM188R71H104KA93D',
      '2 1 C5 CAP CER 10UF 25V X5R 0805 Murata GRM21BR61E106KA73L',
      '3 2 R1, R2 RES 10K OHM 1% 1/10W 0603 Yageo RC0603FR-0710KL',
      '4 1 U1 IC REG BUCK ADJ 3A 8SOIC Texas Instruments TPS54331DR',
      'SLUU123A Evaluation Module 13',
    )
    expect(parts(rows)).toEqual([
      ['C1-C4', 'GRM188R71H104KA93D', 'Murata', 4, 'read'],
      ['C5', 'GRM21BR61E106KA73L', 'Murata', 1, 'read'],
      ['R1, R2', 'RC0603FR-0710KL', 'Yageo', 2, 'read'],
      ['U1', 'TPS54331DR', 'Texas Instruments', 1, 'read'],
    ])
  })

  test('begin with designators and pieces', async () => {
    const rows = await readText(
      'C1, C2 2 10uF CAP, CERM, 10 uF, 25 V, X5R, 0805 GRM21BR61E106KA73L MuRata',
      'R1 1 10.0k RES, 10.0 k, 1%, 0603 RC0603FR-0710KL Yageo',
      'U1 1  3-A Buck Converter, D0008A TPS54331DR Texas Instruments',
    )
    expect(parts(rows)).toEqual([
      ['C1, C2', 'GRM21BR61E106KA73L', 'MuRata', 2, 'read'],
      ['R1', 'RC0603FR-0710KL', 'Yageo', 1, 'read'],
      ['U1', 'TPS54331DR', 'Texas Instruments', 1, 'read'],
    ])
  })

  test('have their names in the header where each word is a cell', async () => {
    const lines = ['Ref Qty Value Package', 'R1 1 10k 0603', 'C1 1 100n 0603', 'C2 1 10u 0805']
    expect((await readText(...lines)).map((row) => [row.designators, row.value, row.package])).toEqual([
      ['R1', '10k', '0603'],
      ['C1', '100n', '0603'],
      ['C2', '10u', '0805'],
    ])
  })

  test('are not read where the numbers are not the number of designators', async () => {
    const lines = ['R1 100 0603 RC0603FR-07100RL', 'R2 220 0603 RC0603FR-07220RL', 'R3 470 0603 RC0603FR-07470RL']
    expect(parts(await readText(...lines)).filter(([, , , , state]) => state === 'read')).toEqual([])
  })
})

test('numbers of items are no part numbers', async () => {
  const rows = await readText('Part Number;Value;Qty', '1;LM358DR;5', '2;NE555P;8', '3;TPS54331DR;2')
  expect(rows.flatMap(({ numbers }) => numbers.map(({ number }) => number))).toEqual([
    'LM358DR',
    'NE555P',
    'TPS54331DR',
  ])
})

test('stock is no value', async () => {
  const rows = await readText('MPN;Verfügbarkeit;Menge', 'LM358DR;12453 auf Lager;5', 'NE555P;200 auf Lager;8')
  expect(rows.map(({ value }) => value)).toEqual(['', ''])
})

test('a column of a wide list whose first cells are empty is read', async () => {
  const names = Array.from({ length: 54 }, (_, at) => `Param ${at}`)
  const rows = Array.from({ length: 2_100 }, (_, at) => [
    'LM358DR',
    1,
    ...names.map(() => null),
    at === 2_099 ? 'C1' : null,
  ])
  const bytes = await writeXlsx({ sheets: [{ name: 'BOM', rows: [['MPN', 'Qty', ...names, 'Designator'], ...rows] }] })
  const list = await readPartsList({ bytes: new Uint8Array(bytes) }, 'en')
  expect(list.columns.map(({ header }) => header)).toEqual(['MPN', 'Qty', 'Designator'])
})

test('columns behind the 50th are read where columns before them are empty', async () => {
  const gap = Array.from({ length: 60 }, () => null)
  const unused = Array.from({ length: 20 }, (_, at) => `Param ${at}`)
  const rows = [
    ['Designator', ...gap, ...unused, 'MPN', 'Qty'],
    ['C1,C2', ...gap, ...unused.map(() => null), 'GRM188R71H104KA93D', 2],
    ['R1', ...gap, ...unused.map(() => null), 'RC0603FR-0710KL', 1],
  ]
  const bytes = await writeXlsx({ sheets: [{ name: 'BOM', rows }] })
  const list = await readPartsList({ bytes: new Uint8Array(bytes) }, 'en')
  expect(parts(list.rows)).toEqual([
    ['C1,C2', 'GRM188R71H104KA93D', '', 2, 'read'],
    ['R1', 'RC0603FR-0710KL', '', 1, 'read'],
  ])
})

test.for([
  'CAP .10UF 16V CER        0603',
  // Longer than its column.
  'CAP 10UF 16V TANTALUM 20PCT 0603',
])('in columns of fixed width, designators go on in the same column below a row with %s', async (text) => {
  const rows = await readText(
    'Item  Qty  Ref des           Part no.         Description              Package',
    '1     1    IC1               LM1117MP-3.3     Voltage regulator +3.3V  SOT-223',
    `2     7    C1,C2,C3,         GRM188R71C104K   ${text}`,
    '           C4,C5,',
    '           C8,C9',
    '3     2    R1,R2             RC0603FR-0710KL  RES 10K OHM 1%           0603',
    '4     1    U2                NE555P           Timer                    DIP-8',
  )
  expect(parts(rows).map(([designators, , , ...quantity]) => [designators, ...quantity])).toEqual([
    ['IC1', 1, 'read'],
    ['C1,C2,C3, C4,C5, C8,C9', 7, 'read'],
    ['R1,R2', 2, 'read'],
    ['U2', 1, 'read'],
  ])
})

test('cells as long as their column are cells of their own', async () => {
  const toLine = (...cells: string[]) => cells.map((cell, at) => cell.padEnd([9, 24, 24, 18, 12][at] ?? 0)).join('')
  const long = 'CONNECTOR_2PIN_TERMINAL'
  const rows = await readText(
    toLine('Part', 'Value', 'Device', 'Package', 'Library'),
    '',
    toLine('C1', '100nF', 'C-EUC0805', 'C0805', 'rcl'),
    toLine('C2', '22uF', 'CPOL-EUE1.5-5', 'E1.5-5', 'rcl'),
    toLine('R1', '10k', 'R-EU_R0805', 'R0805', 'rcl'),
    toLine('R2', '1k', 'R-EU_R0805', 'R0805', 'rcl'),
    toLine('R3', '1k', 'R-EU_R0805', 'R0805', 'rcl'),
    toLine('X1', long, long, '2-PIN-0.155MV/2XX', 'connectors'),
  )
  expect(rows.map(({ kind, value }) => [kind, value])).toEqual(
    ['100nF', '22uF', '10k', '1k', '1k', long].map((value) => ['part', value]),
  )
})
