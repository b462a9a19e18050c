import { orderStatuses, paymentMethods, paymentStatuses } from '@partgate/schema/shop-api/orders.ts'
import { expect, it } from 'vitest'
import { findConfirmationKind } from './staff-rules.ts'

const all = orderStatuses.flatMap((status) =>
  paymentStatuses.flatMap((payment_status) =>
    paymentMethods.map((payment_method) => ({ status, payment_status, payment_method, total_cents: 5_873n })),
  ),
)

it('sales confirms captured money, and transfers of orders that await one', () => {
  const confirmed = all.flatMap((facts) => {
    const meaning = findConfirmationKind(facts)
    return meaning ? [`${facts.status} ${facts.payment_status} ${facts.payment_method}: ${meaning}`] : []
  })
  expect(confirmed).toEqual([
    'unpaid none bank: transfer',
    'unpaid declared bank: transfer',
    'confirming none bank: transfer',
    'confirming declared bank: transfer',
    'confirming paid paypal: captured',
    'confirming paid bank: captured',
  ])
})

it('a transfer of an unknown total confirms nothing', () => {
  const facts = { status: 'unpaid', payment_status: 'none', payment_method: 'bank' } as const
  expect(findConfirmationKind({ ...facts, total_cents: null })).toBeNull()
})
