import { describe, expect, test } from 'vitest'
import { isOver, standingOf } from './standing.ts'

const total = { amount: '12.00' }

describe('how an order stands for who wants to pay it', () => {
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
    ['SHIPPING', 'PARTLY_REFUNDED', false, total, 'confirmed'],
    ['RECEIVED', 'PAID', false, total, 'confirmed'],
    ['CANCELED', 'NONE', false, total, 'canceled'],
    ['CANCELED', 'DECLARED', false, null, 'canceled'],
    ['CANCELED', 'REFUND_DUE', false, total, 'refundDue'],
    ['CANCELED', 'REFUNDED', false, total, 'refunded'],
    ['REFUNDED', 'PAID', false, total, 'refunded'],
  ] as const)('%s, %s, can be paid: %s → %s', ([status, paymentState, canPay, sum, expected]) =>
    expect(standingOf({ status, paymentState, canPay, total: sum })).toBe(expected),
  )

  test.for([
    ['payable', false],
    ['paid', false],
    ['held', false],
    ['canceled', true],
    ['refundDue', true],
    ['refunded', true],
  ] as const)('%s is over: %s', ([standing, expected]) => expect(isOver(standing)).toBe(expected))
})
