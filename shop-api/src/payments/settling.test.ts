import { orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import { describe, expect, it } from 'vitest'
import { canMove } from '#orders/index.ts'
import type { PaymentState } from './payment-record.ts'
import { type Facts, settle } from './settling.ts'

const states: PaymentState[] = [
  'creating',
  'created',
  'capturing',
  'pending',
  'captured',
  'declined',
  'refused',
  'held',
  'refund_due',
  'refunding',
  'partly_refunded',
  'refunded',
  'void',
]
const verdicts = [
  'paid',
  'held',
  'pending',
  'refunded',
  'partly_refunded',
  'declined',
  'refused',
  'approved',
  'unapproved',
  'gone',
] as const
const facts = (changes: Partial<Facts>): Facts => ({
  state: 'capturing',
  status: 'unpaid',
  isPaidOtherwise: false,
  isAlone: true,
  verdict: 'paid',
  ...changes,
})
const all = states.flatMap((state) =>
  orderStatuses.flatMap((status) =>
    [true, false].flatMap((isPaidOtherwise) =>
      [true, false].flatMap((isAlone) =>
        verdicts.map((verdict) => ({ state, status, isPaidOtherwise, isAlone, verdict })),
      ),
    ),
  ),
)

describe('a payment and its order', () => {
  it.for([
    [{}, { state: 'captured', money: 'paid', moves: ['confirming'] }],
    [
      { state: 'pending', status: 'confirming' },
      { state: 'captured', money: 'paid', moves: [] },
    ],
    [{ verdict: 'pending' }, { state: 'pending', money: 'pending', moves: ['confirming'] }],
    [{ verdict: 'held' }, { state: 'held', money: 'held', moves: ['confirming'] }],
    [{ verdict: 'declined' }, { state: 'declined', money: 'none', moves: [] }],
    [{ verdict: 'refused' }, { state: 'refused', money: 'none', moves: [] }],
    [
      { verdict: 'refused', state: 'pending', status: 'confirming' },
      { state: 'refused', money: 'none', moves: ['canceled'] },
    ],
    [{ verdict: 'unapproved' }, { state: 'declined', money: 'none', moves: [] }],
    [{ verdict: 'gone' }, { state: 'void', money: 'none', moves: [] }],
    [
      { status: 'canceled', state: 'void' },
      { state: 'refund_due', money: 'refund_due', moves: [] },
    ],
    [
      { state: 'void', status: 'preparing', isPaidOtherwise: true },
      { state: 'refund_due', moves: [] },
    ],
    [
      { verdict: 'refunded', state: 'captured', status: 'shipping' },
      { state: 'refunded', money: 'refunded', moves: ['refunded'] },
    ],
    [{ verdict: 'refunded' }, { state: 'refunded', money: 'refunded', moves: ['confirming', 'refunded'] }],
    [
      { verdict: 'refunded', state: 'refunding', status: 'canceled' },
      { state: 'refunded', money: 'refunded', moves: [] },
    ],
    [
      { verdict: 'refunded', state: 'refunding', status: 'preparing', isPaidOtherwise: true },
      { state: 'refunded', moves: [] },
    ],
    [
      { verdict: 'partly_refunded', state: 'captured', status: 'confirming' },
      { state: 'partly_refunded', money: 'partly_refunded', moves: [] },
    ],
  ] as const)('change from %o to %o', ([given, step]) => {
    const { alarm: _, ...found } = settle(facts(given)) ?? {}
    expect(found).toEqual(step)
  })

  it.for([
    [{ state: 'captured', status: 'confirming' }],
    [{ state: 'captured', status: 'confirming', verdict: 'pending' }],
    [{ state: 'captured', status: 'confirming', verdict: 'declined' }],
    [{ state: 'refunded', status: 'refunded' }],
    [{ state: 'refunded', status: 'refunded', verdict: 'refunded' }],
    [{ state: 'pending', status: 'confirming', verdict: 'pending' }],
    [{ state: 'created', verdict: 'unapproved' }],
    [{ state: 'created', verdict: 'approved' }],
    [{ state: 'capturing', verdict: 'unapproved', isAlone: false }],
    [{ state: 'void', status: 'canceled', verdict: 'pending' }],
  ] as const)('do not change: %o', ([given]) => {
    expect(settle(facts(given))).toBeNull()
  })

  it('are never settled twice by the same verdict', () => {
    for (const given of all) {
      const step = settle(given)
      if (!step || step.state === 'partly_refunded') continue
      const after = { ...given, state: step.state, status: step.moves.at(-1) ?? given.status }
      expect(settle(after), JSON.stringify(given)).toBeNull()
    }
  })

  it('never make a forbidden transition, and never one to preparing', () => {
    for (const given of all) {
      let from = given.status
      for (const to of settle(given)?.moves ?? []) {
        expect(canMove(from, to, 'none'), JSON.stringify(given)).toBe(true)
        expect(to).not.toBe('preparing')
        from = to
      }
    }
  })

  it('are paid only by a verdict of PayPal, and never after the end of the order', () => {
    const paid = all.filter((given) => settle(given)?.money === 'paid')
    expect(paid).not.toEqual([])
    for (const given of paid) {
      expect(given.verdict).toBe('paid')
      expect(['unpaid', 'confirming']).toContain(given.status)
      expect(given.isPaidOtherwise).toBe(false)
    }
  })
})
