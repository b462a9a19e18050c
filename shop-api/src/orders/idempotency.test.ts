import { afterEach, describe, expect, it } from 'vitest'
import { contentHash } from '#security/once.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type OrderDesk, useOrderDesk } from '../../testing/use-desk.ts'
import { atFailpoint } from '../failpoint.ts'

let shop: TestShop
let desk: OrderDesk
useOrderDesk((opened) => ({ shop, desk } = opened))

const [tape, other] = [tapeId('RC0603FR-0710KL'), tapeId('LM358DR')]
const countOrders = async () => (await shop.db.query('select from orders')).length

let unhook = () => {}
afterEach(() => unhook())
const dieAt = (point: string) => {
  unhook = atFailpoint(point, () => Promise.reject(new Error('the lights went out')))
}

describe('one key, one order', () => {
  it('for a member, repeated and in parallel', async () => {
    const { headers, form } = await desk.adaFills(tape)
    const responses = await Promise.all(Array.from({ length: 10 }, () => desk.add(headers, form)))
    const [first, ...others] = responses.map(desk.placedIn)
    for (const again of others) expect(again).toEqual(first)
    expect([await countOrders(), await desk.readStock(tape), (await desk.mails()).length]).toEqual([1, 1_185, 1])
    await desk.put(headers, other, 30)
    expect(desk.placedIn(await desk.add(headers, form)).order.order_no).toBe(first?.order.order_no)
    expect((await desk.lists(headers)).count).toBe(1)
  })

  it('for a guest, who gets the same order access token again with the cart token', async () => {
    const { headers } = await desk.guest(tape)
    const form = await desk.form(headers, { email: 'bob@example.com' })
    const [first, again] = [desk.placedIn(await desk.add(headers, form)), desk.placedIn(await desk.add(headers, form))]
    expect(again).toEqual(first)
    expect((await desk.detail({ 'Order-Token': again.order_token ?? '' }, again.order.order_no)).code).toBe(200)
    expect((await desk.mails()).length).toBe(1)
  })

  it('for a guest without a cart, who has to use the link in the mail', async () => {
    const form = await desk.form({}, { email: 'bob@example.com', buy_now: { goods_id: tape, cart_num: 20 } })
    const [first, again] = [desk.placedIn(await desk.add({}, form)), desk.placedIn(await desk.add({}, form))]
    expect(first.order_token).toMatch(/^[\w-]{43}$/)
    expect(again).toEqual({ order: first.order, order_token: null })
  })

  it('for each of two members and two guests who use the same key', async () => {
    const owners = [
      await desk.member('ada@example.com'),
      await desk.member('bob@example.com'),
      (await desk.guest(tape)).headers,
      (await desk.guest(tape)).headers,
    ]
    const form = await desk.form(owners[0] ?? {}, {
      email: 'carol@example.com',
      buy_now: { goods_id: tape, cart_num: 20 },
    })
    const orderNos = async () => {
      const numbers = []
      for (const headers of owners) numbers.push(desk.placedIn(await desk.add(headers, form)).order.order_no)
      return numbers
    }
    const first = await orderNos()
    expect(new Set(first).size).toBe(4)
    expect(await orderNos()).toEqual(first)
    expect(await countOrders()).toBe(4)
  })

  it('and no access to another buyer’s order with a known key', async () => {
    const { headers } = await desk.guest(tape)
    const form = await desk.form(headers, { email: 'bob@example.com' })
    const { order } = desk.placedIn(await desk.add(headers, form))
    for (const eve of [{}, await desk.member('eve@example.com'), (await desk.guest(other)).headers])
      expect(JSON.stringify(await desk.add(eve, form))).not.toContain(order.order_no)
    expect(await countOrders()).toBe(1)
  })
})

it('the same key with other content is refused, and nothing changes', async () => {
  const { headers, form } = await desk.adaFills(tape)
  await desk.add(headers, form)
  await desk.put(headers, tape, 30)
  const next = await desk.form(headers, { idempotency_key: form.idempotency_key })
  const before = await desk.everything()
  for (const changes of [
    next,
    { ...form, remark: 'x' },
    { ...form, purchase_order_no: '1' },
    { ...form, carrier: 'ups' },
  ])
    expect(await desk.add(headers, changes)).toMatchObject({ code: 4202 })
  expect(await desk.everything()).toEqual(before)
})

it('a refused request leaves its key free', async () => {
  const { headers, form } = await desk.adaFills(tape)
  expect(await desk.add(headers, { ...form, carrier: 'ups' })).toMatchObject({ code: 4201 })
  expect(await desk.add(headers, form)).toMatchObject({ code: 200 })
})

describe('a repeated request after a crash', () => {
  it.each(['order.afterKey', 'order.afterCartLock', 'order.afterStockTaken', 'order.beforeCommit'])(
    'at %s finds nothing done, and places the order',
    async (point) => {
      const { headers, form } = await desk.adaFills(tape)
      const before = await desk.everything()
      dieAt(point)
      expect(await desk.add(headers, form)).toMatchObject({ code: 500 })
      expect(await desk.everything()).toEqual(before)
      unhook()
      expect(await desk.add(headers, form)).toMatchObject({ code: 200 })
    },
  )

  it('after the commit returns that order and its order access token', async () => {
    const { headers } = await desk.guest(tape)
    const form = await desk.form(headers, { email: 'bob@example.com' })
    dieAt('order.afterCommit')
    expect(await desk.add(headers, form)).toMatchObject({ code: 500 })
    unhook()
    const { order, order_token } = desk.placedIn(await desk.add(headers, form))
    expect((await desk.detail({ 'Order-Token': order_token ?? '' }, order.order_no)).code).toBe(200)
    expect([await countOrders(), await desk.readStock(tape), (await desk.mails()).length]).toEqual([1, 1_185, 1])
  })
})

it('two requests are equal in any order of their fields', () => {
  const hash = (content: object) => Buffer.from(contentHash(content)).toString('hex')
  expect(hash({ a: 1, b: { c: [1, 2], d: null } })).toBe(hash({ b: { d: null, c: [1, 2] }, a: 1 }))
  expect(hash({ a: [1, 2] })).not.toBe(hash({ a: [2, 1] }))
  expect(hash({ a: '1' })).not.toBe(hash({ a: 1 }))
})
