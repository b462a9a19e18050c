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
])('pieces of boards below %j and %j are certain', async (one, other) => {
  expect(await readStates(one, header, ...main, '', other, header, ...sensor)).toEqual(sure)
})

test('pieces of one board are certain below a title with the number of boards and groups of parts', async () => {
  const grouped = ['Main board (x10)', header, 'Capacitors\t\t\t', ...main, 'Resistors\t\t\t', ...sensor]
  expect(await readStates(...grouped)).toEqual(sure)
})
