import { isSettled } from '@partgate/schema/order-state.ts'
import { orderStatuses, paymentStatuses } from '@partgate/schema/shop-api/orders.ts'
import { describe, expect, it } from 'vitest'
import { getBuyerActions, shouldReleaseStock, type From, canMove, type OrderStatus } from './transitions.ts'

const froms: From[] = ['new', ...orderStatuses]
const everyPair = froms.flatMap((from) => (['new', ...orderStatuses] as const).map((to) => [from, to] as const))

const allowed = [
  'new→unpaid',
  'unpaid→confirming',
  'unpaid→canceled',
  'confirming→preparing',
  'confirming→canceled',
  'confirming→refunded',
  'preparing→shipping',
  'preparing→refunded',
  'shipping→received',
  'shipping→refunded',
  'received→refunded',
]

describe('of the 64 pairs of statuses', () => {
  it('there are 64', () => expect(everyPair).toHaveLength(64))

  it.each(everyPair)('%s to %s follows the table', (from, to) => {
    const isAllowed = to !== 'new' && canMove(from, to, 'none')
    expect(isAllowed).toBe(allowed.includes(`${from}→${to}`))
  })

  it('stock returns only for parts that have not been shipped', () => {
    const freeing = froms.flatMap((from) =>
      orderStatuses
        .filter((to) => canMove(from, to, 'none') && shouldReleaseStock(from, to))
        .map((to) => `${from}→${to}`),
    )
    expect(freeing.toSorted()).toEqual([
      'confirming→canceled',
      'confirming→refunded',
      'preparing→refunded',
      'unpaid→canceled',
    ])
  })
})

it.each(paymentStatuses)('an order with payment status %s can be canceled only before any money has come', (state) => {
  const isFree = state === 'none' || state === 'declared'
  expect(canMove('unpaid', 'canceled', state)).toBe(isFree)
  expect(canMove('confirming', 'canceled', state)).toBe(isFree)
  expect(canMove('confirming', 'refunded', state)).toBe(true)
})

it('an order is followed until no status can follow', () => {
  for (const status of orderStatuses) {
    const isOver = orderStatuses.every((to) => !canMove(status, to, 'refunded'))
    expect(isSettled({ status: status.toUpperCase(), paymentStatus: 'REFUNDED' })).toBe(isOver)
    expect(isSettled({ status: status.toUpperCase(), paymentStatus: 'REFUND_DUE' })).toBe(false)
  }
})

describe('a buyer', () => {
  const facts = { status: 'unpaid' as OrderStatus, paymentStatus: 'none' as const, totalCents: 1n }
  const able = (changes: Partial<Parameters<typeof getBuyerActions>[0]>) => {
    const may = getBuyerActions({ ...facts, ...changes })
    return [may.pay && 'pay', may.cancel && 'cancel', may.receive && 'receive'].filter(Boolean).join(' ')
  }
  it.each([
    [{}, 'pay cancel'],
    [{ totalCents: null }, 'cancel'],
    [{ paymentStatus: 'pending' as const }, ''],
    [{ status: 'confirming' as const, paymentStatus: 'declared' as const }, 'cancel'],
    [{ status: 'confirming' as const, paymentStatus: 'paid' as const }, ''],
    [{ status: 'preparing' as const, paymentStatus: 'paid' as const }, ''],
    [{ status: 'shipping' as const, paymentStatus: 'paid' as const }, 'receive'],
    [{ status: 'received' as const, paymentStatus: 'paid' as const }, ''],
    [{ status: 'canceled' as const }, ''],
    [{ status: 'refunded' as const, paymentStatus: 'refunded' as const }, ''],
  ])('of an order with %o may %j', (changes, may) => {
    expect(able(changes)).toBe(may)
  })
})
