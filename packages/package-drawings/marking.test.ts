import { expect, test } from 'vitest'
import { toLensColor } from './lens-color.ts'
import { createMarking, type ParameterFact } from './marking.ts'
import { parsePackage } from './parse-package.ts'
import { eia96, fourDigits, threeDigits } from './value-codes.ts'

const fact = (key: string, value: number, filterValue = ''): ParameterFact => ({ key, value, filterValue })
const mark = (name: string, icon: string, partNumber: string, ...parameters: ParameterFact[]) =>
  createMarking(parsePackage(name, icon), { partNumber, dateCode: '2531+', parameters })

test.each([
  [10_000, '103', '1002'],
  [4.7, '4R7', '4R70'],
  [0.22, 'R22', 'R220'],
  [0.01, 'R01', 'R010'],
  [0.047, 'R047', 'R047'],
  [1_000_000, '105', '1004'],
  [0, '0', '0'],
])('%d ohms is written %s with three digits and %s with four', (ohms, three, four) => {
  expect(threeDigits(ohms)).toBe(three)
  expect(fourDigits(ohms)).toBe(four)
})

test.each([
  [10_000, '01C'],
  [100, '01A'],
  [49.9, '68X'],
  [976_000, '96D'],
  [4700, null],
])('%d ohms in EIA-96 is %s', (ohms, code) => {
  expect(eia96(ohms)).toBe(code)
})

test('a 1 % resistor carries four digits, a 5 % one three, and one smaller than 0603 none', () => {
  expect(mark('0805', 'resistor', 'RC', fact('resistance', 10_000), fact('tolerance', 1))).toEqual(['1002'])
  expect(mark('0805', 'resistor', 'RC', fact('resistance', 10_000), fact('tolerance', 5))).toEqual(['103'])
  expect(mark('0402', 'resistor', 'RC', fact('resistance', 10_000), fact('tolerance', 1))).toEqual([])
})

test('a 0603 of 1 % carries EIA-96 where its value is in the series', () => {
  expect(mark('0603', 'resistor', 'RC', fact('resistance', 10_000), fact('tolerance', 1))).toEqual(['01C'])
  expect(mark('0603', 'resistor', 'RC', fact('resistance', 4700), fact('tolerance', 1))).toEqual(['4701'])
})

test('an integrated circuit carries its number on two lines and the week of its batch', () => {
  expect(mark('LQFP-48', 'mcu', 'STM32F103C8T6')).toEqual(['STM32F103', 'C8T6', '2531'])
  expect(mark('SOIC-8', 'amplifier', 'LM358DR')).toEqual(['LM358DR', '2531'])
})

test('a ceramic capacitor and a SOT-23 carry nothing that could be derived', () => {
  expect(mark('0805', 'capacitor', 'GRM', fact('capacitance', 1e-7))).toEqual([])
  expect(mark('SOT-23', 'transistor', 'MMBT3904LT1G')).toEqual([])
})

test('capacitors with a case carry value and voltage, crystals their frequency, inductors their code', () => {
  const capacitor = [fact('capacitance', 1e-4, '100 µF'), fact('voltage', 25, '25 V')]
  expect(mark('SMD can D6.3 H5.8', 'electrolytic', 'EEE', ...capacitor)).toEqual(['100µF', '25V'])
  expect(mark('Case D (7343-31)', 'capacitor', 'T491', ...capacitor)).toEqual(['107', '25V'])
  expect(mark('SMD 3225-4', 'crystal', 'ABM8', fact('frequency', 16e6))).toEqual(['16.000'])
  expect(mark('Inductor 6.0 × 6.0 × 4.5 mm', 'inductor', 'SRN', fact('inductance', 4.7e-6))).toEqual(['4R7'])
})

test('the lens of a light-emitting diode has the color of its light', () => {
  const lens = (nanometers: number) => toLensColor([fact('wavelength', nanometers / 1e9)])
  expect(new Set([465, 569, 590, 617, 650].map(lens)).size).toBe(5)
  expect(lens(940)).toBeUndefined()
  expect(toLensColor([])).toBeUndefined()
})
