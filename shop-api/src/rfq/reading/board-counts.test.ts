import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const readStates = async (...lines: string[]) => {
  const { rows } = await readPartsList({ text: lines.join('\n') }, 'en')
  return rows.flatMap(({ kind, qty, qty_state: state }) => (kind === 'part' ? [`${qty} ${state}`] : []))
}

const header = 'Ref\tValue\tQty\tMPN'
const main = ['C1, C2\t100n\t2\tGRM188R71H104KA93D', 'R1\t10k\t1\tRC0603FR-0710KL']
const sensor = ['C1, C2, C3\t100n\t3\tGRM188R71H104KA93D', 'R1\t1k\t1\tRC0603FR-071KL']
const [sure, unsure] = [
  ['2 read', '1 read', '3 read', '1 read'],
  ['2 unsure', '1 unsure', '3 unsure', '1 unsure'],
]

test.each([
  ['Main board (x10)', 'Sensor board (x5)'],
  ['Main board (10x)', 'Sensor board'],
  ['Main board', 'Sensor board × 2'],
  ['Board 1 x10', 'Board 2 x5'],
  ['Main board, 10 pcs', 'Sensor board, 5 pcs'],
  ['Hauptplatine: 10 Stück', 'Sensorplatine: 5 Stück'],
  ['主板 10套', '传感器板 5套'],
  ['Main board - Qty: 10', 'Sensor board - Qty: 5'],
  ['Build quantity: 10', 'Build quantity: 5'],
  ['Main board, 3 pcs', 'Sensor board, 4 pcs'],
  ['10 x Main board', '5 x Sensor board'],
])('pieces of boards below %j and %j are not certain', async (one, other) => {
  expect(await readStates(one, header, ...main, '', other, header, ...sensor)).toEqual(unsure)
  const plain = [header, ...main, ...sensor].map((line) => line.split('\t').toSpliced(2, 1).join('\t'))
  const [names = '', first = '', second = '', ...rest] = plain
  expect(await readStates(one, names, first, second, other, names, ...rest)).toEqual(unsure)
})

test('pieces below titles of one table that name several counts are not certain', async () => {
  const titled = [header, 'Main board (x10)\t\t\t', ...main, 'Sensor board (x5)\t\t\t', ...sensor]
  expect(await readStates(...titled)).toEqual(unsure)
})

test.each([
  ['Main board', 'Sensor board'],
  ['Main board (x10)', 'Sensor board (x10)'],
  ['Main board, LCD 2x16', 'Sensor board, M3 x 10'],
  ['Main board, 12 V', 'Sensor board, 5 V'],
  ['Component count: 2', 'Component count: 3'],
  ['Main board, rev 2', 'Sensor board, rev 5'],
  ['Main rev 2 PCB', 'Sensor rev 5 PCB'],
  ['Board No: 1', 'Board No: 2'],
  ['Board number: 12', 'Board number: 13'],
  ['Sheet 1 board A', 'Sheet 2 board B'],
  ['Please deliver 10 pcs extra', 'Please deliver 5 pcs extra'],
  ['Connectors (2x)', 'Resistors (3x)'],
  ['Resistors', 'Board to board connectors (2x)'],
  ['Main board, 4x relay', 'Sensor board, 2x relay'],
])('pieces of boards below %j and %j are certain', async (one, other) => {
  expect(await readStates(one, header, ...main, '', other, header, ...sensor)).toEqual(sure)
  const [first, second] = [one, other].map((title) => `${title}\t\t\t`)
  expect(await readStates(header, first ?? '', ...main, second ?? '', ...sensor)).toEqual(sure)
})

test.each(['', 'Bottom side'])('a table below %j belongs to the board above it', async (title) => {
  expect(await readStates('Main board (x10)', header, ...main, title, header, ...sensor)).toEqual(sure)
})

test('a title between two tables is a line of the list', async () => {
  const text = ['Main board (x10)', header, ...main, 'Sensor board (x5)', header, ...sensor].join('\n')
  const { rows } = await readPartsList({ text }, 'en')
  expect(rows.map(({ row, kind }) => [row, kind])).toEqual([
    [3, 'part'],
    [4, 'part'],
    [5, 'title'],
    [7, 'part'],
    [8, 'part'],
  ])
})

test.each([
  ['10 pcs', '5 pcs'],
  ['x6', 'x5'],
  ['10个', '5个'],
  ['5 Stück', '6 Stück'],
])('a part of %s above a repeated header is a line of the list', async (one, other) => {
  const lines = ['MPN\tQty', `LM358DR\t${one}`, 'MPN\tQty', `NE555P\t${other}`, `TL072CP\t${other}`]
  const [first, second] = [one, other].map((text) => `${/\d+/.exec(text)?.[0]} read`)
  expect(await readStates(...lines)).toEqual([first, second, second])
})

test('groups that count their parts leave the pieces certain', async () => {
  const capacitors = [
    'C1\t100n\t1\tGRM188R71H104KA93D',
    'C2\t100n\t1\tGRM188R71H104KA93D',
    'C3\tDNP\t1\tGRM188R61A106KE69D',
  ]
  const lines = [header, 'Capacitors: 2 pcs\t\t\t', ...capacitors, 'Resistors: 1 pcs\t\t\t', main[1] ?? '']
  expect(await readStates(...lines)).toEqual(['1 read', '1 read', '1 read'])
})

test('pieces of one board are certain below a title with the number of boards and groups of parts', async () => {
  const grouped = ['Main board (x10)', header, 'Capacitors\t\t\t', ...main, 'Resistors\t\t\t', ...sensor]
  expect(await readStates(...grouped)).toEqual(sure)
})

test.each([
  ['Boards', '10', '5'],
  ['Boards', '10 pcs', '5 pcs'],
  ['Boards', 'x10', 'x5'],
  ['No. of boards', '10', '5'],
  ['台数', '10', '5'],
  ['Assembly', 'Main (x10)', 'Sensor (x5)'],
  ['Board', '10x Main', '5x Sensor'],
])('pieces beside different numbers of boards below %j are not certain', async (column, one, other) => {
  const beside = [...main.map((line) => `${line}\t${one}`), ...sensor.map((line) => `${line}\t${other}`)]
  expect(await readStates(`${header}\t${column}`, ...beside)).toEqual(unsure)
  const equal = [...main, ...sensor].map((line) => `${line}\t${one}`)
  expect(await readStates(`${header}\t${column}`, ...equal)).toEqual(sure)
})

test('pieces beside a factor are not certain, unless the factor is one or the column is the multiple of orders', async () => {
  const lines = ['R1, R2\t10k\t2\tRC0603FR-0710KL\t2', 'C1, C2\t100n\t2\tGRM188R71H104KA93D\t1']
  for (const factor of ['2', 'x2', '2x', '×2']) {
    const multiplied = lines.map((line) => line.replace(/2$/, factor))
    expect(await readStates(`${header}\tMultiplier`, ...multiplied)).toEqual(['2 unsure', '2 read'])
  }
  const priced = lines.map((line) => `${line}\t0.1`)
  expect(await readStates(`${header}\tMult\tUnit price`, ...priced)).toEqual(['2 read', '2 read'])
})

test.each([
  ['X\tY\tRotation', '1200\t340\t90', '1300\t340\t0'],
  ['Device', 'Header x4', 'Header x2'],
  ['Mult', '5000', '4000'],
])('pieces beside columns %j are certain', async (names, one, other) => {
  const lines = [`J1\t\t1\t61300411121\t${one}`, `J2\t\t1\t61300211121\t${other}`]
  expect(await readStates(`${header}\t${names}`, ...lines)).toEqual(['1 read', '1 read'])
})

test('pieces per channel beside different numbers of channels are not certain', async () => {
  const lines = ['LM358DR\t4\t8', 'NE555P\t2\t8', 'TL072CP\t1\t4']
  expect(await readStates('MPN\tQty per channel\tChannels', ...lines)).toEqual(['4 unsure', '2 unsure', '1 unsure'])
  const numbered = ['LM358DR\t4\t1', 'NE555P\t2\t2']
  expect(await readStates('MPN\tQty per channel\tChannel', ...numbered)).toEqual(['4 read', '2 read'])
})

test('a second table with the same designators but other parts is another board', async () => {
  const other = ['C1\t10u\t1\tGRM188R61A106KE69D', 'R1\t1k\t1\tRC0603FR-071KL']
  expect(await readStates(header, ...main, '', header, ...other)).toEqual(['2 read', '1 read', '1 read', '1 read'])
  expect(await readStates(header, ...main, '', header, ...main)).toEqual(['2 read', '1 read'])
})

test('a second table in groups, whose values are written in another way, is the same board', async () => {
  const single = ['R1', 'R2'].map((name) => `${name}\t10k\t1\tRC0603FR-0710KL`)
  const capacitors = ['C1', 'C2'].map((name) => `${name}\t100nF\t1\tGRM188R71H104KA93D`)
  const groups = ['R1, R2\t10K\t2\tRC0603FR-0710KL', 'C1, C2\t100 nF\t2\tgrm188r71h104ka93d']
  expect(await readStates(header, ...single, ...capacitors, header, ...groups)).toEqual(
    Array.from({ length: 4 }, () => '1 read'),
  )
})
