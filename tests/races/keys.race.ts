import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import {
  atCheckout,
  guestWith,
  newKey,
  type Person,
  place,
  placedBy,
  stranger,
  type Submit,
} from '../../shop-api/src/testing/race-buyer.ts'
import { hooksIn } from '../../shop-api/src/testing/race-hooks.ts'
import { memberOf } from '../../shop-api/src/testing/race-member.ts'
import { insist, overOrBlocked } from '../../shop-api/src/testing/race-wait.ts'
import { useStreet } from './use-street.ts'

const street = useStreet()

const ordersOf = async (goodsId: number) => {
  const rows = await street().db.query<{ order_no: string }>(
    'select o.order_no from orders o join order_lines l on l.order_id = o.id where l.goods_id = $1 order by o.id',
    [goodsId],
  )
  return rows.map(({ order_no }) => order_no)
}

const keepAsking = (shop: { url: string }, person: Person, submit: Submit) =>
  insist(
    () => place(shop, person, submit),
    ({ code }) => code !== codes.inProgress,
  )

const readyGuest = async (stock = 20) => {
  const { left, goods } = street()
  const goodsId = await goods(stock)
  const person = await guestWith(left, [{ goods_id: goodsId, cart_num: 2 }])
  return { goodsId, person, submit: await atCheckout(left, person) }
}

describe('one thing wanted once', () => {
  it.each([
    ['guest', 1],
    ['member', 1],
    // Without the cart's secret nothing proves who asks again, and the order's is told once.
    ['guest past the cart', 2],
  ])('D3: a %s presses the button twenty times at two shops and has one order', async (kind, secrets) => {
    const { left, both, goods, db } = street()
    const goodsId = await goods(100)
    const piece = { goods_id: goodsId, cart_num: 2 }
    const somebody = kind === 'member' ? await memberOf(db, `d3-${newKey()}@example.com`) : stranger()
    const isPast = kind === 'guest past the cart'
    const person = isPast ? somebody : await guestWith(left, [piece], somebody)
    const submit = await atCheckout(left, person, isPast ? piece : undefined)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => keepAsking(both[i % 2]!, person, submit)))
    const placed = answers.map((answer) => placedBy(person, answer))
    expect(new Set(placed.map(({ order }) => order.order_no)).size).toBe(1)
    expect(await ordersOf(goodsId)).toEqual([placed[0]?.order.order_no])
    expect(new Set(placed.map(({ person }) => person.orderToken)).size).toBe(secrets)
  })

  it('D4: of two contents under one key at once, one is placed and the other refused', async () => {
    const { goodsId, person, submit } = await readyGuest()
    const { left, right } = street()
    const other = { ...submit, body: { ...submit.body, remark: 'And quickly' } }
    const answers = await Promise.all([keepAsking(left, person, submit), keepAsking(right, person, other)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.ok, codes.keyConflict])
    expect(await ordersOf(goodsId)).toHaveLength(1)
  })

  it('D5: while the first is under way the second hears so, and then the same', async () => {
    const { goodsId, person, submit } = await readyGuest()
    const { left, right } = street()
    const { reached, go } = await left.hold('order.afterStockTaken')
    const first = place(left, person, submit)
    await reached
    expect(await place(right, person, submit)).toMatchObject({ code: codes.inProgress })
    await go()
    const { order } = placedBy(person, await first)
    expect(placedBy(person, await place(right, person, submit)).order).toEqual(order)
    expect(await ordersOf(goodsId)).toEqual([order.order_no])
  })

  const hooks = hooksIn('orders/place-order.ts')

  it.each(hooks)(
    'D6: killed at %s, the shop has placed the order or not, and asking again makes it one',
    async (hook) => {
      const { goodsId, person, submit } = await readyGuest()
      const { left, right, reopen } = street()
      await left.dieAt(hook)
      await expect(place(left, person, submit)).rejects.toThrow()
      await left.ended
      const before = await ordersOf(goodsId)
      const { order } = placedBy(person, await keepAsking(right, person, submit))
      expect(await ordersOf(goodsId)).toEqual([order.order_no])
      expect(before).toEqual(hook === 'order.afterCommit' ? [order.order_no] : [])
      await reopen(0)
    },
  )

  it.each(hooks)('D1: at %s, another buyer at another shop comes for the last pieces', async (hook) => {
    const { left, right, db } = street()
    const { goodsId, person, submit } = await readyGuest(2)
    const rival = stranger()
    const rivals = await atCheckout(right, rival, { goods_id: goodsId, cart_num: 2 })
    const { reached, go } = await left.hold(hook)
    const first = place(left, person, submit)
    await reached
    const second = place(right, rival, rivals)
    await overOrBlocked(db, second)
    await go()
    const answers = await Promise.all([first, second])
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1)
    expect(await ordersOf(goodsId)).toHaveLength(1)
  })
})
