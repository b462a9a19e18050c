import { expect, test } from 'vitest'
import { findAddressRefusals } from './address-rules.ts'
import { countryCodes } from '@partgate/schema/country-codes.ts'

test.for([
  ['DE', '', '10115', []],
  ['DE', '', '', ['postal_code']],
  ['US', '', '', ['state', 'postal_code']],
  ['US', 'Oregon', '97201', []],
  ['CN', 'Guangdong', '518000', []],
  ['CN', '', '518000', ['state']],
  ['HK', '', '', []],
  ['AE', 'Dubai', '', []],
  ['AE', '', '', ['state']],
  ['IE', '', '', ['postal_code']],
  ['XX', '', '', ['country']],
  ['de', '', '10115', ['country']],
] as const)('in %s with state "%s" and postal code "%s" refuses %j', ([country, state, postal_code, fields]) => {
  expect(findAddressRefusals({ country, state, postal_code }).map(({ field }) => field)).toEqual(fields)
})

test('lists each country once, each with a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(new Set(countryCodes).size).toBe(countryCodes.length)
  expect(countryCodes.filter((code) => !names.of(code))).toEqual([])
})
