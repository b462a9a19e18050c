import { describe, expect, it } from 'vitest'
import { addressFields, type AddressValues, addressValuesOf, checkAddress, emptyAddress } from './address-values.ts'

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

const problemsOf = (values: AddressValues) =>
  Object.fromEntries(Object.entries(checkAddress(values)).filter(([, problem]) => problem))

describe('what is to mend in an address', () => {
  it.each<[Partial<AddressValues>, object]>([
    [{}, {}],
    [{ contactName: ' ' }, { contactName: 'contactName' }],
    [{ countryCode: '' }, { countryCode: 'country' }],
    [{ addressLine1: '' }, { addressLine1: 'address' }],
    [{ city: '' }, { city: 'city' }],
    [{ telephone: '' }, { telephone: 'telephone' }],
    [{ telephone: '12' }, { telephone: 'telephoneInvalid' }],
    [{ companyName: '', addressLine2: '', state: '', postalCode: '' }, {}],
  ])('%o: %o', (changes, problems) => expect(problemsOf({ ...berlin, ...changes })).toEqual(problems))

  it('is all that every address has, where nothing is filled in', () =>
    expect(Object.keys(problemsOf(emptyAddress))).toEqual([
      'contactName',
      'countryCode',
      'addressLine1',
      'city',
      'telephone',
    ]))
})

it('takes from an address what the form shows, and no more', () => {
  const cached = { ...berlin, __typename: 'PostalAddress' }
  expect(addressValuesOf(cached)).toEqual(berlin)
  expect(Object.keys(addressValuesOf(berlin))).toEqual([...addressFields])
})
