import { expect, test } from 'vitest'
import { buildPackageBook } from '../query-parser/package-names.ts'
import type { ValuePart } from './match-store.ts'
import { readRow } from './row-facts.ts'
import { isVerified, type ValueBook } from './value-query.ts'

const texts = {
  partNumbers: [],
  internalNumbers: [],
  manufacturer: '',
  quantity: null,
  value: '',
  package: '',
  designators: 'R1',
}
const read = (description: string) => readRow({ ...texts, description }, buildPackageBook(['0603']))

test('of a description, the first 300 characters are read', () => {
  expect(read('1'.repeat(2_000)).value?.typed).toHaveLength(300)
  expect(read(`10k ${'and '.repeat(50)} 0603`).rowPackage?.packages).toEqual(['0603'])
  expect(read(`10k ${'and '.repeat(75)} 0603`).rowPackage).toBeNull()
})

test('a size and a value in the column of numbers describe the part where no value does', () => {
  const facts = readRow({ ...texts, partNumbers: ['0603 ±5%'], description: '4.7kΩ 电阻' }, buildPackageBook(['0603']))
  expect(facts).toMatchObject({ value: { min: 4700, max: 4700 }, rowPackage: { packages: ['0603'] } })
  expect(
    readRow({ ...texts, partNumbers: ['100k 1%'], description: 'Upper resistor' }, buildPackageBook([])).value,
  ).toMatchObject({ min: 1e5 })
})

test('a value in the column of numbers describes the part where the column of values has words only', () => {
  const read = (value: string, partNumber: string) =>
    readRow(
      { ...texts, designators: '', partNumbers: [partNumber], value, description: '', package: '2012' },
      buildPackageBook([]),
    ).value
  expect(read('capacitor', '4.7uF')?.min).toBe(4.7e-6)
  expect(read('50V X7R', '100nF')).toMatchObject({ min: 1e-7, ratings: [{ min: 50 }, { word: 'X7R' }] })
  expect(read('100nF', '50V')?.min).toBe(1e-7)
})

test('rows of pins in the column of numbers describe the part, and resemble no number', () => {
  const book = buildPackageBook(['Header 1×05 2.54 mm'])
  const facts = readRow({ ...texts, designators: 'J1', partNumbers: ['HDR-1x5'], description: '' }, book)
  expect(facts).toMatchObject({ rowPackage: { packages: ['Header 1×05 2.54 mm'] }, similarTo: [] })
})

test.for([
  [{ designators: 'XYZ1234A, XYZ1234B' }, ['XYZ1234A', 'XYZ1234B']],
  [{ designators: 'IC1', value: 'IC_XYZ1234A' }, ['ICXYZ1234A', 'XYZ1234A']],
  [{ designators: 'J1', value: 'Motor', package: 'JST_XH_B4B-XH-A_1x04_P2.50mm' }, ['B4BXHA', 'P250MM']],
] as const)('a part may be named in other cells: %j', ([row, expected]) => {
  const { queries } = readRow({ ...texts, description: '', ...row }, buildPackageBook([]))
  const found = queries.filter(({ number }) => number === '').flatMap(({ forms }) => forms)
  expect(found).toEqual(expected.map((norm) => ({ norm, as: 'number_in_text' })))
})

test('a size that a buyer types as a number is the package of a value without one', () => {
  const read = (number: string) =>
    readRow({ ...texts, partNumbers: [number], value: '10k', description: '' }, buildPackageBook(['0603'])).rowPackage
      ?.packages
  expect([read('0603'), read('10k 0603'), read('RC0603FR-0710KL')]).toEqual([['0603'], ['0603'], undefined])
})

test('a board is not the chip after which it is named', () => {
  const read = (value: string) =>
    readRow({ ...texts, designators: 'U1', partNumbers: ['ESP32'], value, description: '' }, buildPackageBook([]))
  expect([read('ESP32 DevKit V1').similarTo, read('ESP32 WiFi').similarTo[0]]).toEqual([['ESP32DEVKITV1'], 'ESP32'])
  expect(read('# ESP32 LaunchPad (kit)').similarTo).not.toContain('ESP32')
})

test('a number beside the value is the number of the part', () => {
  const read = (value: string, description = '') =>
    readRow({ ...texts, designators: 'D1', value, description }, buildPackageBook([]))
  expect(read('SMBJ24A', 'TVS 24V').queries[0]?.number).toBe('SMBJ24A')
  const hasOwnNumber = (designators: string, value: string) =>
    readRow({ ...texts, designators, value, description: '' }, buildPackageBook([])).hasOwnNumber
  expect([hasOwnNumber('Y1', 'TG2520SMN 26MHz'), hasOwnNumber('C1', '100nF CC0603')]).toEqual([true, false])
})

test.for([
  ['D1', '5V1 SOD123', false],
  ['ZD1', '15V SOD323', false],
  ['Y1', '25MHz SMD3225', false],
  ['Y1', '16MHz HC49US', false],
  ['C1', '100nF X7R50V', false],
  ['C1', '100nF 50VX7R', false],
  ['D1', '5V1 BZT52C5V1', true],
  ['Y1', '26MHz SMD2520SMN', true],
  ['L1', '10uH DO1608C', true],
  ['L1', '10uH, Murata 1299AS-H-100M=P2', true],
  ['C1', '100nF 50V-X7R-10%-0603', false],
  ['C1', '10uF-16V-X5R-20%', false],
  ['U1', '16MHZ-SMD3225-4PIN', false],
] as const)('of %s, %s beside a value has a number of its own: %s', ([designators, value, expected]) => {
  const book = buildPackageBook(['SOD-123', 'SOD-323', 'SMD 3225-4', 'HC-49/US'])
  expect(readRow({ ...texts, designators, value, description: '' }, book).hasOwnNumber).toBe(expected)
})

test('ratings without a space between them are read', () => {
  for (const value of ['100nF X7R50V', '100nF 50VX7R'])
    expect(
      readRow({ ...texts, designators: 'C1', value, description: '' }, buildPackageBook([])).value?.ratings,
    ).toEqual([
      { key: 'voltage', typed: '50V', min: 50 },
      { key: 'dielectric', typed: 'X7R', word: 'X7R' },
    ])
})

test('a supply voltage is a rating of an oscillator, and no crystal has one', () => {
  const read = (description: string) =>
    readRow({ ...texts, designators: 'Y1', value: '25MHz', description }, buildPackageBook([]))
  for (const text of ['oscillator 3.3V', 'crystal 3.3V'])
    expect(read(text).value?.ratings).toEqual([{ key: 'supply_voltage', typed: '3.3V', equal: 3.3 }])
})

test('a terminal block or a USB receptacle is never verified, a pin header is', () => {
  const isVerifiedBy = (description: string) => {
    const { value } = readRow({ ...texts, designators: 'J1', description }, buildPackageBook([]))
    const [part, book] = [{ value_ids: [] }, { ratingKeys: new Map() }] as unknown as [ValuePart, ValueBook]
    return value && isVerified(part, value, book)
  }
  const descriptions = ['terminal block 2P 5.08 mm', 'USB-C receptacle 16P', 'pin header 1x2', 'box header 2x5']
  expect(descriptions.map(isVerifiedBy)).toEqual([false, false, true, true])
})
