import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { orderIn } from '../../testing/order-desk.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type OrderDesk, useOrderDesk } from '../../testing/use-desk.ts'
import { moveOrder } from './move-order.ts'
import { releaseExpired } from './release-expired.ts'

let shop: TestShop
let desk: OrderDesk
useOrderDesk((opened) => ({ shop, desk } = opened))

const tape = tapeId('RC0603FR-0710KL')
const passTime = (minutes: number) =>
  shop.db.query('update orders set expires_at = expires_at - make_interval(mins => $1)', [minutes])
const release = () => releaseExpired(shop.deps)

describe('an unpaid order', () => {
  it('returns its stock after the deadline, once, and mails the buyer', async () => {
    const { headers, order } = await desk.adaBuys(tape, 200)
    await passTime(1_439)
    expect(await release()).toBe(0)
    await passTime(1)
    const released = await Promise.all([release(), release(), release()])
    expect(released.toSorted()).toEqual([0, 0, 1])
    expect(await release()).toBe(0)
    expect(await desk.readStock(tape)).toBe(1_205)
    expect((await desk.mails()).map(({ kind }) => kind)).toEqual(['orderPlaced', 'orderCanceled'])
    expect(orderIn(await desk.detail(headers, order.order_no))).toMatchObject({
      status: 'canceled',
      expires_at: null,
      history: [{ status: 'unpaid' }, { status: 'canceled' }],
    })
    expect(await shop.db.query('select actor, note from order_events where from_status is not null')).toEqual([
      { actor: 'shop', note: 'not paid in time' },
    ])
  })

  it('frees a place for a buyer with too many unpaid orders', async () => {
    const headers = await desk.member('ada@example.com')
    for (let i = 0; i < 10; i++) await desk.buy(headers, tape, 10)
    const form = await desk.form(headers, { buy_now: { goods_id: tape, cart_num: 10 } })
    expect((await desk.add(headers, form)).code).toBe(4205)
    await passTime(1_440)
    expect(await release()).toBe(10)
    expect((await desk.add(headers, form)).code).toBe(200)
  })

  it('is released together with many others', async () => {
    const { order } = await desk.adaBuys(tape, 10)
    await shop.db.query(
      `insert into orders (order_no, serial_no, user_id, email, lang, status, payment_method, subtotal_cents, freight_by_sales,
         weight_mg, carrier, shipping_address, billing_address, remark, buyer_key, expires_at)
       select 'PG-' || n, n, user_id, email, lang, status, payment_method, subtotal_cents, freight_by_sales, weight_mg, carrier,
         shipping_address, billing_address, remark, buyer_key, expires_at
       from orders, generate_series(1, 249) n where order_no = $1`,
      [order.order_no],
    )
    await passTime(1_440)
    expect(await release()).toBe(250)
    expect(await desk.readStock(tape)).toBe(1_205)
  })
})

it.each(['pending', 'paid', 'held'])(
  'an order with payment status %s is not released after its deadline',
  async (state) => {
    await desk.adaBuys(tape)
    await shop.db.query('update orders set payment_state = $1', [state])
    await passTime(100_000)
    expect(await release()).toBe(0)
    expect(await desk.readStock(tape)).toBe(1_185)
  },
)

it('an order that has moved on no longer expires', async () => {
  const { headers, order } = await desk.adaBuys(tape)
  await shop.db.tx((tx) => moveOrder(tx, { id: 1 }, 'confirming', { actor: 'buyer', siteUrl: 'http://shop.test' }))
  expect(orderIn(await desk.detail(headers, order.order_no)).expires_at).toBeNull()
  await passTime(100_000)
  expect(await release()).toBe(0)
})
