import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import {
  prepareOrder,
  fillGuestCart,
  createKey,
  type Person,
  submitOrder,
  submitUntilFinal,
  toPlaced,
  createGuest,
  type Submit,
} from '../../shop-api/testing/races/buyer.ts'
import { takeTurns } from '../../schema/testing/scope.ts'
import { listFailpoints } from '../../shop-api/testing/races/failpoints.ts'
import { insertRaceMember } from '../../shop-api/testing/races/member.ts'
import { waitUntilDoneOrBlocked } from '../../shop-api/testing/races/wait.ts'
import { useStack } from './use-stack.ts'

const stack = useStack()

const loadOrders = async (goodsId: number) => {
  const rows = await stack().db.query<{ order_no: string }>(
    'select o.order_no from orders o join order_lines l on l.order_id = o.id where l.goods_id = $1 order by o.id',
    [goodsId],
  )
  return rows.map(({ order_no }) => order_no)
}

const placeWithRetries = (shop: { url: string }, person: Person, submit: Submit) =>
  submitUntilFinal(() => shop, person, submit)

const readyGuest = async (stock = 20) => {
  const { left, goods } = stack()
  const goodsId = await goods(stock)
  const person = await fillGuestCart(left, [{ goods_id: goodsId, cart_num: 2 }])
  return { goodsId, person, submit: await prepareOrder(left, person) }
}

describe('an idempotent request', () => {
  it.each([
    ['guest', 1],
    ['member', 1],
    // Without the cart token nothing identifies a repeated request, and the order access token is returned only once.
    ['guest without a cart', 2],
  ])('a %s presses the button twenty times at two shops and gets one order', async (kind, secrets) => {
    const { left, both, goods, db } = stack()
    const goodsId = await goods(100)
    const piece = { goods_id: goodsId, cart_num: 2 }
    const other = kind === 'member' ? await insertRaceMember(db, `d3-${createKey()}@example.com`) : createGuest()
    const isPast = kind === 'guest without a cart'
    const person = isPast ? other : await fillGuestCart(left, [piece], other)
    const submit = await prepareOrder(left, person, isPast ? [piece] : undefined)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => placeWithRetries(both[i % 2]!, person, submit)),
    )
    const placed = responses.map((response) => toPlaced(person, response))
    expect(new Set(placed.map(({ order }) => order.order_no)).size).toBe(1)
    expect(await loadOrders(goodsId)).toEqual([placed[0]?.order.order_no])
    expect(new Set(placed.map(({ person }) => person.orderToken)).size).toBe(secrets)
  })

  it('of two different orders under one key at once, one is placed and the other refused', async () => {
    const { goodsId, person, submit } = await readyGuest()
    const { left, right } = stack()
    const other = { ...submit, body: { ...submit.body, remark: 'And quickly' } }
    const responses = await Promise.all([
      placeWithRetries(left, person, submit),
      placeWithRetries(right, person, other),
    ])
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([codes.ok, codes.keyConflict])
    expect(await loadOrders(goodsId)).toHaveLength(1)
  })

  it('a repeat during the first request is reported as in progress, and later gets the same response', async () => {
    const { goodsId, person, submit } = await readyGuest()
    const { left, right } = stack()
    const { reached, go } = await left.hold('order.afterStockTaken')
    const first = submitOrder(left, person, submit)
    await reached
    expect(await submitOrder(right, person, submit)).toMatchObject({ code: codes.inProgress })
    await go()
    const { order } = toPlaced(person, await first)
    expect(toPlaced(person, await submitOrder(right, person, submit)).order).toEqual(order)
    expect(await loadOrders(goodsId)).toEqual([order.order_no])
  })

  const failpoints = listFailpoints('orders/placing/place-order.ts')

  it.each(takeTurns(failpoints, 0, 2))(
    'a shop killed at %s has placed the order or not, and a repeat makes it exactly one',
    async (failpoint) => {
      const { goodsId, person, submit } = await readyGuest()
      const { left, right, reopen } = stack()
      await left.dieAt(failpoint)
      await expect(submitOrder(left, person, submit)).rejects.toThrow()
      await left.ended
      const before = await loadOrders(goodsId)
      const { order } = toPlaced(person, await placeWithRetries(right, person, submit))
      expect(await loadOrders(goodsId)).toEqual([order.order_no])
      expect(before).toEqual(failpoint === 'order.afterCommit' ? [order.order_no] : [])
      await reopen(0)
    },
  )

  it.each(takeTurns(failpoints, 1, 2))(
    'at %s, another buyer at another shop orders the last pieces',
    async (failpoint) => {
      const { left, right, db } = stack()
      const { goodsId, person, submit } = await readyGuest(2)
      const contender = createGuest()
      const otherSubmit = await prepareOrder(right, contender, [{ goods_id: goodsId, cart_num: 2 }])
      const { reached, go } = await left.hold(failpoint)
      const first = submitOrder(left, person, submit)
      await reached
      const second = submitOrder(right, contender, otherSubmit)
      await waitUntilDoneOrBlocked(db, second)
      await go()
      const responses = await Promise.all([first, second])
      expect(responses.filter(({ code }) => code === codes.ok)).toHaveLength(1)
      expect(await loadOrders(goodsId)).toHaveLength(1)
    },
  )
})
