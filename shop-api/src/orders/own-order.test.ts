import { orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import { describe, expect, it } from 'vitest'
import { createToken } from '#security/tokens.ts'
import { expectNoChange } from '../../testing/expect-no-change.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { parseOrder } from '../../testing/order-client.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '../../testing/use-client.ts'
import { moveOrder } from './move-order.ts'
import { setPaymentStatus } from './payment-status.ts'
import type { OrderStatus, PaymentStatus } from './transitions.ts'

let shop: TestShop
let client: OrderClient
useOrderClient((opened) => ({ shop, client } = opened))

const tape = tapeId('RC0603FR-0710KL')
const siteUrl = 'http://shop.test'
const readOrderId = async (orderNo: string) =>
  (await shop.db.query<{ id: number }>('select id from orders where order_no = $1', [orderNo]))[0]?.id ?? 0
const move = async (orderNo: string, ...path: OrderStatus[]) => {
  const id = await readOrderId(orderNo)
  for (const to of path) await shop.db.tx((tx) => moveOrder(tx, { id }, to, { actor: 'staff', siteUrl }))
}
const setMoney = async (orderNo: string, state: PaymentStatus) => {
  const id = await readOrderId(orderNo)
  await shop.db.tx((tx) => setPaymentStatus(tx, id, state, { siteUrl }))
}
const pathTo: Record<OrderStatus, OrderStatus[]> = {
  unpaid: [],
  confirming: ['confirming'],
  preparing: ['confirming', 'preparing'],
  shipping: ['confirming', 'preparing', 'shipping'],
  received: ['confirming', 'preparing', 'shipping', 'received'],
  refunded: ['confirming', 'refunded'],
  canceled: ['canceled'],
}
const refusedAt = async (status: OrderStatus, act: 'cancel' | 'receive') => {
  const { headers, order } = await client.adaBuys(tape)
  await move(order.order_no, ...pathTo[status])
  expect(await expectNoChange(client, () => client[act](headers, order.order_no))).toMatchObject({ code: 4204 })
}
const kinds = async () => (await client.mails()).map(({ kind }) => kind)

describe('canceling', () => {
  it.each(['unpaid', 'confirming'] as const)(
    'an order that is %s returns its stock, once, and sends a mail',
    async (status) => {
      const { headers, order } = await client.adaBuys(tape, 200)
      await move(order.order_no, ...pathTo[status])
      const response = await client.cancel(headers, order.order_no)
      expect(response).toMatchObject({ code: 200, message: 'The order is canceled' })
      expect(parseOrder(response)).toMatchObject({
        status: 'canceled',
        can_pay: false,
        can_cancel: false,
        expires_at: null,
      })
      expect(parseOrder(response).canceled_at).not.toBeNull()
      expect(await client.readStock(tape)).toBe(1_205)
      expect(await client.cancel(headers, order.order_no)).toEqual(response)
      expect(await client.readStock(tape)).toBe(1_205)
      expect(await kinds()).toEqual(['orderPlaced', 'orderCanceled'])
      const moves = await shop.db.query('select delta, stock_after, reason from stock_moves order by id')
      expect(moves).toEqual([
        { delta: -200, stock_after: 1_005, reason: 'placed' },
        { delta: 200, stock_after: 1_205, reason: 'released' },
      ])
    },
  )

  it.each(orderStatuses.filter((status) => !['unpaid', 'confirming', 'canceled'].includes(status)))(
    'an order that is %s is refused, and nothing changes',
    (status) => refusedAt(status, 'cancel'),
  )

  it.each(['pending', 'paid', 'held', 'refund_due'] as const)(
    'an order with payment status %s is refused',
    async (state) => {
      const { headers, order } = await client.adaBuys(tape)
      await setMoney(order.order_no, state)
      expect(await client.cancel(headers, order.order_no)).toMatchObject({ code: 4204 })
      expect(await client.readStock(tape)).toBe(1_185)
    },
  )
})

describe('receiving', () => {
  it('completes a shipped order; a repeated request changes nothing', async () => {
    const { headers, order } = await client.adaBuys(tape)
    await move(order.order_no, ...pathTo.shipping)
    const response = await client.receive(headers, order.order_no)
    expect(response).toMatchObject({ code: 200, data: { status: 'received', can_receive: false } })
    expect(parseOrder(response).history.map(({ status }) => status)).toEqual(['unpaid', ...pathTo.received])
    expect(await client.receive(headers, order.order_no)).toEqual(response)
    expect(await client.readStock(tape)).toBe(1_185)
  })

  it.each(orderStatuses.filter((status) => !['shipping', 'received'].includes(status)))(
    'an order that is %s is refused, and nothing changes',
    (status) => refusedAt(status, 'receive'),
  )
})

it('every transition outside the table is refused', async () => {
  const headers = await client.member('ada@example.com')
  await expect(move((await client.buy(headers, tape)).order.order_no, 'received')).rejects.toMatchObject({ code: 4204 })
  await expect(move((await client.buy(headers, tape)).order.order_no, 'canceled', 'confirming')).rejects.toMatchObject({
    code: 4204,
  })
})

it.each([
  ['confirming', 1_205],
  ['preparing', 1_205],
  ['shipping', 1_185],
  ['received', 1_185],
] as const)('an order refunded while it is %s leaves %s pieces in stock', async (status, stock) => {
  const { order } = await client.adaBuys(tape)
  await move(order.order_no, ...pathTo[status], 'refunded')
  expect(await client.readStock(tape)).toBe(stock)
})

it('the buyer gets one mail about the payment and one about the refund', async () => {
  const { headers, order } = await client.adaBuys(tape)
  for (const state of ['pending', 'paid', 'paid', 'held', 'paid', 'refund_due', 'refunded', 'refunded'] as const)
    await setMoney(order.order_no, state)
  expect(await kinds()).toEqual(['orderPlaced', 'orderPaid', 'orderRefunded'])
  expect(parseOrder(await client.detail(headers, order.order_no)).paid_at).not.toBeNull()
})

describe('an order', () => {
  it('of another buyer is not found, by any endpoint', async () => {
    const { order } = await client.adaBuys(tape)
    const theirs = await client.buy({}, tape, 20, { email: 'bob@example.com' })
    const strangers = [
      {},
      await client.member('eve@example.com'),
      { 'Order-Token': createToken() },
      { 'Order-Token': theirs.order_token ?? '' },
    ]
    const before = await client.everything()
    for (const eve of strangers) {
      const missing = await client.detail(eve, 'PG-00000-00000')
      expect(missing.code).toBe(404)
      expect(await client.detail(eve, order.order_no)).toEqual(missing)
      for (const act of [client.cancel, client.receive]) expect(await act(eve, order.order_no)).toEqual(missing)
    }
    expect(await client.detail({}, theirs.order.order_no)).toMatchObject({ code: 404 })
    expect(await client.everything()).toEqual(before)
  })

  it('of a guest is opened by its order access token, signed in or not', async () => {
    const { order, order_token } = await client.buy({}, tape, 20, { email: 'bob@example.com' })
    const secret = { 'Order-Token': order_token ?? '' }
    expect(parseOrder(await client.detail(secret, order.order_no))).toEqual(order)
    const member = await client.member('bob@example.com')
    expect(parseOrder(await client.detail({ ...member, ...secret }, order.order_no))).toEqual(order)
    expect(await client.detail(member, order.order_no)).toMatchObject({ code: 404 })
    expect(await client.cancel(secret, order.order_no)).toMatchObject({ code: 200, data: { status: 'canceled' } })
  })

  it('is closed to an address after ten wrong tokens, even to the right one', async () => {
    const { order, order_token } = await client.buy({}, tape, 20, { email: 'bob@example.com' })
    const right = { 'Order-Token': order_token ?? '' }
    for (let i = 0; i < 30; i++) expect((await client.detail(right, order.order_no)).code).toBe(200)
    const wrong = () => client.detail({ 'Order-Token': createToken() }, order.order_no)
    for (let i = 0; i < 10; i++) expect((await wrong()).code).toBe(404)
    expect((await wrong()).code).toBe(429)
    expect((await client.detail(right, order.order_no)).code).toBe(429)
    expect((await client.cancel(right, order.order_no)).code).toBe(429)
    const path = `/api/user/order/${order.order_no}`
    expect((await shop.call('GET', path, { headers: right, from: '203.0.113.7' })).code).toBe(200)
  })

  it('with a malformed number is refused before the lookup', async () => {
    for (const number of ['1', 'PG-1', 'pg-00000-00000', 'PG-00000-0000I', "PG-00000-00000'--"])
      expect((await client.detail({}, encodeURIComponent(number))).code).toBe(400)
  })
})
