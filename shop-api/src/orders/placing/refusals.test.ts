import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quote as quoteShape } from '@partgate/schema/shop-api/quote.ts'
import { z } from 'zod'
import { expectNoChange } from '../../../testing/expect-no-change.ts'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { parseQuote, shippingAddress } from '../../../testing/order-client.ts'
import { onRequest, soldOut, tapeId } from '../../../testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '../../../testing/use-client.ts'
import { maxUnpaid } from './place-order.ts'

let shop: TestShop
let client: OrderClient
const gatewayToken = 'a-token-of-the-gateway'
useOrderClient((opened) => ({ shop, client } = opened), { env: { GATEWAY_TOKEN: gatewayToken } })

const [tape, other] = [tapeId('RC0603FR-0710KL'), tapeId('LM358DR')]
const setStock = (goodsId: number, stock: number) =>
  shop.db.query('update goods set stock = $2 where id = $1', [goodsId, stock])

let headers: Record<string, string>
let form: Record<string, unknown>
beforeEach(async () => {
  ;({ headers, form } = await client.adaFills(tape, other))
})

/** Asserts that nothing has changed. */
const refused = (body: object, as = headers) => expectNoChange(client, () => client.add(as, body))

it('the unchanged form is accepted', async () => {
  expect((await client.add(headers, form)).code).toBe(200)
})

describe('a line that can no longer be ordered is never ordered: the buyer gets the quote without it, when', () => {
  it.each([
    ['there is less in stock than the quantity', () => setStock(other, 19), other],
    ['nothing is in stock', () => setStock(tape, 0), tape],
    ['the minimum was raised', () => shop.db.query('update goods set minimum = 30 where id = $1', [tape]), tape],
    ['the multiple has changed', () => shop.db.query('update goods set multiple = 15 where id = $1', [tape]), tape],
  ])('%s', async (_, change, left) => {
    await change()
    const response = await refused(form)
    expect(response).toMatchObject({
      code: 4201,
      data: {
        quote: { lines: [{ cart_num: 20 }], excluded_lines: [{ goods: { goods_id: left } }], can_be_placed: true },
      },
    })
    const { quote } = z.object({ quote: quoteShape }).parse(response.data)
    const { order } = client.placedIn(await client.add(headers, { ...form, quote_hash: quote.quote_hash }))
    expect(order.lines.map(({ goods_id }) => goods_id)).toEqual([tape, other].filter((id) => id !== left))
    const { list } = await client.lists(headers)
    expect(list.map(({ goods }) => goods.goods_id)).toEqual([left])
  })

  it('no line is left, and nothing can be ordered', async () => {
    await setStock(tape, 0)
    await setStock(other, 0)
    const response = await refused(form)
    expect(response).toMatchObject({ code: 4201, data: { quote: { lines: [], can_be_placed: false } } })
    const { quote } = z.object({ quote: quoteShape }).parse(response.data)
    expect(await refused({ ...form, quote_hash: quote.quote_hash })).toMatchObject({ code: 4105 })
  })
  afterEach(() => shop.db.query('update goods set minimum = 10, multiple = 10 where id = $1', [tape]))
})

describe('an order of lines is placed as a whole or refused', () => {
  it('with each line that cannot be ordered', async () => {
    const lines = [tape, other].map((goods_id) => ({ goods_id, cart_num: 20 }))
    const body = await client.form(headers, { lines })
    await setStock(tape, 19)
    await shop.db.query('update goods set minimum = 30 where id = $1', [other])
    const response = await refused(body)
    await shop.db.query('update goods set minimum = 10 where id = $1', [other])
    expect(response).toMatchObject({
      code: 400,
      message: 'Only 19 pcs in stock',
      data: {
        lines: [
          { index: 0, code: 4103, message: 'Only 19 pcs in stock', data: { available: 19 } },
          { index: 1, code: 4101, data: { minimum: 30 } },
        ],
      },
    })
  })

  it('with the lines that can be ordered only after the others are removed', async () => {
    const lines = [tape, other].map((goods_id) => ({ goods_id, cart_num: 20 }))
    await setStock(tape, 19)
    const body = await client.form(headers, { lines })
    expect(await refused(body)).toMatchObject({ code: 400, data: { lines: [{ index: 0, code: 4103 }] } })
    const { order } = client.placedIn(await client.add(headers, { ...body, lines: lines.slice(1) }))
    expect(order.lines.map(({ goods_id }) => goods_id)).toEqual([other])
  })
})

describe('the buyer gets the new quote, and its hash is then accepted, when', () => {
  it.each([
    ['a price', () => shop.db.query("update goods set price_breaks = '[[10, 5000]]' where id = $1", [tape])],
    ['a weight', () => shop.db.query('update parts set weight_mg = 50000 where id = $1', [tape / 10])],
    ['a quantity', () => client.put(headers, tape, 20)],
  ])('%s has changed', async (_, change) => {
    await change()
    const response = await refused(form)
    expect(response.code).toBe(4201)
    const { quote } = response.data as { quote: unknown }
    const { quote_hash, can_be_placed } = parseQuote({ data: quote })
    expect(can_be_placed).toBe(true)
    expect(quote_hash).toBe(parseQuote(await client.before(headers, { country: 'GB', carrier: 'dhl' })).quote_hash)
    expect(await client.add(headers, { ...form, quote_hash })).toMatchObject({ code: 200 })
  })

  it('a part has lost its price, and is not ordered', async () => {
    const prices = 'update goods set price_breaks = $2 where id = $1'
    await shop.db.query(prices, [tape, '[]'])
    const response = await refused(form)
    await shop.db.query(prices, [tape, '[[10, 1880], [100, 1205], [1000, 955]]'])
    expect(response).toMatchObject({
      code: 4201,
      data: { quote: { lines: [{ goods: { goods_id: other } }], excluded_lines: [{ refusal: 'on_request_only' }] } },
    })
  })

  it('the country differs from that of the quote', async () => {
    const elsewhere = { ...shippingAddress, country: 'ZA' }
    expect(await refused({ ...form, shipping_address: elsewhere })).toMatchObject({
      code: 4201,
      data: { quote: { freight: '60.00' } },
    })
  })

  it('the carrier differs from that of the quote', async () => {
    expect(await refused({ ...form, carrier: 'fedex' })).toMatchObject({
      code: 4201,
      data: { quote: { carrier: 'fedex' } },
    })
  })
})

it('nothing is ordered from a cart where nothing is selected, nor without a cart', async () => {
  const { list } = await client.lists(headers)
  await client.select(
    headers,
    list.map(({ cart_id }) => cart_id),
    false,
  )
  expect(await refused(form)).toMatchObject({ code: 4105 })
  expect(await refused({ ...form, email: 'bob@example.com' }, {})).toMatchObject({ code: 4105 })
})

it.each([
  ['unknown', 999_999, 404],
  ['sold on request only', tapeId(onRequest), 4107],
  ['sold out', tapeId(soldOut), 4103],
])('a part that is %s cannot be ordered', async (_, goods_id, code) => {
  const body = await client.form(headers, { lines: [{ goods_id, cart_num: 20 }] })
  expect(await refused(body)).toMatchObject({ code: 400, data: { lines: [{ index: 0, code }] } })
})

it('an order above the maximum is refused, quoted and placed', async () => {
  await shop.db.query("update goods set stock = 2000000000, price_breaks = '[[10, 9999999999]]' where id = $1", [tape])
  const lines = [{ goods_id: tape, cart_num: 999_999_990 }]
  expect(await client.buyNowBefore(headers, { lines, country: 'GB' })).toMatchObject({ code: 4106 })
  expect(await refused({ ...form, lines })).toMatchObject({ code: 4106 })
})

describe(`${maxUnpaid} unpaid orders`, () => {
  const fill = async (as: Record<string, string>, changes: object) => {
    for (let i = 0; i < maxUnpaid; i++) await client.buy(as, tape, 10, { ...changes })
  }

  it('are the maximum of a member; paying or canceling one frees a place', async () => {
    await fill(headers, {})
    const next = await client.form(headers)
    expect(await refused(next)).toMatchObject({ code: 4205, message: expect.stringContaining('You have 10 orders') })
    const [order] = await shop.db.query<{ order_no: string }>('select order_no from orders limit 1')
    await client.cancel(headers, order?.order_no ?? '')
    expect(await client.add(headers, next)).toMatchObject({ code: 200 })
  })

  it('count also with a declared transfer', async () => {
    await fill(headers, {})
    await shop.db.query("update orders set status = 'confirming', payment_status = 'declared'")
    expect(await refused(await client.form(headers))).toMatchObject({ code: 4205 })
    await shop.db.query("update orders set payment_status = 'paid'")
    expect((await client.add(headers, form)).code).toBe(200)
  })

  it('do not include orders with open freight', async () => {
    await fill(headers, {})
    await shop.db.query('update orders set freight_cents = null, freight_by_sales = true where id = 1')
    expect((await client.add(headers, form)).code).toBe(200)
    expect(await refused(await client.form(headers))).toMatchObject({ code: 4205 })
  })

  it('are also the maximum of those with open freight, which are counted separately', async () => {
    await shop.db.query('update parts set weight_mg = 60000 where id = $1', [tape / 10])
    await fill(headers, {})
    const heavy = await client.form(headers)
    expect(await refused(heavy)).toMatchObject({
      code: 4205,
      message: expect.stringContaining('You have 10 orders whose freight'),
    })
    await shop.db.query('update orders set freight_cents = 5500 where id = 1')
    expect((await client.add(headers, heavy)).code).toBe(200)
  })

  it('are the maximum of all guests of an address, with any carts and e-mails', async () => {
    for (let i = 0; i < maxUnpaid; i++) {
      const guest = (await client.guest(tape)).headers
      expect((await client.add(guest, await client.form(guest, { email: `g${i}@example.com` }))).code).toBe(200)
    }
    const guest = (await client.guest(other)).headers
    const body = await client.form(guest, { email: 'last@example.com' })
    expect(await refused(body, guest)).toMatchObject({
      code: 4205,
      message: expect.stringContaining('Guests in your network have 10 unpaid orders'),
    })
    const elsewhere = await shop.call('POST', '/api/orders/add', { headers: guest, body, from: '203.0.113.7' })
    expect(elsewhere.code).toBe(200)
    expect((await client.add(headers, form)).code).toBe(200)
  })

  it('are the maximum of all guests of a partner, at any address', async () => {
    const toHeaders = (partner: string) => ({ 'Gateway-Token': gatewayToken, 'Api-Client': partner })
    await fill(toHeaders('acme'), { email: 'bob@example.com' })
    const body = await client.form({}, { email: 'bob@example.com', lines: [{ goods_id: tape, cart_num: 10 }] })
    const place = (partner: string) =>
      shop.call('POST', '/api/orders/add', { headers: toHeaders(partner), body, from: '203.0.113.7' })
    expect(await place('acme')).toMatchObject({ code: 4205, message: expect.stringContaining('You have 10 orders') })
    expect((await place('umbrella')).code).toBe(200)
    expect((await client.add({}, body)).code).toBe(200)
  })
})
