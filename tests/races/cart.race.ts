import { cartData } from '@partgate/schema/shop-api/cart.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import {
  requestEnvelope,
  prepareOrder,
  fillGuestCart,
  type Person,
  submitOrder,
  toPlaced,
} from '../../shop-api/testing/races/buyer.ts'
import { listFailpoints } from '../../shop-api/testing/races/failpoints.ts'
import { insertRaceMember, memberPassword } from '../../shop-api/testing/races/member.ts'
import { waitUntilDoneOrBlocked } from '../../shop-api/testing/races/wait.ts'
import { useStack } from './use-stack.ts'

const stack = useStack()
const { add, addMinus, delete: remove, lists } = contract.cart

const loadLines = async (person: Person) => {
  const { list } = cartData.parse((await requestEnvelope(stack().right, person, lists)).data)
  return list.map(({ cart_id, cart_num, goods }) => ({ cart_id, cart_num, goods_id: goods.goods_id }))
}

const twoLines = async () => {
  const { left, goods } = stack()
  const [stored, taken] = [await goods(50), await goods(50)]
  const pieces = [stored, taken].map((goods_id) => ({ goods_id, cart_num: 2 }))
  const person = await fillGuestCart(left, pieces)
  const lines = await loadLines(person)
  return { person, stored, taken, line: lines.find(({ goods_id }) => goods_id === taken)?.cart_id ?? 0 }
}

describe('one cart at two shops', () => {
  it('a hundred additions of one piece add a hundred pieces', async () => {
    const { left, both, goods } = stack()
    const goods_id = await goods(1000)
    const person = await fillGuestCart(left, [{ goods_id, cart_num: 1 }])
    const addFive = async (shop: (typeof both)[number]) => {
      const codes: number[] = []
      for (let i = 0; i < 5; i++)
        codes.push((await requestEnvelope(shop, person, add, { body: { goods_id, cart_num: 1 } })).code)
      return codes
    }
    const responses = await Promise.all(Array.from({ length: 20 }, (_, i) => addFive(both[i % 2]!)))
    expect(responses.flat().filter((code) => code !== codes.ok)).toEqual([])
    expect(await loadLines(person)).toMatchObject([{ cart_num: 101 }])
  })

  it('each of many quantities set at once is reported back, and one of them is stored', async () => {
    const { left, both, goods } = stack()
    const goods_id = await goods(1000)
    const person = await fillGuestCart(left, [{ goods_id, cart_num: 1 }])
    const [line] = await loadLines(person)
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        requestEnvelope(both[i % 2]!, person, addMinus, { body: { cart_id: line?.cart_id, cart_num: i + 2 } }),
      ),
    )
    const reported = responses.map(({ data }) => cartData.parse(data).list[0]?.cart_num)
    expect(reported).toEqual(Array.from({ length: 40 }, (_, i) => i + 2))
    expect(reported).toContain((await loadLines(person))[0]?.cart_num)
  })

  const failpoints = listFailpoints('orders/placing/place-order.ts')
  const beforeCartLock = ['order.afterKey']
  const beforeOffersLock = [...beforeCartLock, 'order.afterCartLock']

  it.each(failpoints)('a line removed at %s is either ordered or reported as missing', async (failpoint) => {
    const { left, right, db } = stack()
    const { person, stored, taken, line } = await twoLines()
    const submit = await prepareOrder(left, person)
    const { reached, go } = await left.hold(failpoint)
    const placing = submitOrder(left, person, submit)
    await reached
    const removing = requestEnvelope(right, person, remove, { params: { id: String(line) } })
    await waitUntilDoneOrBlocked(db, removing)
    await go()
    const [placed, removed] = await Promise.all([placing, removing])
    const ordered = await db.query<{ goods_id: number }>(
      'select goods_id from order_lines where goods_id = any($1) order by line_no',
      [[stored, taken]],
    )
    expect({
      codes: [placed.code, removed.code],
      ordered: ordered.map(({ goods_id }) => goods_id),
      inCart: (await loadLines(person)).map(({ goods_id }) => goods_id),
    }).toEqual(
      beforeCartLock.includes(failpoint)
        ? { codes: [codes.priceChanged, codes.ok], ordered: [], inCart: [stored] }
        : { codes: [codes.ok, codes.notFound], ordered: [stored, taken], inCart: [] },
    )
  })

  it.each(failpoints)('a price changed at %s is either paid or reported before the order', async (failpoint) => {
    const { left, goods, db } = stack()
    const goods_id = await goods(50)
    const person = await fillGuestCart(left, [{ goods_id, cart_num: 2 }])
    const submit = await prepareOrder(left, person)
    const { reached, go } = await left.hold(failpoint)
    const placing = submitOrder(left, person, submit)
    await reached
    const raising = db.query("update goods set price_breaks = '[[1, 500000], [10, 400000]]' where id = $1", [goods_id])
    await waitUntilDoneOrBlocked(db, raising)
    await go()
    const [first] = await Promise.all([placing, raising])
    const { quote } = failureData.parse(first.code === codes.ok ? {} : first.data)
    const again = { ...submit, body: { ...submit.body, ...(quote && { quote_hash: quote.quote_hash }) } }
    const { order } = toPlaced(person, await submitOrder(left, person, again))
    expect([first.code, quote?.subtotal, order.subtotal]).toEqual(
      beforeOffersLock.includes(failpoint) ? [codes.priceChanged, '10.00', '10.00'] : [codes.ok, undefined, '3.74'],
    )
  })

  it('a guest who signs in at two shops at once merges the cart once', async () => {
    const { left, right, goods, db } = stack()
    const [both, own] = [await goods(500), await goods(500)]
    const email = 'b5@example.com'
    const member = await insertRaceMember(db, email)
    await fillGuestCart(left, [{ goods_id: both, cart_num: 5 }], member)
    const guest = await fillGuestCart(left, [
      { goods_id: both, cart_num: 7 },
      { goods_id: own, cart_num: 3 },
    ])
    const body = { email, password: memberPassword }
    const responses = await Promise.all(
      [left, right, left, right].map((shop) => requestEnvelope(shop, guest, contract.account.login, { body })),
    )
    expect(responses.map(({ code }) => code)).toEqual([codes.ok, codes.ok, codes.ok, codes.ok])
    expect(await loadLines(member)).toMatchObject([
      { goods_id: both, cart_num: 12 },
      { goods_id: own, cart_num: 3 },
    ])
    expect(await loadLines(guest)).toEqual([])
  })

  const memberAndGuest = async (email: string) => {
    const { left, goods, db } = stack()
    const [own, guests] = [await goods(50), await goods(50)]
    const member = await insertRaceMember(db, email)
    const guest = await fillGuestCart(left, [{ goods_id: guests, cart_num: 3 }])
    return { member, guest, own, guests, body: { email, password: memberPassword } }
  }

  it('a sign-in with a guest cart waits for an order of the member, and both succeed', async () => {
    const { left, right, db } = stack()
    const { member, guest, own, guests, body } = await memberAndGuest('placing@example.com')
    await fillGuestCart(left, [{ goods_id: own, cart_num: 2 }], member)
    const submit = await prepareOrder(left, member)
    const { reached, go } = await left.hold('order.afterCartLock')
    const placing = submitOrder(left, member, submit)
    await reached
    const signingIn = requestEnvelope(right, guest, contract.account.login, { body })
    await waitUntilDoneOrBlocked(db, signingIn)
    await go()
    expect([(await placing).code, (await signingIn).code]).toEqual([codes.ok, codes.ok])
    expect(await loadLines(member)).toMatchObject([{ goods_id: guests, cart_num: 3 }])
  })

  it('the first line of a member is added during a sign-in with a guest cart', async () => {
    const { left, right, db } = stack()
    const { member, guest, own, guests, body } = await memberAndGuest('adding@example.com')
    const { reached, go } = await left.hold('account.sessionStarted')
    const signingIn = requestEnvelope(left, guest, contract.account.login, { body })
    await reached
    const adding = requestEnvelope(right, member, add, { body: { goods_id: own, cart_num: 2 } })
    await waitUntilDoneOrBlocked(db, adding)
    await go()
    expect([(await signingIn).code, (await adding).code]).toEqual([codes.ok, codes.ok])
    expect(await loadLines(member)).toMatchObject([
      { goods_id: own, cart_num: 2 },
      { goods_id: guests, cart_num: 3 },
    ])
  })
})
