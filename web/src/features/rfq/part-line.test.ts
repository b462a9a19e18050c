import { describe, expect, test } from 'vitest'
import { readPartLine, readPieces, writePartLine } from './part-line.ts'

const lines: [line: string, partNumber: string, quantity: number | null][] = [
  ['STM32F103C8T6 25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6\t25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6,25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6, 25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6;25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 ; 25 ; 0.05', 'STM32F103C8T6', 25],
  ['STM32F103C8T6   x25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 x 25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 ×25', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25x', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25 pcs', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25pcs.', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 qty: 25 pcs', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25 Stück', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25 Stk.', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25 шт.', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25個', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25개', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25 قطعة', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 25 units', 'STM32F103C8T6', 25],
  ['STM32F103C8T6 1,000', 'STM32F103C8T6', 1000],
  ['STM32F103C8T6,1,000', 'STM32F103C8T6', 1000],
  ['STM32F103C8T6 1.000', 'STM32F103C8T6', 1000],
  ['STM32F103C8T6 12 000 000', 'STM32F103C8T6', 12_000_000],
  ['STM32F103C8T6 1’000', 'STM32F103C8T6', 1000],
  ['STM32F103C8T6 ２５', 'STM32F103C8T6', 25],
  ['STM32F103C8T6،25', 'STM32F103C8T6', 25],
  ['LM358DR,25,0.05', 'LM358DR', 25],
  ['LM358DR\t100\t0.05', 'LM358DR', 100],
  ['LM358DR\tTI\t100', 'LM358DR', 100],
  ['LM358DR\t0.05', 'LM358DR', null],
  ['LM317 T', 'LM317 T', null],
  ['LM317 T 25', 'LM317 T', 25],
  ['CRCW0402 10K 1%', 'CRCW0402 10K 1%', null],
  ['CRCW0402 10K 1% 500', 'CRCW0402 10K 1%', 500],
  ['BC847B,215', 'BC847B,215', null],
  ['"BC847B,215",3000', 'BC847B,215', 3000],
  ['BC847B,215 3000', 'BC847B,215', 3000],
  ['BC847B,215,3000', 'BC847B,215', 3000],
  ['"LM317 25"', 'LM317 25', null],
  ['BC 547', 'BC 547', null],
  ['BC 547 25 pcs', 'BC 547', 25],
  ['NE 555', 'NE 555', null],
  ['2N 3904', '2N 3904', null],
  ['74HC 595', '74HC 595', null],
  ['1N4148 100', '1N4148', 100],
  ['744031100 50', '744031100', 50],
  ['39-01-2040 50', '39-01-2040', 50],
  ['744031100', '744031100', null],
  ['100nF 50V 0805', '100nF 50V 0805', null],
  ['100nF 50V 1206', '100nF 50V 1206', null],
  ['resistor 10k 1206', 'resistor 10k 1206', null],
  ['STM32F103C8T6 0', 'STM32F103C8T6 0', null],
  ['STM32F103C8T6 -5', 'STM32F103C8T6 -5', null],
  ['STM32F103C8T6 2.5', 'STM32F103C8T6 2.5', null],
  ['STM32F103C8T6 12345678901', 'STM32F103C8T6 12345678901', null],
  ['25', '25', null],
  ['', '', null],
]

describe('a line of a parts list', () => {
  test.each(lines)('%j is %s, %s pieces', (line, partNumber, quantity) => {
    expect(readPartLine(line)).toEqual({ partNumber, quantity })
  })
  test.each(lines)('%j is read the same once it is written anew', (line) => {
    const read = readPartLine(line)
    expect(readPartLine(writePartLine(read))).toEqual(read)
  })
})

test.each([
  ['25', 25],
  ['1 000 pcs', 1000],
  ['x3', 3],
  ['0402', null],
  ['0', null],
  ['0.05', null],
  ['SOIC-8', null],
  ['', null],
])('a cell with %j holds %s pieces', (cell, pieces) => {
  expect(readPieces(cell)).toBe(pieces)
})
