import { describe, expect, test } from 'vitest'
import { isOver, toPaymentProgress } from './payment-progress.ts'

const total = { amount: '12.00' }

describe('the payment of an order', () => {
  test.for([
    ['UNPAID', 'NONE', true, total, 'payable'],
    ['UNPAID', 'NONE', false, null, 'freightOpen'],
    ['UNPAID', 'PENDING', false, total, 'deciding'],
    ['CONFIRMING', 'PENDING', false, total, 'deciding'],
    ['CONFIRMING', 'DECLARED', false, total, 'declared'],
    ['CONFIRMING', 'PAID', false, total, 'paid'],
    ['CONFIRMING', 'PARTLY_REFUNDED', false, total, 'paid'],
    ['CONFIRMING', 'HELD', false, total, 'held'],
    ['UNPAID', 'HELD', false, total, 'held'],
    ['PREPARING', 'PAID', false, total, 'confirmed'],
    ['SHIPPED', 'PARTLY_REFUNDED', false, total, 'confirmed'],
    ['DELIVERED', 'PAID', false, total, 'confirmed'],
    ['CANCELED', 'NONE', false, total, 'canceled'],
    ['CANCELED', 'DECLARED', false, null, 'canceled'],
    ['CANCELED', 'REFUND_DUE', false, total, 'refundDue'],
    ['CANCELED', 'REFUNDED', false, total, 'refunded'],
    ['REFUNDED', 'PAID', false, total, 'refunded'],
  ] as const)('%s, %s, can be paid: %s → %s', ([status, paymentStatus, canPay, sum, expected]) =>
    expect(toPaymentProgress({ status, paymentStatus, canPay, total: sum })).toBe(expected),
  )

  test.for([
    ['payable', false],
    ['paid', false],
    ['held', false],
    ['canceled', true],
    ['refundDue', true],
    ['refunded', true],
  ] as const)('%s is over: %s', ([paymentProgress, expected]) => expect(isOver(paymentProgress)).toBe(expected))
})
