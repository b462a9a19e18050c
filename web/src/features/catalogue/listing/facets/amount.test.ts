import { expect, test } from 'vitest'
import { locales, type LocaleCode } from '@partgate/schema/locales.ts'
import { getUnitFormat } from '@partgate/schema/units.ts'
import { toAddressText, readAmount, formatAmount } from './amount.ts'

test.each([
  ['10n', 'F', 1e-8],
  ['10nF', 'F', 1e-8],
  ['0.1 µF', 'F', 1e-7],
  ['0,1 uF', 'F', 1e-7],
  ['0.1 мкФ', 'F', 1e-7],
  ['4.7㎌', 'F', 4.7e-6],
  ['4n7', 'F', 4.7e-9],
  ['4n7F', 'F', 4.7e-9],
  ['4k7', 'Ω', 4700],
  ['4K7', 'Ω', 4700],
  ['4,7 kΩ', 'Ω', 4700],
  ['4.7 кОм', 'Ω', 4700],
  ['4R7', 'Ω', 4.7],
  ['10R', 'Ω', 10],
  ['2M2', 'Ω', 2.2e6],
  ['2m2', 'Ω', 2.2e-3],
  ['5 mΩ', 'Ω', 5e-3],
  ['1/4W', 'W', 0.25],
  ['¼ W', 'W', 0.25],
  ['250mW', 'W', 0.25],
  ['3V3', 'V', 3.3],
  ['16', 'V', 16],
  ['1,000 V', 'V', 1000],
  ['1 200 V', 'V', 1200],
  ['−12 V', 'V', -12],
  ['٤٫٧ فولت', 'V', 4.7],
  ['۴٫۷ V', 'V', 4.7],
  ['１６Ｖ', 'V', 16],
  ['72MHz', 'Hz', 72e6],
  ['72 mhz', 'Hz', 72e6],
  ['10 kilohms', 'Ω', 1e4],
  ['5 вольт', 'V', 5],
  ['32.768k', 'Hz', 32_768],
  ['512k', 'B', 524_288],
  ['1 MB', 'B', 1_048_576],
  ['64', 'B', 64],
  ['16 Kbit', 'bit', 16_384],
  ['12 bit', 'bit', 12],
  ['0.5', 'm', 5e-4],
  ['0.5mm', 'm', 5e-4],
  ['1m', 'm', 1],
  ['±5 %', '%', 5],
  ['100 ppm/°C', 'ppm/K', 100],
  ['85°C', '°C', 85],
  ['-40', '°C', -40],
  ['4', null, 4],
  ['1e-7', 'F', 1e-7],
])('%s in %s is %d', (typed, unit, value) => {
  const amount = readAmount(typed, unit)
  expect(amount?.unit).toBe(unit)
  expect(amount?.value).toBeCloseTo(value, 15)
})

test.each([
  ['', 'F'],
  ['much', 'F'],
  ['10 V', 'F'],
  ['10nF', 'V'],
  ['1.2.3 V', 'V'],
  ['1/0 W', 'W'],
  ['10 V', null],
  ['10 V 20 V', 'V'],
])('%j in %s cannot be read', (typed, unit) => {
  expect(readAmount(typed, unit)).toBeNull()
})

test.each([
  ['.', '32,768 kHz', 'Hz', 32_768],
  ['.', '1,000 V', 'V', 1],
  ['.', '1.000 V', 'V', 1000],
  ['.', '10.000', 'Hz', 10_000],
  ['.', '10.000 Hz', 'Hz', 10_000],
  ['.', '32.768 kHz', 'Hz', 32_768],
  ['.', '1.234,5 V', 'V', 1234.5],
  ['.', '4.7 kΩ', 'Ω', 4700],
  ['.', '1,000,000', 'Hz', 1e6],
  ['.', '-1.000.000', 'Hz', -1e6],
  ['.', '12.345.678,9 Hz', 'Hz', 12_345_678.9],
  ['.', '1.000.000 kHz', 'Hz', 1e9],
  ['\u202f', '1,000 V', 'V', 1],
  ['\u202f', '1.000 V', 'V', 1],
  [',', '1.000.000 Hz', 'Hz', 1e6],
])('where %j groups thousands, %s in %s is %d', (groupSign, typed, unit, value) =>
  expect(readAmount(typed, unit, groupSign)?.value).toBeCloseTo(value, 9),
)

test.each(['1.00.000 Hz', '1.000.00 Hz', '1.000.0000 Hz', '1000.000.000 Hz', '0.000.001 Hz', '1.000.000.'])(
  'where a point groups thousands, %s cannot be read',
  (typed) => expect(readAmount(typed, 'Hz', '.')).toBeNull(),
)

test('without an expected unit, the typed unit applies', () => {
  expect(readAmount('10nF')).toEqual({ value: 1e-8, unit: 'F' })
  expect(readAmount('4.7kohm')).toEqual({ value: 4700, unit: 'Ω' })
  expect(readAmount('10n')).toEqual({ value: 1e-8, unit: null })
})

test.each([
  [1e-7, 'F', '100 nF', '100nF'],
  [4.7e-6, 'F', '4.7 µF', '4.7uF'],
  [1e-3, 'F', '1 mF', '1mF'],
  [4700, 'Ω', '4.7 kΩ', '4.7kohm'],
  [0, 'Ω', '0 Ω', '0ohm'],
  [9.76e6, 'Ω', '9.76 MΩ', '9.76Mohm'],
  [1200, 'V', '1200 V', '1200V'],
  [-12, 'V', '−12 V', '-12V'],
  [0.0625, 'W', '0.0625 W', '0.0625W'],
  [524_288, 'B', '512 KB', '512kB'],
  [64, 'B', '64 B', '64B'],
  [5e-4, 'm', '0.5 mm', '0.5mm'],
  [2.54e-3, 'm', '2.54 mm', '2.54mm'],
  [32_768, 'Hz', '32.768 kHz', '32.768kHz'],
  [384_000, '1/s', '384 kS/s', '384kS/s'],
  [5, '%', '5 %', '5%'],
  [-40, '°C', '−40 °C', '-40C'],
  [8, null, '8', '8'],
])('%d %s is shown as %s, written to the address as %s, and read again', (value, unit, shown, written) => {
  expect(formatAmount({ value, unit }, 'en')).toBe(shown)
  expect(toAddressText({ value, unit })).toBe(written)
  for (const text of [shown, written]) expect(readAmount(text, unit)?.value).toBeCloseTo(value, 15)
  expect(readAmount(written)?.value).toBeCloseTo(value, 15)
})

test.each<[LocaleCode, number, string, string]>([
  ['de', 4700, 'Ω', '4,7 kΩ'],
  ['ru', 4.7e-6, 'F', '4,7 мкФ'],
  ['ru', 9.76e6, 'Ω', '9,76 МОм'],
  ['ru', 384_000, '1/s', '384 котсч./с'],
  ['fr', 524_288, 'B', '512 Ko'],
  ['fr', -12, 'V', '−12 V'],
  ['de', 5, '%', '5\u00a0%'],
  ['zh', 5, '%', '5%'],
  ['ar', 0.0625, 'W', '0.0625 W'],
])('in %s, %d %s is %s', (code, value, unit, shown) => expect(formatAmount({ value, unit }, code)).toBe(shown))

test.each(locales)('an amount in a field is read again in $code', ({ code }) => {
  const amounts: [number, string][] = [
    [32_768, 'Hz'],
    [4.7e-6, 'F'],
    [9.76e6, 'Ω'],
    [1234, 'Ω'],
    [524_288, 'B'],
    [384_000, '1/s'],
    [-40, '°C'],
    [0.0625, 'W'],
    [0.125, 'W'],
    [5, '%'],
    [2.54e-3, 'm'],
  ]
  const { groupSign } = getUnitFormat(code)
  for (const [value, unit] of amounts)
    expect(readAmount(formatAmount({ value, unit }, code), unit, groupSign)?.value).toBeCloseTo(value, 12)
})
