import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const readStates = async (header: string, rows: readonly string[]) => {
  const text = [`${header}|MPN|Qty|Description`, ...rows].map((row) => row.replaceAll('|', '\t')).join('\n')
  const list = await readPartsList({ text }, 'en')
  return list.rows.flatMap(({ qty, qty_state, numbers }) =>
    numbers.some(({ number }) => number.startsWith('BOARD')) ? [] : [`${qty} ${qty_state}`],
  )
}

/** Two parts of one assembly, and one beside it. */
const list = (quantity: string, levels: readonly [string, string, string, string] = ['1', '2', '2', '1']) => [
  `${levels[0]}|BOARD-100-200|${quantity}|board`,
  `${levels[1]}|LM358DR|5|amplifier`,
  `${levels[2]}|RC0603FR-0710KL|30|resistor`,
  `${levels[3]}|NE555P|2|timer`,
]
const sure = ['5 read', '30 read', '2 read']
const unsure = ['5 unsure', '30 unsure', '2 read']

test.for<[string, string[]]>([
  ['1', sure],
  ['', sure],
  ['2', unsure],
  ['1,000', unsure],
  ['10', unsure],
])('the parts of an assembly whose quantity is %j are counted so: %j', async ([quantity, states]) => {
  expect(await readStates('Level', list(quantity))).toEqual(states)
})

test.for(['Level', 'BOM Level', 'BOM-Level', 'BOM_Level', 'Lvl.', 'Ebene', '层级'])(
  'a column named %s has levels',
  async (header) => expect(await readStates(header, list('2'))).toEqual(unsure),
)

test.for<[string, string, string, string]>([
  ['1', '1.1', '1.2', '2'],
  ['1.1', '1.1.1', '1.1.2', '1.2'],
  ['1.0', '1.1', '1.2', '2.0'],
  ['.1', '..2', '..2', '.1'],
  ['1', '3', '3', '1'],
])('the levels %s, %s, %s and %s are two', async (levels) => {
  expect(await readStates('Level', list('2', levels))).toEqual(unsure)
  expect(await readStates('Level', list('1', levels))).toEqual(sure)
})
