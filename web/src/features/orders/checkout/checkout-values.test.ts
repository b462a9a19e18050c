import { describe, expect, it, test } from 'vitest'
import {
  checkCheckout,
  type CheckoutValues,
  findField,
  shownField,
  toBillingChoice,
  toOrder,
} from './checkout-values.ts'
import { guestValues } from '#testing/checkout-values.ts'

const guest = { isGuest: true }
const shipping = (changes: Partial<CheckoutValues['shipping']>) => ({
  shipping: { ...guestValues.shipping, ...changes },
})

const findProblems = (changes: Partial<CheckoutValues>, buyer = guest) =>
  Object.entries(checkCheckout({ ...guestValues, ...changes }, buyer)).flatMap(([field, problem]) =>
    problem ? [`${field} ${problem.split('.').at(-1)}`] : [],
  )

describe('problems of the form', () => {
  test.for<[Partial<CheckoutValues>, string[]]>([
    [{}, []],
    [{ email: '' }, ['email email']],
    [{ email: 'ada@' }, ['email emailInvalid']],
    [{ paymentMethod: '' }, ['paymentMethod paymentMethod']],
    [shipping({ city: ' ' }), ['shipping.city city']],
    [shipping({ countryCode: 'US' }), ['shipping.state state']],
    [shipping({ countryCode: 'US', state: 'TX', postalCode: '' }), ['shipping.postalCode postalCode']],
    [shipping({ countryCode: 'HK', postalCode: '' }), []],
    [shipping({ countryCode: '', postalCode: '' }), ['shipping.countryCode country']],
    [{ billingChoice: 'new', billing: guestValues.shipping }, []],
    [
      { billingChoice: 'new' },
      [
        'billing.contactName contactName',
        'billing.countryCode country',
        'billing.addressLine1 address',
        'billing.city city',
        'billing.telephone telephone',
      ],
    ],
    [{ shippingChoice: 'saved', ...shipping({ city: '' }) }, []],
  ])('%o: %o', ([changes, problems]) => expect(findProblems(changes)).toEqual(problems))

  it('a member needs no e-mail address', () => expect(findProblems({ email: '' }, { isGuest: false })).toEqual([]))
})

describe('the order', () => {
  const agreed = { previewHash: 'seen', carrier: 'DHL', paymentMethod: 'BANK_TRANSFER', lines: null } as const

  it('of a guest has the e-mail and the address without fields that the country does not use', () => {
    const values = { ...guestValues, ...shipping({ state: 'TX' }), email: ' ada@example.com ', remark: ' ' }
    expect(toOrder(values, guest, agreed)).toEqual({
      previewHash: 'seen',
      carrier: 'DHL',
      lines: null,
      email: 'ada@example.com',
      shippingAddress: { address: guestValues.shipping },
      billingAddress: null,
      paymentMethod: 'BANK_TRANSFER',
      purchaseOrderNumber: null,
      remark: null,
    })
  })

  it('of a member refers to saved addresses by id', () => {
    const values = { ...guestValues, shippingChoice: 'one', billingChoice: 'two', purchaseOrderNumber: ' PO 7 ' }
    const order = toOrder(values, { isGuest: false }, agreed)
    expect(order).toMatchObject({
      email: null,
      shippingAddress: { savedAddressId: 'one' },
      billingAddress: { savedAddressId: 'two' },
      purchaseOrderNumber: 'PO 7',
    })
  })
})

test.for([
  ['one', 'one', 'same'],
  ['one', 'two', 'two'],
  ['one', 'same', 'same'],
  ['new', 'one', 'one'],
  ['new', 'new', 'new'],
] as const)('with %s for delivery, %s for billing becomes %s', ([shippingChoice, billingChoice, expected]) =>
  expect(toBillingChoice({ shippingChoice, billingChoice })).toBe(expected),
)

describe('the shop’s errors', () => {
  test.for([
    [['input', 'email'], 'email'],
    [['input', 'shippingAddress', 'address', 'postalCode'], 'shipping.postalCode'],
    [['input', 'billingAddress', 'address', 'countryCode'], 'billing.countryCode'],
    [['input', 'shippingAddress', 'savedAddressId'], 'shippingChoice'],
    [['input', 'remark'], 'remark'],
    [['input', 'shippingAddress', 'address', 'planet'], null],
    [['input', 'previewHash'], null],
    [[], null],
    [null, null],
  ] as const)('%o appear at %s', ([path, field]) => expect(findField(path)).toBe(field))

  it('about a saved address appear at its choice', () => {
    const saved = { ...guestValues, shippingChoice: 'one' }
    expect(shownField('shipping.state', saved, guest)).toBe('shippingChoice')
    expect(shownField('shipping.state', guestValues, guest)).toBe('shipping.state')
  })

  it('about the e-mail address have a field for guests only', () => {
    expect(shownField('email', guestValues, guest)).toBe('email')
    expect(shownField('email', guestValues, { isGuest: false })).toBeNull()
  })
})
