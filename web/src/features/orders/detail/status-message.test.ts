import { expect, test } from 'vitest'
import { toStatusMessage } from './status-message.ts'

const total = { amount: '12.00' }
const later = '2026-11-22T00:00:00Z'

test.for([
  ['UNPAID', 'NONE', true, total, later, 'payBefore'],
  ['UNPAID', 'NONE', true, total, null, 'pay'],
  ['UNPAID', 'NONE', false, null, later, 'freightOpen'],
  ['UNPAID', 'PENDING', false, total, later, 'deciding'],
  ['UNPAID', 'HELD', false, total, null, 'held'],
  ['CONFIRMING', 'DECLARED', false, total, null, 'declared'],
  ['CONFIRMING', 'PAID', false, total, null, 'paid'],
  ['CONFIRMING', 'PARTLY_REFUNDED', false, total, null, 'paid'],
  ['PREPARING', 'PAID', false, total, null, 'preparing'],
  ['SHIPPED', 'PARTLY_REFUNDED', false, total, null, 'shipping'],
  ['DELIVERED', 'PAID', false, total, null, 'received'],
  ['REFUNDED', 'REFUNDED', false, total, null, 'refunded'],
  ['CANCELED', 'NONE', false, total, null, 'canceled'],
  ['CANCELED', 'DECLARED', false, total, null, 'canceledDeclared'],
  ['CANCELED', 'REFUND_DUE', false, total, null, 'refundDue'],
  ['CANCELED', 'REFUNDED', false, total, null, 'refunded'],
] as const)(
  '%s, %s, can be paid: %s, total %o, until %s → %s',
  ([status, paymentStatus, canPay, sum, expiresAt, said]) =>
    expect(toStatusMessage({ status, paymentStatus, canPay, total: sum, expiresAt })).toBe(said),
)
