import { expect, test } from 'vitest'
import { isHeadedTable, listFile, parseList } from './parse-list.ts'

test.each([
  ['STM32F103C8T6 25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6\t25', 'STM32F103C8T6', 25],
  ['25\tSTM32F103C8T6', 'STM32F103C8T6', 25],
  ['25 STM32F103C8T6', 'STM32F103C8T6', 25],
  ['STM32F103C8T6, 25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6,1,000', 'STM32F103C8T6', 1000],
  ['1,000,STM32F103C8T6', 'STM32F103C8T6', 1000],
  ['STM32F103C8T6;1.000', 'STM32F103C8T6', 1000],
  ['"LTC3780EG#PBF","10"', 'LTC3780EG#PBF', 10],
  ['LM358DR', 'LM358DR', null],
  ['LM358DR many', 'LM358DR', null],
  ['10x LM358DR', 'LM358DR', 10],
  ['LM358DR x10', 'LM358DR', 10],
  ['LM358DR 10 pcs', 'LM358DR', 10],
  ['7805 10', '7805', 10],
  ['LM358DR\tTexas Instruments\t500', 'LM358DR', 500],
  ['ＬＭ３５８ＤＲ　２５０', 'LM358DR', 250],
])('%j is read as %j with quantity %j', (line, partNumber, quantity) => {
  expect(parseList(line)).toEqual([{ partNumber, quantity }])
})

test('every line with text becomes a row, in order', () => {
  expect(parseList('\nA1 1\r\n\r\n  B2\n1.5 C3').map(({ partNumber }) => partNumber)).toEqual(['A1', 'B2', '1.5'])
})

test.each([
  ['Part number\tQTY\nLM358DR\t10', true],
  ['型番;数量\nLM358DR;10', true],
  ['LM358DR\t10\nNE555P\t5', false],
  ['LM358DR 10', false],
  ['Part number\tQTY', false],
])('%j has names above its columns: %s', (text, isHeaded) => {
  expect(isHeadedTable(text)).toBe(isHeaded)
})

test('lines become a file with one cell for each part number', async () => {
  const file = listFile([
    { partNumber: 'A,"1"', quantity: 5 },
    { partNumber: 'B2', quantity: null },
  ])
  expect(await file.text()).toBe('Part number,QTY\r\n"A,""1""",5\r\n"B2",')
})
