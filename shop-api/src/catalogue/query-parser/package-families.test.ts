import { expect, test } from 'vitest'
import { isSameFamily, isWithoutPins } from './package-families.ts'

test.each([
  ['LQFP-48', 'TQFP-48', true],
  ['LQFP-48', 'LQFP-64', false],
  ['MSOP-8', 'VSSOP-8', true],
  ['MSOP-8', 'TSSOP-8', true],
  ['MSOP-10', 'TSSOP-8', false],
  ['HTSSOP-16', 'TSSOP-16', true],
  ['HSOP-8', 'SOIC-8', true],
  ['SOIC-8-EP', 'SOIC-8', true],
  ['SOIC-8', 'TSSOP-8', false],
  ['TO-220F-3', 'TO-220-3', true],
  ['TO-220-5', 'TO-220-3', false],
  ['TO-92-3', 'SOT-23', false],
  ['QFN-8 (3 × 3 mm)', 'DFN-8 (2 × 2 mm)', true],
  ['SOD-123', 'SOD-123F', true],
  ['SOD-123', 'SOD-323', false],
  ['DO-214AC (SMA)', 'DO-214AA (SMB)', false],
  ['SOT-23', 'SOT-23-5', false],
])('%s and %s are of one family: %s', (one, other, expected) => {
  expect(isSameFamily(one, other)).toBe(expected)
})

test.each([
  ['SOT-23', 'SOT-23-5', true],
  ['SOT23', 'SOT-23-6', true],
  ['Package_TO_SOT_SMD:SOT-23', 'SOT-23-5', true],
  ['SOT-23_Handsoldering', 'SOT-23-5', true],
  ['SOT-23-3', 'SOT-23-5', false],
  ['SOT-23-6', 'SOT-23-5', false],
  ['SOT-223', 'SOT-23-5', false],
  ['SOT-23', 'TO-92-3', false],
  ['TO-220', 'TO-220-5', true],
])('%s states no pins of %s: %s', (text, name, expected) => {
  expect(isWithoutPins(text, name)).toBe(expected)
})
