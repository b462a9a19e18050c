import { afterEach, describe, expect, it } from 'vitest'
import { contentHash } from '#security/once.ts'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { tapeId } from '../../../testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '../../../testing/use-client.ts'
import { atFailpoint } from '../../failpoint.ts'

let shop: TestShop
let client: OrderClient
const gatewayToken = 'a-token-of-the-gateway'
useOrderClient((opened) => ({ shop, client } = opened), { env: { GATEWAY_TOKEN: gatewayToken } })

const [tape, other] = [tapeId('RC0603FR-0710KL'), tapeId('LM358DR')]
const countOrders = async () => (await shop.db.query('select from orders')).length

let unhook = () => {}
afterEach(() => unhook())
const dieAt = (point: string) => {
  unhook = atFailpoint(point, () => Promise.reject(new Error('the lights went out')))
}

describe('one key, one order', () => {
  it('for a member, repeated and in parallel', async () => {
    const { headers, form } = await client.adaFills(tape)
    const responses = await Promise.all(Array.from({ length: 10 }, () => client.add(headers, form)))
    const [first, ...others] = responses.map(client.placedIn)
    for (const again of others) expect(again).toEqual(first)
    expect([await countOrders(), await client.readStock(tape), (await client.mails()).length]).toEqual([1, 1_185, 1])
    await client.put(headers, other, 30)
    expect(client.placedIn(await client.add(headers, form)).order.order_no).toBe(first?.order.order_no)
    expect((await client.lists(headers)).count).toBe(1)
  })

  it('for a guest, who gets the same order access token again with the cart token', async () => {
    const { headers } = await client.guest(tape)
    const form = await client.form(headers, { email: 'bob@example.com' })
    const [first, again] = [
      client.placedIn(await client.add(headers, form)),
      client.placedIn(await client.add(headers, form)),
    ]
    expect(again).toEqual(first)
    expect((await client.detail({ 'Order-Token': again.order_token ?? '' }, again.order.order_no)).code).toBe(200)
    expect((await client.mails()).length).toBe(1)
  })

  it('for a guest without a cart, who has to use the link in the mail', async () => {
    const form = await client.form({}, { email: 'bob@example.com', lines: [{ goods_id: tape, cart_num: 20 }] })
    const [first, again] = [client.placedIn(await client.add({}, form)), client.placedIn(await client.add({}, form))]
    expect(first.order_token).toMatch(/^[\w-]{43}$/)
    expect(again).toEqual({ order: first.order, order_token: null })
  })

  it('for a guest of a partner, from any address of its client', async () => {
    const form = await client.form({}, { email: 'bob@example.com', lines: [{ goods_id: tape, cart_num: 20 }] })
    const place = async (partner: string, from: string) =>
      client.placedIn(
        await shop.call('POST', '/api/orders/add', {
          headers: { 'Gateway-Token': gatewayToken, 'Api-Client': partner },
          body: form,
          from,
        }),
      )
    const first = await place('acme', '203.0.113.7')
    expect(await place('acme', '198.51.100.7')).toEqual({ order: first.order, order_token: null })
    expect((await place('umbrella', '203.0.113.7')).order.order_no).not.toBe(first.order.order_no)
    expect(await countOrders()).toBe(2)
  })

  it('for a guest of a partner with a cart, who gets the order access token again with the same cart token only', async () => {
    const partner = { 'Gateway-Token': gatewayToken, 'Api-Client': 'acme' }
    const cart = { ...(await client.guest(tape)).headers, ...partner }
    const form = await client.form(cart, { email: 'bob@example.com' })
    const first = client.placedIn(await client.add(cart, form))
    expect(client.placedIn(await client.add(cart, form))).toEqual(first)
    const otherCart = { ...(await client.guest(tape)).headers, ...partner }
    expect(client.placedIn(await client.add(otherCart, form))).toEqual({ order: first.order, order_token: null })
  })

  it('for a guest, from any network and with any cart token', async () => {
    const carts = [(await client.guest(tape)).headers, (await client.guest(tape)).headers, {}]
    const form = await client.form({}, { email: 'bob@example.com', lines: [{ goods_id: tape, cart_num: 20 }] })
    const numbers = []
    for (const headers of carts)
      for (const from of ['203.0.113.7', '2001:db8::1']) {
        const placed = await shop.call('POST', '/api/orders/add', { headers, body: form, from })
        numbers.push(client.placedIn(placed).order.order_no)
      }
    expect(new Set(numbers).size).toBe(1)
    expect(await countOrders()).toBe(1)
  })

  it('for each of two members and a guest who use the same key', async () => {
    const owners = [await client.member('ada@example.com'), await client.member('bob@example.com'), {}]
    const form = await client.form({}, { email: 'carol@example.com', lines: [{ goods_id: tape, cart_num: 20 }] })
    const orderNos = async () => {
      const numbers = []
      for (const headers of owners) numbers.push(client.placedIn(await client.add(headers, form)).order.order_no)
      return numbers
    }
    const first = await orderNos()
    expect(new Set(first).size).toBe(3)
    expect(await orderNos()).toEqual(first)
    expect(await countOrders()).toBe(3)
  })

  it('and no access to another buyer’s order with a known key', async () => {
    const { headers } = await client.guest(tape)
    const form = await client.form(headers, { email: 'bob@example.com' })
    const { order } = client.placedIn(await client.add(headers, form))
    for (const eve of [{}, await client.member('eve@example.com'), (await client.guest(other)).headers])
      expect(JSON.stringify(await client.add(eve, form))).not.toContain(order.order_no)
    expect(await countOrders()).toBe(1)
  })
})

it('the same key with other content is refused, and nothing changes', async () => {
  const { headers, form } = await client.adaFills(tape)
  await client.add(headers, form)
  await client.put(headers, tape, 30)
  const next = await client.form(headers, { idempotency_key: form.idempotency_key })
  const before = await client.everything()
  for (const changes of [
    next,
    { ...form, remark: 'x' },
    { ...form, purchase_order_no: '1' },
    { ...form, carrier: 'ups' },
  ])
    expect(await client.add(headers, changes)).toMatchObject({ code: 4202 })
  expect(await client.everything()).toEqual(before)
})

it('the same key with other lines is refused', async () => {
  const headers = await client.member('ada@example.com')
  const line = { goods_id: tape, cart_num: 20 }
  const form = await client.form(headers, { lines: [line] })
  await client.add(headers, form)
  for (const lines of [
    [{ ...line, cart_num: 30 }],
    [{ ...line, customer_part_no: '4711-B' }],
    [line, { ...line, goods_id: other }],
    undefined,
  ])
    expect(await client.add(headers, { ...form, lines })).toMatchObject({ code: 4202 })
  expect(await countOrders()).toBe(1)
})

it('a refused request leaves its key free', async () => {
  const { headers, form } = await client.adaFills(tape)
  expect(await client.add(headers, { ...form, carrier: 'ups' })).toMatchObject({ code: 4201 })
  expect(await client.add(headers, form)).toMatchObject({ code: 200 })
})

describe('a repeated request after a crash', () => {
  it.each(['order.afterKey', 'order.afterCartLock', 'order.afterStockTaken', 'order.beforeCommit'])(
    'at %s finds nothing done, and places the order',
    async (point) => {
      const { headers, form } = await client.adaFills(tape)
      const before = await client.everything()
      dieAt(point)
      expect(await client.add(headers, form)).toMatchObject({ code: 500 })
      expect(await client.everything()).toEqual(before)
      unhook()
      expect(await client.add(headers, form)).toMatchObject({ code: 200 })
    },
  )

  it('after the commit returns that order and its order access token', async () => {
    const { headers } = await client.guest(tape)
    const form = await client.form(headers, { email: 'bob@example.com' })
    dieAt('order.afterCommit')
    expect(await client.add(headers, form)).toMatchObject({ code: 500 })
    unhook()
    const { order, order_token } = client.placedIn(await client.add(headers, form))
    expect((await client.detail({ 'Order-Token': order_token ?? '' }, order.order_no)).code).toBe(200)
    expect([await countOrders(), await client.readStock(tape), (await client.mails()).length]).toEqual([1, 1_185, 1])
  })
})

it('two requests are equal in any order of their fields', () => {
  const hash = (content: object) => Buffer.from(contentHash(content)).toString('hex')
  expect(hash({ a: 1, b: { c: [1, 2], d: null } })).toBe(hash({ b: { d: null, c: [1, 2] }, a: 1 }))
  expect(hash({ a: [1, 2] })).not.toBe(hash({ a: [2, 1] }))
  expect(hash({ a: '1' })).not.toBe(hash({ a: 1 }))
})
