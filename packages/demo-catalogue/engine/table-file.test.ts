import { expect, test } from 'vitest'
import { parseTable, parseValue } from './table-file.ts'

test.each([
  ['4.7k', 4700],
  ['100n', 1e-7],
  ['17.5m', 0.0175],
  ['32Ki', 32_768],
  ['-12', -12],
  ['2..5.5', [2, 5.5]],
  ['I²C', 'I²C'],
  ['1N4148', '1N4148'],
])('%s is read as %s', (text, value) => {
  expect(parseValue(text)).toEqual(value)
})

const table = `
manufacturer | category | noun | base | each | orders | price | output_voltage | output_current
stmicroelectronics | linear-regulators | Linear regulator | L78*CV | output_voltage 5=05 12 | -, TO-220-3, tube:50 | 0.6 | | 1.5
texas-instruments | | Amplifier | LM358 | | DR, SOIC-8, tape:2500, tube:75=LM358D; P, DIP-8, tube:50 | 0.3 | |
`

test('a row stands for every value and packing in it, with the manufacturer and category of the row above', () => {
  expect(
    parseTable(table).map(({ mpn, manufacturer, category, package: name, params }) => [
      mpn,
      manufacturer,
      category,
      name,
      params,
    ]),
  ).toEqual([
    ['L7805CV', 'stmicroelectronics', 'linear-regulators', 'TO-220-3', { output_voltage: 5, output_current: 1.5 }],
    ['L7812CV', 'stmicroelectronics', 'linear-regulators', 'TO-220-3', { output_voltage: 12, output_current: 1.5 }],
    ['LM358DR', 'texas-instruments', 'linear-regulators', 'SOIC-8', {}],
    ['LM358P', 'texas-instruments', 'linear-regulators', 'DIP-8', {}],
  ])
})

test('packings keep their order and their own ordering codes', () => {
  const packings = parseTable(table)[2]!.packings
  expect(
    packings.map(({ packaging, quantity, orderCode, minimum }) => [packaging, quantity, orderCode, minimum]),
  ).toEqual([
    ['cut_tape', 1, 'LM358DR', 1],
    ['reel', 2500, 'LM358DR', 2500],
    ['tube', 75, 'LM358D', 1],
  ])
})

test.each([
  ['manufacturer | colour\nx | y', '"colour" is no column.'],
  ['manufacturer | base\nx', '1 cells for 2 columns: x'],
  ['base | orders | price\nX | -, SOIC-8, box:5 | 1', '"box:5" is no packing of X.'],
])('a table with a fault is refused with a sentence', (text, sentence) => {
  expect(() => parseTable(text)).toThrow(sentence)
})

test('positions of a row of pins are counted for all rows of the package', () => {
  const headers = `
manufacturer | category | noun | base | each | orders | price | rows
samtec | pin-headers | Pin header | A-* | positions 5=05 | -, Header 2×## 2.54 mm, bulk | 1 | 2
| | | B-* | positions 5=05 | -, Header 1×## 2.54 mm, bulk | 1 | 1
`
  expect(parseTable(headers).map(({ package: name, params }) => [name, params.positions])).toEqual([
    ['Header 2×05 2.54 mm', 10],
    ['Header 1×05 2.54 mm', 5],
  ])
})
