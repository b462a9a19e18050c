import { expect, it, test } from 'vitest'
import { getAddressFormat } from './address-formats.ts'

test.for([
  ['US', { state: 'required', stateName: 'state', postalCode: 'required' }],
  ['JP', { state: 'required', stateName: 'prefecture', postalCode: 'required' }],
  ['CN', { state: 'required', stateName: 'province', postalCode: 'required' }],
  ['AE', { state: 'required', stateName: 'emirate', postalCode: 'none' }],
  ['DE', { state: 'none', stateName: 'region', postalCode: 'required' }],
  ['HK', { state: 'optional', stateName: 'region', postalCode: 'none' }],
  ['KR', { state: 'optional', stateName: 'region', postalCode: 'required' }],
  ['', { state: 'optional', stateName: 'region', postalCode: 'optional' }],
] as const)('an address in %s has %o', ([country, format]) => expect(getAddressFormat(country)).toEqual(format))

it('hides no field that carriers require', () => {
  for (const country of 'AE AU BR CA CN ID IN IT JP MX MY TH US'.split(' '))
    expect(getAddressFormat(country).state).toBe('required')
})
