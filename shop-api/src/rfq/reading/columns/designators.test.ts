import { describe, expect, test } from 'vitest'
import { looksLikeDesignators, readDesignators } from './designators.ts'

const count = (text: string, isNamed = false) => {
  const found = readDesignators(text, isNamed)
  return found && (found.isSure ? found.count : `${found.count}?`)
}

describe('designators are counted', () => {
  test.for([
    ['C1', 1],
    ['C1, C2, C7-C9', 5],
    ['R1 R2;R3/R4', 4],
    ['C14,15,17', 3],
    ['R1...R4', 4],
    ['D2 to D5', 4],
    ['R1->R3, R7', 4],
    ['С1, С2', 2],
    ['U$1, JP2', 2],
    ['R1,R2,', 2],
    ['C1-C4 (4)', 4],
    ['C7(opt), C8(opt)', 2],
    ['!PCB1', 1],
    ['L1 and L2', 2],
    ['RN1-A, RN2-A', 2],
    ['R1\\R2', 2],
    ['R1 R2 R101', 3],
    ['D1 D2 LED1', 3],
    ['R1 2 5', 3],
    ['J1, X2', 2],
    ['R1 (DNP*)', 1],
    ['R1, R2(opt*)', 2],
    ['R1, R2[opt*]', 2],
    ['Resistor', null],
    ['100nF', null],
  ] as const)('%s: %s', ([text, wanted]) => expect(count(text)).toBe(wanted))

  test.for([
    ['R1-5', '5?'],
    ['RV4 1', '2?'],
    ['R3 4', '2?'],
    ['C5 C6 2', '3?'],
    ['U1A, U1B', '2?'],
    ['RN1-A, RN1-B', '1?'],
    ['K1.1, K1.2, K2', '2?'],
    ['C1, C1', '1?'],
    ['R9-R7', '1?'],
    ['R5, R6, R7 (2)', '3?'],
    ['R1-R5000', '1?'],
    ['U4,U5   IR2101', '3?'],
    ['Q1/BC547', '2?'],
    ['Q1 BC547 2', '3?'],
    ['T1, BC547', '2?'],
    ['U4 U2101', '2?'],
    ['D1 BAT54', '2?'],
    ['(R3)', '1?'],
    ['C4*', '1?'],
    ['С4*', '1?'],
    ['Ｃ4*', '1?'],
    ['C4＊', '1?'],
    ['R5*, R6*', '2?'],
    ['R*', null],
  ] as const)('%s has several readings', ([text, wanted]) => expect(count(text)).toBe(wanted))

  test('names without digits are unsure, in a column of designators only', () => {
    expect([count('USB', true), count('USB'), count('the USB port', true)]).toEqual(['1?', null, null])
  })

  test('beside a name with a digit, capitals are a name and remarks are none', () => {
    expect([count('COUT1, CIN', true), count('D1, DNP', true), count('C5, C6, SPARE', true)]).toEqual([2, '2?', '3?'])
  })
})

test.for([
  ['C1, C2', true],
  ['LM358', false],
  ['BC547', false],
  ['IRF540', false],
  ['DA1', true],
  ['C1 (1)', true],
  ['x10', false],
  ['v1.0', false],
  ['BAT54S,215', false],
  ['B4B-PH-K-S(LF)(SN)', false],
] as const)('%s looks like designators: %s', ([text, wanted]) => expect(looksLikeDesignators(text)).toBe(wanted))
