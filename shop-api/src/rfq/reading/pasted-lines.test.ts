import { describe, expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const readLines = async (text: string) => {
  const { rows } = await readPartsList({ bytes: new TextEncoder().encode(text) }, 'en')
  return rows
    .filter(({ kind }) => kind === 'part')
    .map(({ numbers: [first], value, qty, qty_state }) => [
      first?.number ?? value,
      qty_state === 'read' || qty_state === 'designators' ? qty : null,
    ])
}

describe('a pasted line without header', () => {
  test.each([
    ['STM32F103C8T6 25', 'STM32F103C8T6', 25],
    ['STM32F103C8T6\t25', 'STM32F103C8T6', 25],
    ['25\tSTM32F103C8T6', 'STM32F103C8T6', 25],
    ['25 STM32F103C8T6', 'STM32F103C8T6', 25],
    ['STM32F103C8T6, 25', 'STM32F103C8T6', 25],
    ['STM32F103C8T6;1.000', 'STM32F103C8T6', null],
    ['"LTC3780EG#PBF","10"', 'LTC3780EG#PBF', 10],
    ['LM358DR', 'LM358DR', null],
    ['10x LM358DR', 'LM358DR', 10],
    ['LM358DR x10', 'LM358DR', 10],
    ['LM358DR 10 pcs', 'LM358DR', 10],
    ['LM358DR\tTexas Instruments\t500', 'LM358DR', 500],
    ['ＬＭ３５８ＤＲ　２５０', 'LM358DR', 250],
    ['STM32F103C8T6,1,000', 'STM32F103C8T6', 1000],
    ['STM32F103C8T6=25', 'STM32F103C8T6', 25],
    ['STM32F103C8T6 - 1,000 pcs', 'STM32F103C8T6', 1000],
    ['LM358DR ........ 4 pcs', 'LM358DR', 4],
    ['BAT54S,215 - 100pcs', 'BAT54S,215', 100],
    ['LM358DR: 10只', 'LM358DR', 10],
    ['LM358DR=25颗', 'LM358DR', 25],
    ['STM32F103C8T6 - 1,000 units', 'STM32F103C8T6', 1000],
    ['LM358DR ........ 4 pz', 'LM358DR', 4],
  ])('%j is read as %j with quantity %j', async (line, number, quantity) => {
    expect(await readLines(line)).toEqual([[number, quantity]])
  })
})

test('several pasted lines are read in order', async () => {
  expect(await readLines('STM32F103C8T6 25\nLM358DR, 100\nNE555P\n')).toEqual([
    ['STM32F103C8T6', 25],
    ['LM358DR', 100],
    ['NE555P', null],
  ])
})
