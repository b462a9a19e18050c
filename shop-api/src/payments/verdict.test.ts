import { describe, expect, it } from 'vitest'
import type { PaypalOrder } from '#paypal/paypal-order.ts'
import { refusedCapture, toVerdict } from './verdict.ts'

const agreed = { orderNo: 'PG-00000-0000A', cents: 5_873n, currency: 'USD', payee: 'SHOP' }
const capture = (changes: object = {}) => ({
  id: 'C1',
  status: 'COMPLETED',
  cents: 5_873n,
  currency: 'USD',
  ...changes,
})
const order = (changes: Partial<PaypalOrder> = {}): PaypalOrder => ({
  id: 'O1',
  status: 'COMPLETED',
  orderNo: agreed.orderNo,
  payee: 'SHOP',
  approveUrl: null,
  captures: [],
  refunds: [],
  ...changes,
})

describe('the verdict on PayPal’s order', () => {
  it.for([
    ['paid', order({ captures: [capture()] })],
    ['paid', order({ captures: [capture()], payee: null })],
    ['paid', order({ captures: [capture({ id: 'C0', status: 'DECLINED' }), capture()] })],
    ['held', order({ captures: [capture({ cents: 5_872n })] })],
    ['held', order({ captures: [capture({ cents: 5_874n })] })],
    ['held', order({ captures: [capture({ cents: null })] })],
    ['held', order({ captures: [capture({ currency: 'EUR' })] })],
    ['held', order({ captures: [capture()], payee: 'SOMEBODY' })],
    ['held', order({ captures: [capture()], orderNo: 'PG-00000-0000B' })],
    ['held', order({ captures: [capture()], orderNo: null })],
    ['pending', order({ captures: [capture({ status: 'PENDING' })] })],
    ['pending', order({ captures: [capture({ status: 'SOMETHING_NEW' })] })],
    ['refused', order({ captures: [capture({ status: 'DECLINED' })] })],
    ['refused', order({ captures: [capture({ status: 'FAILED' })] })],
    ['refunded', order({ captures: [capture({ status: 'REFUNDED' })] })],
    ['partly_refunded', order({ captures: [capture({ status: 'PARTIALLY_REFUNDED' })] })],
    ['approved', order({ status: 'APPROVED' })],
    ['unapproved', order({ status: 'CREATED' })],
    ['unapproved', order({ status: 'PAYER_ACTION_REQUIRED' })],
    ['gone', order({ status: 'VOIDED' })],
  ] as const)('%s: %o', ([kind, given]) => {
    expect(toVerdict(given, agreed).kind).toBe(kind)
  })

  it('accepts any payee where none was agreed', () => {
    const given = order({ captures: [capture()], payee: 'SOMEBODY' })
    expect(toVerdict(given, { ...agreed, payee: null }).kind).toBe('paid')
  })

  it('counts completed refunds only', () => {
    const given = order({
      captures: [capture({ status: 'PARTIALLY_REFUNDED' })],
      refunds: [
        { id: 'R1', status: 'COMPLETED', cents: 100n },
        { id: 'R2', status: 'PENDING', cents: 200n },
        { id: 'R3', status: 'COMPLETED', cents: 50n },
      ],
    })
    expect(toVerdict(given, agreed)).toMatchObject({ refundedCents: 150n })
  })
})

it.for([
  ['ORDER_ALREADY_CAPTURED', 'alreadyCaptured'],
  ['RESOURCE_NOT_FOUND', 'gone'],
  ['DUPLICATE_INVOICE_ID', 'gone'],
  ['INSTRUMENT_DECLINED', 'declined'],
  ['PAYER_ACTION_REQUIRED', 'declined'],
  ['ORDER_NOT_APPROVED', 'declined'],
] as const)('a capture refused for %s means %s', ([issue, meaning]) => {
  expect(refusedCapture(issue)).toBe(meaning)
})
