import { describe, expect, it } from 'vitest'
import { initialValues } from './initial-values.ts'
import { guestValues } from '#testing/checkout-values.ts'

const saved = (id: string, isDefaultShipping = false, isDefaultBilling = false) => ({
  id,
  isDefaultShipping,
  isDefaultBilling,
  address: guestValues.shipping,
})
const viewer = {
  id: 'ada',
  email: 'ada@example.com',
  contactName: 'Ada',
  companyName: 'Keller',
  telephone: '+49 30 1',
  countryCode: 'FR',
  city: 'Paris',
  state: '',
  addressLine1: 'Rue 1',
  addresses: [saved('one'), saved('two', true), saved('three', false, true)],
}
const facts = {
  viewer: null,
  draft: null,
  likelyCountry: 'JP',
  served: ['DE', 'FR', 'JP'],
  paymentMethods: ['PAYPAL', 'BANK_TRANSFER'],
} as const

describe('the form opens', () => {
  it('for a guest with the likely country', () =>
    expect(initialValues(facts)).toMatchObject({
      shippingChoice: 'new',
      shipping: { countryCode: 'JP', city: '' },
      billingChoice: 'same',
      paymentMethod: 'PAYPAL',
    }))

  it('for a member with the default addresses', () =>
    expect(initialValues({ ...facts, viewer })).toMatchObject({ shippingChoice: 'two', billingChoice: 'three' }))

  it('for a member with one address for both with the same for billing', () =>
    expect(initialValues({ ...facts, viewer: { ...viewer, addresses: [saved('one', true, true)] } })).toMatchObject({
      shippingChoice: 'one',
      billingChoice: 'same',
    }))

  it('for a member without a saved address with the profile data', () =>
    expect(initialValues({ ...facts, viewer: { ...viewer, addresses: [] } })).toMatchObject({
      shippingChoice: 'new',
      shipping: { contactName: 'Ada', companyName: 'Keller', countryCode: 'FR', city: 'Paris', addressLine1: 'Rue 1' },
    }))

  it('without a country that is not served', () => {
    const draft = { ...guestValues, shipping: { ...guestValues.shipping, countryCode: 'ZZ' } }
    expect(initialValues({ ...facts, draft }).shipping).toEqual({ ...draft.shipping, countryCode: '' })
  })

  it('with the draft', () => expect(initialValues({ ...facts, draft: guestValues })).toEqual(guestValues))

  it('with the address of a guest draft after sign-in', () =>
    expect(initialValues({ ...facts, viewer, draft: guestValues })).toEqual(guestValues))

  it('with the default address after sign-in if the draft has none', () => {
    const shipping = {
      ...guestValues.shipping,
      contactName: '',
      addressLine1: '',
      city: '',
      postalCode: '',
      telephone: '',
    }
    expect(initialValues({ ...facts, viewer, draft: { ...guestValues, shipping, remark: 'In bags' } })).toMatchObject({
      shippingChoice: 'two',
      billingChoice: 'three',
      remark: 'In bags',
    })
  })

  it('with a default instead of a deleted address or payment method', () =>
    expect(
      initialValues({
        ...facts,
        viewer,
        paymentMethods: ['BANK_TRANSFER'],
        draft: { ...guestValues, shipping: { ...guestValues.billing }, shippingChoice: 'gone', billingChoice: 'gone' },
      }),
    ).toMatchObject({ shippingChoice: 'two', billingChoice: 'three', paymentMethod: 'BANK_TRANSFER' }))
})
