import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { parseOrder } from '../../testing/order-client.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '../../testing/use-client.ts'
import { moveOrder } from './move-order.ts'
import { releaseExpired } from './release-expired.ts'
import { createSalesService } from './sales.ts'

let shop: TestShop
let client: OrderClient
useOrderClient((opened) => ({ shop, client } = opened))

const tape = tapeId('RC0603FR-0710KL')
const passTime = (minutes: number) =>
  shop.db.query('update orders set expires_at = expires_at - make_interval(mins => $1)', [minutes])
const passDays = (days: number) =>
  shop.db.query('update orders set updated_at = updated_at - make_interval(days => $1)', [days])
const release = () => releaseExpired({ ...shop.deps, log: shop.log })

describe('an unpaid order', () => {
  it('returns its stock after the deadline, once, and mails the buyer', async () => {
    const { headers, order } = await client.adaBuys(tape, 200)
    await passTime(1_439)
    expect(await release()).toBe(0)
    await passTime(1)
    const released = await Promise.all([release(), release(), release()])
    expect(released.toSorted()).toEqual([0, 0, 1])
    expect(await release()).toBe(0)
    expect(await client.readStock(tape)).toBe(1_205)
    expect((await client.mails()).map(({ kind }) => kind)).toEqual(['orderPlaced', 'orderCanceled'])
    expect(parseOrder(await client.detail(headers, order.order_no))).toMatchObject({
      status: 'canceled',
      expires_at: null,
      history: [{ status: 'unpaid' }, { status: 'canceled' }],
    })
    expect(await shop.db.query('select actor, note from order_events where from_status is not null')).toEqual([
      { actor: 'shop', note: 'not paid in time' },
    ])
  })

  it('lets a buyer with too many unpaid orders order again', async () => {
    const headers = await client.member('ada@example.com')
    for (let i = 0; i < 10; i++) await client.buy(headers, tape, 10)
    const form = await client.form(headers, { lines: [{ goods_id: tape, cart_num: 10 }] })
    expect((await client.add(headers, form)).code).toBe(4205)
    await passTime(1_440)
    expect(await release()).toBe(10)
    expect((await client.add(headers, form)).code).toBe(200)
  })

  it('is released although another order cannot be', async () => {
    const headers = await client.member('ada@example.com')
    const { order: broken } = await client.buy(headers, tape, 10)
    const { order } = await client.buy(headers, tape, 10)
    await shop.db.query("update orders set lang = 'no such language' where order_no = $1", [broken.order_no])
    await passTime(1_440)
    expect(await release()).toBe(1)
    expect(parseOrder(await client.detail(headers, order.order_no)).status).toBe('canceled')
    expect(parseOrder(await client.detail(headers, broken.order_no)).status).toBe('unpaid')
    expect(await client.readStock(tape)).toBe(1_195)
  })

  it('is released together with many others', async () => {
    const { order } = await client.adaBuys(tape, 10)
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
    expect(await client.readStock(tape)).toBe(1_205)
  })
})

describe('an unpaid order with open freight', () => {
  const buyHeavyPart = async () => {
    await shop.db.query('update parts set weight_mg = 50000 where id = $1', [tape / 10])
    return client.adaBuys(tape)
  }

  it('has no payment period, because it cannot be paid yet', async () => {
    const { headers, order } = await buyHeavyPart()
    expect(order).toMatchObject({ freight: null, can_pay: false, expires_at: null })
    await passDays(13)
    expect(await release()).toBe(0)
    await createSalesService(shop.deps).setFreight(order.order_no, 7_550n)
    expect(parseOrder(await client.detail(headers, order.order_no))).toMatchObject({ status: 'unpaid', can_pay: true })
    await passTime(1_440)
    expect(await release()).toBe(1)
  })

  it('is released after two weeks without a change', async () => {
    await buyHeavyPart()
    await passDays(14)
    expect(await release()).toBe(1)
    expect(await client.readStock(tape)).toBe(1_205)
  })

  it('loses its deadline by the migration, and other orders do not', async () => {
    const { order: heavy } = await buyHeavyPart()
    await shop.db.query('update parts set weight_mg = 20 where id = $1', [tape / 10])
    const { order: light } = await client.buy(await client.member('bob@example.com'), tape)
    await shop.db.query("update orders set expires_at = now() + interval '1 day'")
    await shop.db.exec(await readFile(new URL('../db/migrations/0036-open-freight.sql', import.meta.url), 'utf8'))
    expect(await shop.db.query('select order_no, expires_at is null as is_open from orders order by id')).toEqual([
      { order_no: heavy.order_no, is_open: true },
      { order_no: light.order_no, is_open: false },
    ])
  })
})

describe('a declared bank transfer', () => {
  const declare = (headers: Record<string, string>, order_no: string) =>
    shop.call('POST', '/api/pay/bank/confirm', { headers, body: { order_no } })
  const guestBuys = async () => {
    const { order, order_token } = await client.buy({}, tape, 20, { email: 'bob@example.com', payment_method: 'bank' })
    return { order, headers: { 'Order-Token': order_token ?? '' } }
  }

  it('of a guest holds the stock for two weeks after the last change of the order', async () => {
    const { order, headers } = await guestBuys()
    expect(await declare(headers, order.order_no)).toMatchObject({ code: 200 })
    await passDays(13)
    expect(await release()).toBe(0)
    await createSalesService(shop.deps).setPlatformRemark(order.order_no, 'We look for your transfer')
    await passDays(13)
    expect(await release()).toBe(0)
    await passDays(1)
    expect(await Promise.all([release(), release()])).toContain(1)
    expect(await client.readStock(tape)).toBe(1_205)
    expect((await client.mails()).at(-1)).toMatchObject({ kind: 'orderCanceled', recipient: 'bob@example.com' })
  })

  it('of a guest that sales has confirmed, and one of a member, are not released', async () => {
    const { order, headers } = await guestBuys()
    await declare(headers, order.order_no)
    await shop.db.query("update orders set payment_status = 'paid'")
    const member = await client.adaBuys(tape)
    expect(await declare(member.headers, member.order.order_no)).toMatchObject({ code: 200 })
    await passDays(100)
    expect(await release()).toBe(0)
  })
})

it.each(['pending', 'paid', 'held'])(
  'an order with payment status %s is not released after its deadline',
  async (state) => {
    await client.adaBuys(tape)
    await shop.db.query('update orders set payment_status = $1', [state])
    await passTime(100_000)
    expect(await release()).toBe(0)
    expect(await client.readStock(tape)).toBe(1_185)
  },
)

it('an order that has moved on no longer expires', async () => {
  const { headers, order } = await client.adaBuys(tape)
  await shop.db.tx((tx) => moveOrder(tx, { id: 1 }, 'confirming', { actor: 'buyer', siteUrl: 'http://shop.test' }))
  expect(parseOrder(await client.detail(headers, order.order_no)).expires_at).toBeNull()
  await passTime(100_000)
  expect(await release()).toBe(0)
})
