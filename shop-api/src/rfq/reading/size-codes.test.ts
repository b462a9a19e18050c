import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const readRows = async (text: string) => {
  const { rows } = await readPartsList({ text }, 'en')
  return rows.map(({ kind, numbers: [first], qty, qty_state }) => [kind, first?.number, qty, qty_state])
}

test.for([
  ['100nF 0402', '100nF 0402', null],
  ['100nF,0402', '100nF 0402', null],
  ['100nF\t0402', '100nF 0402', null],
  ['0402 100nF', '100nF 0402', null],
  ['100nF x 0402', '100nF', null],
  ['4.7uF 1206', '4.7uF 1206', null],
  ['4k7 2512', '4k7 2512', null],
  ['1uF 1005', '1uF 1005', null],
  ['10k 0500', '10k 0500', null],
  ['10k 0603 50', '10k 0603', 50],
  ['100nF 0402 16', '100nF 0402', 16],
  ['LM358 1206', 'LM358', 1206],
] as const)('the package in the line %j is no sure quantity', async ([line, number, qty]) => {
  const sign = line.includes('\t') ? '\t' : ' '
  expect(await readRows(`LM358DR${sign}20\n${line}\nNE555P${sign}10`)).toEqual([
    ['part', 'LM358DR', 20, 'read'],
    ['part', number, qty, 'unsure'],
    ['part', 'NE555P', 10, 'read'],
  ])
})

test.for([
  ['100nF 0402 x 50', '100nF 0402', 50],
  ['100nF 0402 50 pcs', '100nF 0402', 50],
  ['50 100nF', '100nF', 50],
  ['10k 500', '10k', 500],
  ['BC847B 0500', 'BC847B', 500],
] as const)('the line %j has a sure quantity', async ([line, number, qty]) => {
  expect(await readRows(`LM358DR 20\n${line}\nNE555P 10`)).toContainEqual(['part', number, qty, 'read'])
})

test('below a header of quantities, 0402 is a package and 1206 a quantity', async () => {
  expect(await readRows('MPN,Qty\n100nF,0402\nLM358DR,1206\nNE555P,0050')).toEqual([
    ['part', '100nF', null, 'unsure'],
    ['part', 'LM358DR', 1206, 'read'],
    ['part', 'NE555P', 50, 'read'],
  ])
})
