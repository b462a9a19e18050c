import { describe, expect, test } from 'vitest'
import {
  capacitanceCode,
  decades,
  e12,
  e192,
  e24,
  e24e96,
  e96,
  exponentCode,
  letterPoint,
  nineEightCode,
  paddedLetterPoint,
  voltageCode,
} from './codes.ts'

describe('preferred numbers', () => {
  test('have the lengths and members of the standard', () => {
    expect([e12.length, e24.length, e96.length, e192.length, e24e96.length]).toEqual([12, 24, 96, 192, 114])
    expect(e96).toContain(976)
    expect(e192).toContain(920)
  })

  test('cover decades without losing a digit, both ends included', () => {
    expect(decades(e24, 1, 22e6)).toHaveLength(177)
    expect(decades(e24e96, 10, 1e6)).toHaveLength(571)
    expect(decades(e12, 220e-12, 1e-9)).toEqual([
      220e-12, 270e-12, 330e-12, 390e-12, 470e-12, 560e-12, 680e-12, 820e-12, 1e-9,
    ])
  })
})

test.each([
  [0, '0R'],
  [0.05, '0R05'],
  [1, '1R'],
  [4.7, '4R7'],
  [97.6, '97R6'],
  [100, '100R'],
  [1e3, '1K'],
  [4.7e3, '4K7'],
  [9.76e3, '9K76'],
  [1e6, '1M'],
  [2.2e6, '2M2'],
])('%d ohms are %s where a letter is the point', (ohms, code) => {
  expect(letterPoint(ohms)).toBe(code)
})

test.each([
  [10, '10R0'],
  [4.7e3, '4K70'],
  [100e3, '100K'],
  [1e6, '1M00'],
])('%d ohms are %s in four characters', (ohms, code) => {
  expect(paddedLetterPoint(ohms)).toBe(code)
})

test.each([
  [10e3, 3, '103'],
  [10e3, 4, '1002'],
  [4.7, 3, '4R7'],
  [10, 4, '10R0'],
  [1, 4, '1R00'],
  [0.47, 3, 'R47'],
  [1e6, 4, '1004'],
  [9.76e3, 4, '9761'],
] as const)('%d is %s-digit code %s', (value, width, code) => {
  expect(exponentCode(value, width)).toBe(code)
})

test.each([
  [100e-9, '104'],
  [4.7e-12, '4R7'],
  [10e-12, '100'],
  [22e-6, '226'],
  [8.2e-12, '8R2'],
])('%d farads are %s', (farads, code) => {
  expect(capacitanceCode(farads)).toBe(code)
})

test.each([
  [1, 3, '109'],
  [8.2, 3, '829'],
  [0.82, 3, '828'],
  [100e3, 3, '104'],
  [10, 4, '1009'],
] as const)('%d with nine and eight for fractions is, in %d characters, %s', (value, width, code) => {
  expect(nineEightCode(value, width)).toBe(code)
})

test('Japanese manufacturers write 6.3, 16, 50 and 100 volts as 0J, 1C, 1H and 2A', () => {
  expect([6.3, 16, 50, 100].map((volts) => voltageCode.get(volts))).toEqual(['0J', '1C', '1H', '2A'])
})
