import { describe, expect, test } from 'vitest'
import { buildPackageBook } from '../query-parser/package-names.ts'
import { readRow } from './row-facts.ts'

const row = { partNumbers: [], internalNumbers: [], manufacturer: '', quantity: null, description: '' }
const packages = buildPackageBook(['0603', '0805', '2512', 'SOD-123', 'MiniMELF'])
const read = (designators: string, value: string, footprint = '') =>
  readRow({ ...row, designators, value, package: footprint }, packages)
const readAmount = (...texts: Parameters<typeof read>) => read(...texts).value?.min ?? null

describe('a code before ratings or a size', () => {
  test.each([
    ['C1', '104 50V X7R 0603', 1e-7],
    ['C1', '101 50V C0G 0603', 1e-10],
    ['C1', '225K 16V 0805', 2.2e-6],
    ['C1', '104 50V 贴片电容', 1e-7],
    ['R1', '103 1% 0603', 1e4],
    ['R1', '472 5%', 4700],
    ['R1', '102 5% 0603', 1000],
    ['R1', '102 1% 0603', null],
    ['R1', '103 1k 1%', 1000],
    ['R1', '103 pieces 0603', null],
    ['L1', '101 20% 0805', 1e-4],
    ['U1', '104 50V X7R 0603', null],
    ['R1', '103 1% 100ppm 0603', 1e4],
    ['C1', '104K, 50V, 0603', 1e-7],
    ['C1', '104 K 50V 0603', 1e-7],
    ['R1', '103 J 0603', 1e4],
    ['R1', '103 SMD', null],
  ])('of %s: %j is %s', (designators, value, amount) => expect(readAmount(designators, value)).toBe(amount))

  test.each([
    ['R1', '332 Ω 1/10W', 332],
    ['R1', '332 R 0603', 332],
    ['R1', '332 ohm 0603', 332],
    ['R1', '154 Ohm 0402', 154],
    ['R1', '102 k 0603', 102e3],
    ['R1', '102 K 0603', 102e3],
    ['R1', '332 欧 0603', 332],
    ['R1', '102K 0603', 102e3],
    ['C1', '332 pF 50V C0G', 332e-12],
    ['C1', '222 uF 16V', 222e-6],
    ['C1', '105 °C 100uF 25V', 100e-6],
    ['L1', '151 nH 0805', 151e-9],
  ])('is none where a unit follows: of %s, %j is %s', (designators, value, amount) =>
    expect(readAmount(designators, value)?.toPrecision(6)).toBe(amount?.toPrecision(6)),
  )

  test('is read in the cell of numbers too, and its size is the package', () => {
    const facts = readRow(
      { ...row, partNumbers: ['104 50V X7R 0603'], designators: 'C1', value: '', package: '' },
      packages,
    )
    expect(facts).toMatchObject({ value: { min: 1e-7 }, rowPackage: { packages: ['0603'] }, hasOwnNumber: false })
  })
})

describe('a letter in place of the decimal sign', () => {
  test.each([
    ['R1', 'R47', '0603', 0.47],
    ['R1', 'R10', '0805', 0.1],
    ['R10', 'R10', '0805', undefined],
    ['R1, R2', 'R1', '0603', undefined],
    ['R1,R2', 'R2', '0603', undefined],
    ['R1', '10m', 'R_2512', 0.01],
    ['R1', '10m', '0603', undefined],
    ['C1', 'p47', '0603', 4.7e-13],
    ['L1', '4R7', '0603', 4.7e-6],
    ['L1', 'R47', '0603', 4.7e-7],
    ['D1', '5V1', 'SOD-123', 5.1],
    ['Z1', '5V1', 'SOD-123', 5.1],
    ['U1', '5V1', 'SOD-123', undefined],
  ])('of %s: %j in %j is %s', (designators, value, footprint, amount) => {
    expect(readAmount(designators, value, footprint)?.toPrecision(6)).toBe(amount?.toPrecision(6))
  })
})

test('the first word of a cell with several words is a number, and the others may name the package', () => {
  const facts = readRow({ ...row, partNumbers: ['1N4148 LL34'], designators: 'D7', value: '', package: '' }, packages)
  expect(facts.queries.map(({ number }) => number)).toContain('1N4148')
  expect(facts.rowPackage?.packages).toEqual(['MiniMELF'])
  expect(read('D7', '1N4148 LL34').queries.map(({ number }) => number)).toContain('1N4148')
})
