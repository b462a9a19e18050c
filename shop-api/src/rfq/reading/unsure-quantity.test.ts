import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const parts = ['LM358DR', 'STM32F030F4P6', 'SS34', 'TPS62840DLCR']
const counts = [20, 5, 50, 8]

const readStates = async (...rows: string[][]) => {
  const list = await readPartsList({ text: rows.map((row) => row.join('\t')).join('\n') }, 'en')
  return list.rows.map(({ qty, qty_state }) => (qty_state === 'read' ? qty : null))
}
const withColumn = (header: string, texts: readonly (string | number)[], ...more: string[]) =>
  readStates(
    ['MPN', header, 'Manufacturer', ...more],
    ...parts.map((part, at) => [part, String(texts[at]), 'ACME', ...more.map(() => 'USD')]),
  )

test.each(['Package Quantity', 'Spare qty', 'Qty break', 'Qty per package', 'Box qty', '焊点数', 'Qty per side', ''])(
  'counts below %j are not certain',
  async (header) => {
    expect(await withColumn(header, counts)).toEqual([null, null, null, null])
  },
)

test.each(['Used', 'Required', 'No. Req’d', 'Cnt', 'To buy'])('counts below %j are the quantity', async (header) => {
  expect(await withColumn(header, counts)).toEqual(counts)
})

test.each(['Total qty 2025', 'Total qty FY2025', 'Total qty, build 2025', 'Qty 4711'])(
  'the number in %j is no number of boards',
  async (header) => expect(await withColumn(header, counts)).toEqual(counts),
)

test.each([
  'Total qty for 100',
  'Total qty (100)',
  'Qty x 100',
  'Qty x100',
  'Total qty 100 boards',
  'Total qty, boards: 100',
  'Menge für 100 Geräte',
  '总用量100套',
  'Qty (K)',
])('below %j, counts that are too small for it are not certain', async (header) => {
  expect(await withColumn(header, counts)).toEqual([null, null, null, null])
})

test.each(['Einh.', 'ME', 'Un', 'UoM', 'BME', 'Mengeneinheit', 'Ein.', '单位', 'EH', 'Xyz'])(
  'one unit in all rows below %j is no manufacturer',
  async (header) => {
    const rows = parts.map((part, at) => [String(counts[at]), 'ST', part])
    const list = await readPartsList(
      { text: [['Menge', header, 'MPN'], ...rows].map((row) => row.join('\t')).join('\n') },
      'en',
    )
    expect(list.rows.map(({ qty, manufacturer, value }) => [qty, manufacturer, value])).toEqual(
      counts.map((count) => [count, '', '']),
    )
  },
)

test('one manufacturer in all rows is read where the header names it', async () => {
  const { rows } = await readPartsList({ text: 'MPN\tMfr\tQty\nL6986HTR\tST\t5\nSTPS2L40U\tST\t8' }, 'en')
  expect(rows.map(({ manufacturer }) => manufacturer)).toEqual(['ST', 'ST'])
})

test.each(['Currency', 'Curr.', 'ccy', 'Whg', 'Moneda', 'Валюта', '币种', '货币', '幣別', '通貨', '통화'])(
  'an amount is money beside %j',
  async (header) => expect(await withColumn('Amount', counts, header)).toEqual([null, null, null, null]),
)

test('an amount without a currency is the quantity', async () => {
  expect(await withColumn('Amount', counts)).toEqual(counts)
})

test('numbers of lines that rise by ten are no quantity', async () => {
  expect(await withColumn('Pos. Nr.', [10, 20, 30, 40])).toEqual([null, null, null, null])
})

test('thousands are no decimals where another column shows the decimal sign', async () => {
  const rows = [
    ['MPN', 'Menge', 'EP'],
    ['LM358DR', '12.000', '0,012'],
    ['SS34', '5.000', '0,002'],
    ['STM32F030F4P6', '1.500', '0,95'],
  ]
  expect(await readStates(...rows)).toEqual([12_000, 5_000, 1_500])
})

test('of two columns of quantities, one counts, and a number in the other alone is unsure', async () => {
  const rows = [
    ['Designators', 'MPN', 'Count', 'Per unit'],
    ['C1,C2', 'GRM155R71C104KA88D', '20', '2'],
    ['U1', 'STM32F103C8T6', '10', '1'],
    ['U3', 'NE555P', '30', ''],
    ['U4', 'LM358DR', '1.5', ''],
    ['R1,R2', 'RC0603FR-0710KL', '', ''],
  ]
  const text = rows.map((row) => row.join('\t')).join('\n')
  const { columns, rows: read } = await readPartsList({ text }, 'en')
  expect(columns.map(({ meaning }) => meaning).slice(2)).toEqual(['ignored', 'quantity'])
  expect(read.map(({ qty, qty_state }) => [qty, qty_state])).toEqual([
    [2, 'unsure'],
    [1, 'unsure'],
    [30, 'unsure'],
    [null, 'unsure'],
    [2, 'designators'],
  ])
  const chosen = await readPartsList({ text }, 'en', { columns: [{ column: 2, meaning: 'quantity' }] })
  expect(chosen.columns.map(({ meaning }) => meaning).slice(2)).toEqual(['quantity', 'ignored'])
  expect(chosen.rows.map(({ qty }) => qty)).toEqual([20, 10, 30, null, 2])
})

test.for(['D1 D2 LED1', 'R1 R2 C5', 'SW1 SW2 BTN1', 'TP1 TP2 TP1000', 'C1,C2,R1001'])(
  'a quantity of 2 differs from the designators %s',
  async (designators) => {
    const text = `Reference\tQty\tMPN\n${designators}\t2\tLTST-C150GKT\nU1\t1\tLM358DR\nU2\t1\tNE555P\nQ1,Q2\t2\tBC547B`
    const { rows } = await readPartsList({ text }, 'en')
    expect(rows.map(({ qty_state, problems }) => [qty_state, problems])).toEqual([
      ['unsure', ['designators_differ']],
      ['read', []],
      ['read', []],
      ['read', []],
    ])
  },
)

const readCounts = async (quantities: readonly number[]) => {
  const rows = quantities.map((quantity, at) => `R${at + 1}\t${quantity}\tRC0402FR-07${at + 1}KL`)
  return (await readPartsList({ text: ['Reference\tQuantity\tMPN', ...rows].join('\n') }, 'en')).rows
}

test('where one designator a row mostly has the quantity 1, other quantities are not certain', async () => {
  const rows = await readCounts([1, 1, 2, 1, 1, 1])
  expect(rows.map(({ qty, qty_state, problems }) => [qty, qty_state, problems])).toEqual(
    [1, 1, 2, 1, 1, 1].map((quantity) =>
      quantity === 2 ? [2, 'unsure', ['designators_differ']] : [quantity, 'read', []],
    ),
  )
})

test('where one designator a row mostly has other quantities than 1, all quantities are certain', async () => {
  const rows = await readCounts([4, 1, 2, 6, 3, 1])
  expect(rows.map(({ qty, qty_state }) => [qty, qty_state])).toEqual([4, 1, 2, 6, 3, 1].map((each) => [each, 'read']))
})

test('a count that may be two numbers leaves other rows sure', async () => {
  const { rows } = await readPartsList({ text: 'LM358DR,250,500\nNE555P,10\nTL072CP,100,000' }, 'en')
  expect(rows.map(({ qty, qty_state }) => [qty, qty_state])).toEqual([
    [250_500, 'unsure'],
    [10, 'read'],
    [100_000, 'read'],
  ])
})

test.each([
  ['C1-C3', '100nF 0402, 4x'],
  ['C1-C3', '4x 100nF 0402'],
  ['R1', '10k x8'],
])('designators %j are not the quantity where the description is %j', async (designators, description) => {
  const { rows } = await readPartsList({ text: `Ref\tDescription\n${designators}\t${description}\nR9\t10k 0603` }, 'en')
  expect(rows.map(({ qty_state }) => qty_state)).toEqual(['unsure', 'designators'])
})

test.each([
  ['J1', '2 x 5 pin header'],
  ['J1', '2 x 5'],
  ['SW1', '4 x 4 keypad'],
  ['SW1', '8x DIP switch'],
  ['F1', '5 x 20 mm fuse'],
  ['BT1', '2 x 1.5V battery holder'],
  ['U1', 'SDRAM 4M x16'],
  ['U1', 'SDRAM x16'],
  ['U1', '64K x8'],
  ['J1', 'PCIe 16x'],
])('designators %j are the quantity beside %j', async (designators, text) => {
  for (const header of ['Value', 'Description']) {
    const { rows } = await readPartsList({ text: `Ref\t${header}\n${designators}\t${text}\nR9\t10k 0603` }, 'en')
    expect(rows.map(({ qty_state }) => qty_state)).toEqual(['designators', 'designators'])
  }
})

test.each(['100nF 0402, 3x', 'LCD 2x16', '100nF 25V 3x4'])(
  'designators are the quantity beside %j',
  async (description) => {
    const { rows } = await readPartsList({ text: `Ref\tDescription\nC1-C3\t${description}\nR9\t10k 0603` }, 'en')
    expect(rows.map(({ qty_state }) => qty_state)).toEqual(['designators', 'designators'])
  },
)
