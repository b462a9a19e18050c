import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quote as quoteShape } from '@partgate/schema/shop-api/quote.ts'
import { z } from 'zod'
import { changesNothing } from '#testing/changes-nothing.ts'
import type { TestShop } from '#testing/open-test-shop.ts'
import { quoteIn, shippingAddress } from '#testing/order-desk.ts'
import { onRequest, soldOut, tapeOf } from '#testing/small-parts.ts'
import { type OrderDesk, useOrderDesk } from '#testing/use-desk.ts'
import { maxUnpaid } from './place-order.ts'

let shop: TestShop
let desk: OrderDesk
useOrderDesk((opened) => ({ shop, desk } = opened))

const [tape, other] = [tapeOf('RC0603FR-0710KL'), tapeOf('LM358DR')]
const setStock = (goodsId: number, stock: number) =>
  shop.db.query('update goods_offers set stock = $2 where goods_id = $1', [goodsId, stock])

let headers: Record<string, string>
/** A form that would be accepted as it is: 20 pieces each of two goods rows. */
let form: Record<string, unknown>
beforeEach(async () => {
  ;({ headers, form } = await desk.adaFills(tape, other))
})

/** Adds, and holds that nothing has changed. */
const refused = (body: object, as = headers) => changesNothing(desk, () => desk.add(as, body))

it('the form that is spoilt below would be accepted', async () => {
  expect((await desk.add(headers, form)).code).toBe(200)
})

describe('C2: what has become wrong since it was put into the cart is refused at the last door', () => {
  it.each([
    ['fewer in stock than wanted', { available: 19 }, 4103, () => setStock(other, 19)],
    ['none in stock', { available: 0 }, 4103, () => setStock(tape, 0)],
    [
      'a higher minimum',
      { minimum: 30 },
      4101,
      () => shop.db.query('update goods set minimum = 30 where id = $1', [tape]),
    ],
    [
      'other steps',
      { multiple: 15 },
      4102,
      () => shop.db.query('update goods set multiple = 15 where id = $1', [tape]),
    ],
  ])('%s', async (_, data, code, change) => {
    await change()
    expect(await refused(form)).toMatchObject({ code, data })
  })
  afterEach(() => shop.db.query('update goods set minimum = 10, multiple = 10 where id = $1', [tape]))
})

describe('C7: the buyer sees the new quote, and its hash is then accepted, when', () => {
  it.each([
    ['a price', () => shop.db.query('update goods_offers set break_prices[1] = 5000 where goods_id = $1', [tape])],
    ['a weight', () => shop.db.query('update parts set weight_mg = 50000 where id = $1', [tape / 10])],
    ['a quantity', () => desk.put(headers, tape, 20)],
  ])('%s has changed', async (_, change) => {
    await change()
    const answer = await refused(form)
    expect(answer.code).toBe(4201)
    const { quote } = answer.data as { quote: unknown }
    const { quote_hash, can_be_placed } = quoteIn({ data: quote })
    expect(can_be_placed).toBe(true)
    expect(quote_hash).toBe(quoteIn(await desk.before(headers, { country: 'GB', carrier: 'dhl' })).quote_hash)
    expect(await desk.add(headers, { ...form, quote_hash })).toMatchObject({ code: 200 })
  })

  it('a part has lost its price, but then nothing can be placed', async () => {
    const prices = 'update goods_offers set break_quantities = $2, break_prices = $3 where goods_id = $1'
    await shop.db.query(prices, [tape, [], []])
    const answer = await refused(form)
    expect(answer).toMatchObject({ code: 4201, data: { quote: { can_be_placed: false } } })
    const { quote } = answer.data as { quote: { quote_hash: string } }
    expect(await refused({ ...form, quote_hash: quote.quote_hash })).toMatchObject({ code: 400 })
    await shop.db.query(prices, [tape, [10, 100, 1_000], [1_880, 1_205, 955]])
  })

  it('C11: the country of delivery is another than that of the quote', async () => {
    const elsewhere = { ...shippingAddress, country: 'ZA' }
    expect(await refused({ ...form, shipping_address: elsewhere })).toMatchObject({
      code: 4201,
      data: { quote: { freight: '60.00' } },
    })
  })

  it('the carrier is another than that of the quote', async () => {
    expect(await refused({ ...form, carrier: 'fedex' })).toMatchObject({
      code: 4201,
      data: { quote: { carrier: 'fedex' } },
    })
  })
})

it('nothing is ordered from a cart where nothing is selected, nor without a cart', async () => {
  const { list } = await desk.lists(headers)
  await desk.select(
    headers,
    list.map(({ cart_id }) => cart_id),
    false,
  )
  expect(await refused(form)).toMatchObject({ code: 4105 })
  expect(await refused({ ...form, email: 'bob@example.com' }, {})).toMatchObject({ code: 4105 })
})

it.each([
  ['unknown', 999_999, 20, 404, undefined],
  ['sold on request only', tapeOf(onRequest), 20, 400, [{ field: 'goods_id' }]],
  ['sold out', tapeOf(soldOut), 20, 4103, undefined],
])('a part that is %s cannot be bought now', async (_, goods_id, cart_num, code, fields) => {
  const buy_now = { goods_id, cart_num }
  const quoted = await desk.buyNowBefore(headers, { ...buy_now, country: 'GB', carrier: 'dhl' })
  expect(quoted).toMatchObject({ code, ...(fields && { data: { fields } }) })
  const first = await refused({ ...form, buy_now })
  const { quote } = z.object({ quote: quoteShape.optional() }).parse(first.data)
  const answer = quote ? await refused({ ...form, buy_now, quote_hash: quote.quote_hash }) : first
  expect(answer.code).toBe(code)
})

it('C10: more than one order can hold is refused, quoted and placed', async () => {
  await shop.db.query('update goods_offers set stock = 2000000000, break_prices[1] = 9999999999 where goods_id = $1', [
    tape,
  ])
  const buy_now = { goods_id: tape, cart_num: 999_999_990 }
  expect(await desk.buyNowBefore(headers, { ...buy_now, country: 'GB' })).toMatchObject({ code: 4106 })
  expect(await refused({ ...form, buy_now })).toMatchObject({ code: 4106 })
})

describe(`D26: ${maxUnpaid} unpaid orders`, { timeout: 30_000 }, () => {
  const fill = async (as: Record<string, string>, changes: object) => {
    for (let i = 0; i < maxUnpaid; i++) await desk.buy(as, tape, 10, { ...changes })
  }

  it('are the most a member can have; paying or canceling one makes room', async () => {
    await fill(headers, {})
    const next = await desk.form(headers)
    expect(await refused(next)).toMatchObject({ code: 4205 })
    const [order] = await shop.db.query<{ order_no: string }>('select order_no from orders limit 1')
    await desk.cancel(headers, order?.order_no ?? '')
    expect(await desk.add(headers, next)).toMatchObject({ code: 200 })
  })

  it('count also where the buyer says that the money was transferred', async () => {
    await fill(headers, {})
    await shop.db.query("update orders set status = 'confirming', payment_state = 'declared'")
    expect(await refused(await desk.form(headers))).toMatchObject({ code: 4205 })
    await shop.db.query("update orders set payment_state = 'paid'")
    expect((await desk.add(headers, form)).code).toBe(200)
  })

  it('are the most that the guests of an address can have, whatever carts and e-mails they use', async () => {
    for (let i = 0; i < maxUnpaid; i++) {
      const guest = (await desk.guest(tape)).headers
      expect((await desk.add(guest, await desk.form(guest, { email: `g${i}@example.com` }))).code).toBe(200)
    }
    const guest = (await desk.guest(other)).headers
    const body = await desk.form(guest, { email: 'last@example.com' })
    expect(await refused(body, guest)).toMatchObject({ code: 4205 })
    const elsewhere = await shop.call('POST', '/api/orders/add', { headers: guest, body, from: '203.0.113.7' })
    expect(elsewhere.code).toBe(200)
    expect((await desk.add(headers, form)).code).toBe(200)
  })
})
