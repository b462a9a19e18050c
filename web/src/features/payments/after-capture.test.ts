import { describe, expect, test } from 'vitest'
import { afterCapture } from './after-capture.ts'

const message = 'A sentence.'

describe('after a capture request to PayPal', () => {
  test.for([
    ['PAID', 'successful'],
    ['PENDING', 'look'],
    ['HELD', 'look'],
    ['DECLINED', 'declined'],
  ] as const)('%s leads to %s', ([outcome, step]) => expect(afterCapture(outcome, [])).toEqual({ step }))

  test.for([
    [{ __typename: 'Failure' }, 'again'],
    [{ __typename: 'RateLimitedError', code: 'RATE_LIMITED' }, 'again'],
    [{ __typename: 'PaymentError', code: 'PAYMENT_UNAVAILABLE' }, 'again'],
    [{ __typename: 'PaymentError', code: 'PAYMENT_REFUSED' }, 'refused'],
    [{ __typename: 'OrderStatusError', code: 'PAYMENT_IN_PROGRESS' }, 'again'],
    [{ __typename: 'OrderStatusError', code: 'ORDER_STATUS' }, 'refused'],
    [{ __typename: 'NotFoundError', code: 'NOT_FOUND' }, 'refused'],
  ] as const)('%o is %s', ([userError, step]) =>
    expect(afterCapture(null, [{ ...userError, message }])).toEqual({ step, sentence: message }),
  )
})
