import { expect, test } from 'vitest'
import { hasOtherPackageCode } from './package-codes.ts'

test.each([
  ['SN74LS138N', 'SN74LS138NSR', true],
  ['SN74LS138N', 'SN74LS138NE4', false],
  ['SN74LS138', 'SN74LS138NSR', false],
  ['74HC595D', '74HC595DB,118', true],
  ['74HC595D', '74HC595D,118', false],
  ['74HC595D', '74HC595D-Q100', false],
  ['SN74HC00D', 'SN74HC00DR', false],
  ['SN74HC00D', 'SN74HC00DRG4', false],
  ['SN74HC00D', 'SN74HC00DE4', false],
  ['MC74HC00AD', 'MC74HC00ADR2G', false],
  ['MC74HC00AD', 'MC74HC00ADTR2G', true],
  ['LM358D', 'LM358DT', false],
  ['LM358D', 'LM358DGKR', true],
  ['LM358AP', 'LM358APWR', true],
  ['TL072CP', 'TL072CPSR', true],
  ['TL072CP', 'TL072CPE4', false],
  ['ATMEGA328P', 'ATMEGA328P-PU', false],
  ['SN74HC00PW', 'SN74HC00PWR', false],
  ['SN74LVC245APW', 'SN74LVC245APWPR', true],
  ['2N7002P', '2N7002PW,115', true],
  ['IRF540N', 'IRF540NSTRLPBF', true],
  ['IRF540N', 'IRF540NPBF', false],
])('the number %s goes on with the code of another package in %s: %s', (base, mpn, expected) => {
  expect(hasOtherPackageCode(base, mpn)).toBe(expected)
})
