import { describe, expect, it, test } from 'vitest'
import { toPlacingOutcome, retryDelayMs } from './placing-outcome.ts'
import { createPreview } from '#testing/checkout-values.ts'

const message = 'A sentence.'
const order = { orderNumber: 'PG-7K3M9-X2Q4T', canPay: true }
const failed = (code?: string) => ({ error: { graphQLErrors: code ? [{ extensions: { code } }] : [] } })
const preview = createPreview()

describe('after an order was sent', () => {
  test.for([
    [
      { code: 'PRICE_CHANGED', preview },
      { kind: 'changed', preview },
    ],
    [{ code: 'PRICE_CHANGED', preview: null }, { kind: 'outdated' }],
    [{ code: 'NOTHING_SELECTED' }, { kind: 'outdated' }],
    [{ code: 'TOO_MANY_UNPAID_ORDERS' }, { kind: 'limit', code: 'TOO_MANY_UNPAID_ORDERS', message }],
    [{ code: 'ORDER_TOO_LARGE' }, { kind: 'limit', code: 'ORDER_TOO_LARGE', message }],
    [{ code: 'IDEMPOTENCY_KEY_IN_PROGRESS' }, { kind: 'inProgress' }],
    [{ code: 'IDEMPOTENCY_KEY_REUSED' }, { kind: 'placedOtherwise' }],
    [{ code: 'RATE_LIMITED' }, { kind: 'rateLimited', message }],
  ] as const)('%o is %o', ([error, outcome]) =>
    expect(toPlacingOutcome({ data: { placeOrder: { errors: [{ ...error, message }] } } })).toEqual(outcome),
  )

  it('a refused field is refused', () => {
    const errors = [{ code: 'INVALID' as const, message, path: ['input', 'email'] }]
    expect(toPlacingOutcome({ data: { placeOrder: { errors } } })).toEqual({ kind: 'refused', errors })
  })

  it('an order is placed', () =>
    expect(toPlacingOutcome({ data: { placeOrder: { order, errors: [] } } })).toEqual({ kind: 'placed', order }))

  test.for([
    [failed('UNAUTHENTICATED'), 'sessionEnded'],
    [failed('RATE_LIMITED'), 'rateLimited'],
    [failed('ACCOUNT_CHANGED'), 'accountChanged'],
    [failed('BAD_USER_INPUT'), 'refused'],
    [failed('UPSTREAM_TIMEOUT'), 'unknown'],
    [failed('UPSTREAM_UNAVAILABLE'), 'unknown'],
    [failed(), 'unknown'],
    [{}, 'unknown'],
    [{ data: { placeOrder: { errors: [] } } }, 'unknown'],
  ] as const)('%o is %s', ([response, kind]) => expect(toPlacingOutcome(response)).toMatchObject({ kind }))
})

describe('a retry', () => {
  const delays = (kind: 'unknown' | 'inProgress' | 'rateLimited') =>
    Array.from({ length: 7 }, (_, tries) => retryDelayMs({ kind }, tries))

  it('is limited and waits longer each time while the outcome is unknown', () => {
    expect(delays('unknown')).toEqual([700, 2000, null, null, null, null, null])
    expect(delays('inProgress')).toEqual([500, 1000, 2000, 2000, 3000, null, null])
  })
  it('never follows a decision of the shop', () =>
    expect(delays('rateLimited').every((delay) => delay === null)).toBe(true))
})
