import { expect, test } from 'vitest'
import { bits, bytes, celsiusRange, si } from './si.ts'

test.each([
  [10e3, 'Ω', '10 kΩ'],
  [4.7, 'Ω', '4.7 Ω'],
  [0, 'Ω', '0 Ω'],
  [0.005, 'Ω', '5 mΩ'],
  [100e-9, 'F', '100 nF'],
  [1e-6, 'F', '1 µF'],
  [1000e-6, 'F', '1000 µF'],
  [4.7e-12, 'F', '4.7 pF'],
  [0.25e-12, 'F', '0.25 pF'],
  [0, 'F', '0 F'],
  [68_000e-6, 'F', '68000 µF'],
  [0.1, 'F', '100 mF'],
  [0.47, 'F', '470 mF'],
  [1, 'F', '1 F'],
  [14_318_180, 'Hz', '14.31818 MHz'],
  [32_768, 'Hz', '32.768 kHz'],
  [-23, 'A', '−23 A'],
  [625e-9, 'm', '625 nm'],
])('%d %s is written %s', (value, unit, text) => {
  expect(si(value, unit)).toBe(text)
})

test('temperatures carry true signs', () => {
  expect(celsiusRange(-55, 155)).toBe('−55 to +155 °C')
  expect(celsiusRange(0, 70)).toBe('0 to +70 °C')
})

test('memory counts in binary thousands', () => {
  expect([bytes(65_536), bytes(512), bytes(2 ** 20), bits(262_144)]).toEqual(['64 KB', '512 B', '1 MB', '256 Kbit'])
})
