import { expect, test } from 'vitest'
import type { AddressValues } from './address-values.ts'
import { toAddressInput, toDefaultInput, toEditInput } from './to-address-input.ts'

const dublin: AddressValues = {
  contactName: 'Ada Keller',
  companyName: 'Keller Inc',
  countryCode: 'IE',
  addressLine1: '1 Main St',
  addressLine2: 'Suite 2',
  city: 'Dublin',
  state: 'Leinster',
  postalCode: 'D02 X285',
  telephone: '+353 1 555 0123',
}
const flags = { isDefaultShipping: true, isDefaultBilling: false }

test('sends every field and the default flags', () =>
  expect(toAddressInput({ ...dublin, ...flags })).toStrictEqual({ address: dublin, ...flags }))

test.for(['companyName', 'addressLine2', 'state'] as const)('sends a cleared %s as empty', (field) => {
  for (const typed of ['', '  '])
    expect(toAddressInput({ ...dublin, ...flags, [field]: typed }).address).toStrictEqual({ ...dublin, [field]: '' })
})

test('sends fields as empty that the new country does not use', () =>
  expect(toAddressInput({ ...dublin, ...flags, countryCode: 'HK' }).address).toHaveProperty('postalCode', ''))

test.for([
  ['shipping', { isDefaultShipping: true, isDefaultBilling: null }],
  ['billing', { isDefaultShipping: null, isDefaultBilling: true }],
] as const)('a new default for %s leaves the other one unchanged', ([kind, changed]) =>
  expect(toDefaultInput({ id: 'a', address: dublin }, kind)).toStrictEqual({
    savedAddressId: 'a',
    address: dublin,
    ...changed,
  }),
)

test.for<[Partial<typeof flags>, object]>([
  [{}, { isDefaultShipping: null, isDefaultBilling: null }],
  [{ isDefaultShipping: false }, { isDefaultShipping: false, isDefaultBilling: null }],
  [{ isDefaultBilling: true }, { isDefaultShipping: null, isDefaultBilling: true }],
])('an edited address with %o sends %o', ([typed, changed]) => {
  const shown = { ...dublin, ...flags }
  expect(toEditInput('a', { ...shown, ...typed, city: ' Cork ' }, shown)).toStrictEqual({
    savedAddressId: 'a',
    address: { ...dublin, city: 'Cork' },
    ...changed,
  })
})
