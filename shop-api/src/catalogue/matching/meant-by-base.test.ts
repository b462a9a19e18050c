import { expect, test } from 'vitest'
import { isMeantByBase } from './meant-by-base.ts'

type Arguments = Parameters<typeof isMeantByBase>
const [part, facts, book] = [
  { norm: 'ABC123', mpn: 'ABC123-33DR', package: 'SOT-223', value: 3.3, attribute: 7 },
  { row: { partNumbers: ['ABC123'], value: '', package: '', description: '', designators: '' } },
  { attributeIds: new Map([['output_voltage', 7]]) },
] as unknown as Arguments

const isMeant = (row: Partial<Arguments[1]['row']>, other: Partial<Arguments[0]> = {}) =>
  isMeantByBase({ ...part, ...other }, { ...facts, row: { ...facts.row, ...row } }, book)

test.for([
  ['ABC123-50DR', false],
  ['ABC123-33DT', true],
  ['ABC123-3', true],
  ['XYZ-50DR', true],
] as const)('beside ABC123, the number %s may mean ABC123-33DR: %s', ([number, expected]) => {
  expect(isMeant({ partNumbers: ['ABC123', number] })).toBe(expected)
})

test.for([
  ['5V', 3.3, false],
  ['ABC123 5V', 3.3, false],
  ['ABC123_3,3V', 3.3, true],
  ['5V', null, true],
  ['5V in, 3.3V out', 3.3, true],
] as const)('%s may mean a part of %d V: %s', ([value, volts, expected]) => {
  expect(isMeant({ value }, { value: volts })).toBe(expected)
})

test.for([
  ['ABC123 radio module', 'QFN-20 (4 × 4 mm)', false],
  ['ABC123 radio module', 'Module 18 × 25.5 mm', true],
  ['ABC123 power module', 'TO-263-7', true],
  ['ABC123, modulator', 'QFN-20 (4 × 4 mm)', true],
  ['Модуль ABC123', 'DIP-28', false],
] as const)('%s may be a part in %s: %s', ([description, name, expected]) => {
  expect(isMeant({ description }, { package: name })).toBe(expected)
})

test.for([
  ['UNO R3 Board ABC123', 'QFN-20 (4 × 4 mm)', false],
  ['ABC123 shield', 'QFN-20 (4 × 4 mm)', false],
  ['breakout (ABC123)', 'QFN-20 (4 × 4 mm)', false],
  ['Board ABC123', 'Module 18 × 25.5 mm', true],
  ['XYZ board', 'QFN-20 (4 × 4 mm)', true],
  ['ABC123 board-to-board driver', 'QFN-20 (4 × 4 mm)', true],
  ['ABC123 wire to board', 'QFN-20 (4 × 4 mm)', true],
  ['ABC123, on-board flash', 'QFN-20 (4 × 4 mm)', true],
  ['ABC123 with board lock', 'QFN-20 (4 × 4 mm)', true],
  ['ABC123, of the main board', 'QFN-20 (4 × 4 mm)', true],
  ['ABC123 DevKit V1', 'Module 18 × 25.5 mm', false],
  ['ABC123 DEV1', 'Module 18 × 25.5 mm', false],
  ['ABC123 SuperMini', 'QFN-20 (4 × 4 mm)', false],
  ['主控开发板', 'QFN-20 (4 × 4 mm)', false],
  ['ABC123 for a development board', 'QFN-20 (4 × 4 mm)', true],
  ['LCD 16 x 2, based on ABC123', 'QFN-20 (4 × 4 mm)', false],
  ['ABC123 with cable', 'TO-92-3', false],
  ['ABC123-based LCD', 'QFN-20 (4 × 4 mm)', false],
] as const)('ABC123 of %s may be a part in %s: %s', ([description, name, expected]) => {
  expect(isMeant({ description }, { package: name })).toBe(expected)
})

test.for([
  ['J1', 'ABC123 pin header', 'Module 18 × 25.5 mm', false],
  ['U1, J1', 'ABC123 header female 1x19', 'Module 18 × 25.5 mm', false],
  ['', 'ABC123 左侧排针', 'QFN-20 (4 × 4 mm)', false],
  ['J1', 'ABC123', 'QFN-20 (4 × 4 mm)', false],
  ['J1', 'ABC123', 'TO-92-3', true],
  ['J1', 'pin header ABC123', 'Header 1×04 2.54 mm', true],
  ['U1', 'ABC123', 'QFN-20 (4 × 4 mm)', true],
] as const)('under %s, %s may be a part in %s: %s', ([designators, value, name, expected]) => {
  expect(isMeant({ designators, value }, { package: name })).toBe(expected)
})
