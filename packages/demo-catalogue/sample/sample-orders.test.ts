import { orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import { expect, it } from 'vitest'
import { sampleQuantity } from './goods.ts'
import { sampleOrders, sampleRequests } from './sample-orders.ts'

const endings = {
  pay: 'confirming',
  confirm: 'preparing',
  ship: 'shipping',
  receive: 'received',
  refund: 'refunded',
  cancel: 'canceled',
  expire: 'canceled',
} as const

it('the demo account has an order in each status, by both payment methods', () => {
  const ends = sampleOrders.map(({ steps }) =>
    steps.flatMap((step) => (step.do in endings ? endings[step.do as 'pay'] : [])),
  )
  expect(new Set(ends.map((statuses) => statuses.at(-1) ?? 'unpaid'))).toEqual(new Set(orderStatuses))
  expect(new Set(sampleOrders.map(({ method }) => method))).toEqual(new Set(['paypal', 'bank']))
})

it('its orders and requests are in the past, oldest first', () => {
  for (const list of [sampleOrders, sampleRequests])
    expect(list.map(({ daysAgo }) => daysAgo)).toEqual(list.map(({ daysAgo }) => daysAgo).toSorted((a, b) => b - a))
  for (const { daysAgo, steps } of sampleOrders) {
    const hours = steps.map(({ afterHours }) => afterHours)
    expect(hours).toEqual(hours.toSorted((a, b) => a - b))
    expect(hours.at(-1)).toBeLessThan(daysAgo * 24)
  }
})

const goods = { goods_id: 1, order_code: '', manufacturer: '', package: '', minimum: 1, multiple: 1 }

it.each([
  ['a round number for the money', { unit_price: 40_000, stock: 100_000, weight_mg: 1 }, 100, 200],
  ['at least the minimum', { unit_price: 40_000, stock: 100_000, weight_mg: 1, minimum: 300, multiple: 100 }, 100, 300],
  ['whole multiples', { unit_price: 40_000, stock: 100_000, weight_mg: 1, minimum: 30, multiple: 30 }, 100, 180],
  ['at most a tenth of the stock', { unit_price: 40_000, stock: 600, weight_mg: 1 }, 100, 50],
  ['at most what a small parcel takes', { unit_price: 40_000, stock: 100_000, weight_mg: 2_000 }, 100, 50],
  ['one piece of what is dear', { unit_price: 30_000_000, stock: 100_000, weight_mg: 1 }, 100, 1],
])('a line is %s', (_, facts, budgetUsd, pieces) => {
  expect(sampleQuantity({ ...goods, ...facts }, budgetUsd)).toBe(pieces)
})
