import { describe, expect, it, test } from 'vitest'
import { type Attempt, attemptLifetimeMs, nextAttempt, parseAttempt, parseSent, type SentOrder } from './attempt.ts'

const nowMs = 1_800_000_000_000
const key = '0123456789abcdef'
const orderNumber = 'PG-7K3M9-X2Q4T'

describe('the next attempt to order the same items', () => {
  test.for<[Attempt | null, object]>([
    [null, { kind: 'send', key: 'new' }],
    [
      { kind: 'open', key, atMs: nowMs - 1 },
      { kind: 'send', key },
    ],
    [
      { kind: 'open', key, atMs: nowMs + 1 },
      { kind: 'send', key },
    ],
    [
      { kind: 'placed', orderNumber, atMs: nowMs - 1 },
      { kind: 'send', key: 'new' },
    ],
    [
      { kind: 'placed', orderNumber, atMs: nowMs + 1 },
      { kind: 'alreadyPlaced', orderNumber },
    ],
  ])('after %o is %o', ([attempt, next]) => expect(nextAttempt(attempt, nowMs, () => 'new')).toEqual(next))
})

describe('a recorded attempt', () => {
  test.for<[unknown, boolean]>([
    [{ kind: 'open', key, atMs: nowMs }, true],
    [{ kind: 'placed', orderNumber, atMs: nowMs }, true],
    [{ kind: 'open', key: 'short', atMs: nowMs }, false],
    [{ kind: 'placed', orderNumber: '<b>', atMs: nowMs }, false],
    [{ kind: 'open', key, atMs: nowMs - attemptLifetimeMs }, false],
    [{ kind: 'open', key, atMs: nowMs + 1 }, false],
    [{ kind: 'open', key }, false],
    [null, false],
    [7, false],
  ])('%o is valid: %s', ([record, isOne]) =>
    expect(parseAttempt(JSON.stringify(record), nowMs)).toEqual(isOne ? record : null),
  )
  it('that is not JSON is ignored', () => expect(parseAttempt('{', nowMs)).toBeNull())
})

describe('an order that was sent', () => {
  const sent = {
    basket: 'cart',
    key,
    content: { previewHash: 'seen', carrier: 'DHL', paymentMethod: 'BANK_TRANSFER' },
    savesAddress: false,
    owner: 'ada',
    atMs: nowMs,
  } as unknown as SentOrder
  const stored = JSON.stringify(sent)

  it('is sent again for the same owner only, for one hour', () => {
    expect(parseSent(stored, 'ada', nowMs)).toEqual(sent)
    expect(parseSent(stored, 'bob', nowMs)).toBeNull()
    expect(parseSent(stored, null, nowMs)).toBeNull()
    expect(parseSent(stored, 'ada', nowMs + attemptLifetimeMs)).toBeNull()
  })

  test.for([{ key: '<>' }, { basket: 7 }, { content: 'x' }, { content: null }, { content: { lines: [] } }])(
    'with %o is none',
    (changes) => expect(parseSent(JSON.stringify({ ...sent, ...changes }), 'ada', nowMs)).toBeNull(),
  )
})
