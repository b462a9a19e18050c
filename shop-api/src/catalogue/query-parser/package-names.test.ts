import { expect, test } from 'vitest'
import { isSameFamily } from './package-names.ts'

test.each([
  ['LQFP-48', 'TQFP-48', true],
  ['LQFP-48', 'LQFP-64', false],
  ['MSOP-8', 'VSSOP-8', true],
  ['MSOP-8', 'TSSOP-8', false],
  ['QFN-8 (3 × 3 mm)', 'DFN-8 (2 × 2 mm)', true],
  ['SOD-123', 'SOD-123F', true],
  ['SOD-123', 'SOD-323', false],
  ['DO-214AC (SMA)', 'DO-214AA (SMB)', false],
  ['SOT-23', 'SOT-23-5', false],
])('%s and %s are of one family: %s', (one, other, expected) => {
  expect(isSameFamily(one, other)).toBe(expected)
})
