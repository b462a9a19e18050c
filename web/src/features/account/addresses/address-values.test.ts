import { describe, expect, it, test } from 'vitest'
import {
  addressFields,
  orderAddressFields,
  type AddressValues,
  toAddressValues,
  checkAddress,
  emptyAddress,
  trimmedAddress,
} from './address-values.ts'

const berlin: AddressValues = {
  contactName: 'Ada Keller',
  companyName: '',
  countryCode: 'DE',
  addressLine1: 'Invalidenstr. 44',
  addressLine2: '',
  city: 'Berlin',
  state: '',
  postalCode: '10115',
  telephone: '+49 30 5550 0123',
}

const findProblems = (values: AddressValues) =>
  Object.fromEntries(Object.entries(checkAddress(values)).filter(([, problem]) => problem))

describe('problems of an address', () => {
  it.each<[Partial<AddressValues>, object]>([
    [{}, {}],
    [{ contactName: ' ' }, { contactName: 'contactName' }],
    [{ countryCode: '' }, { countryCode: 'country' }],
    [{ addressLine1: '' }, { addressLine1: 'address' }],
    [{ city: '' }, { city: 'city' }],
    [{ telephone: '' }, { telephone: 'telephone' }],
    [{ telephone: '12' }, { telephone: 'telephoneInvalid' }],
    [{ companyName: '', addressLine2: '', state: '' }, {}],
    [{ postalCode: '' }, { postalCode: 'postalCode' }],
    [{ countryCode: 'HK', postalCode: '' }, {}],
    [{ countryCode: 'US' }, { state: 'state' }],
    [{ countryCode: 'US', state: 'TX' }, {}],
    [{ countryCode: 'RU' }, {}],
  ])('%o: %o', (changes, problems) => expect(findProblems({ ...berlin, ...changes })).toEqual(problems))

  it('are every required field of an empty address', () =>
    expect(Object.keys(findProblems(emptyAddress))).toEqual([
      'contactName',
      'countryCode',
      'addressLine1',
      'city',
      'telephone',
    ]))
})

it("takes only the form's fields from an address", () => {
  const cached = { ...berlin, __typename: 'PostalAddress' }
  expect(toAddressValues(cached)).toEqual(berlin)
  expect(Object.keys(toAddressValues(berlin))).toEqual([...addressFields])
})

it('clears fields that the country does not use', () => {
  const typed = { ...berlin, state: 'TX', city: ' Berlin ' }
  expect(trimmedAddress(typed)).toEqual(berlin)
  expect(trimmedAddress({ ...typed, countryCode: 'US' })).toMatchObject({ state: 'TX', postalCode: '10115' })
  expect(trimmedAddress({ ...typed, countryCode: 'HK' })).toMatchObject({ postalCode: '' })
})

test.each([
  ['JP', 'ja', ['postalCode', 'state', 'city', 'addressLine1', 'addressLine2']],
  ['', 'ko', ['postalCode', 'state', 'city', 'addressLine1', 'addressLine2']],
  ['JP', 'en', ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode']],
  ['DE', 'ja', ['addressLine1', 'addressLine2', 'postalCode', 'city', 'state']],
  ['US', 'en', ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode']],
])('the form of an address in %s, in %s, runs %o', (countryCode, locale, units) => {
  const person = ['contactName', 'companyName', 'countryCode']
  expect(orderAddressFields(countryCode, locale)).toEqual([...person, ...units, 'telephone'])
  expect(orderAddressFields(countryCode, locale).toSorted()).toEqual(addressFields.toSorted())
})
