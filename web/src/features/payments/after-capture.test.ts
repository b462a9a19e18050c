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
    [{ __typename: 'RateLimitedError' }, 'again'],
    [{ __typename: 'PaymentError', isTemporary: true }, 'again'],
    [{ __typename: 'PaymentError', isTemporary: false }, 'refused'],
    [{ __typename: 'IdempotencyError', isInProgress: true }, 'again'],
    [{ __typename: 'IdempotencyError', isInProgress: false }, 'refused'],
    [{ __typename: 'OrderStateError' }, 'refused'],
    [{ __typename: 'NotFoundError' }, 'refused'],
  ] as const)('%o is %s', ([userError, step]) =>
    expect(afterCapture(null, [{ ...userError, message }])).toEqual({ step, sentence: message }),
  )
})
