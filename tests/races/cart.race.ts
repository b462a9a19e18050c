import { cartData } from '@partgate/schema/shop-api/cart.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { ask, atCheckout, guestWith, type Person, place, placedBy } from '../../shop-api/src/testing/race-buyer.ts'
import { hooksIn } from '../../shop-api/src/testing/race-hooks.ts'
import { memberOf, memberPassword } from '../../shop-api/src/testing/race-member.ts'
import { overOrBlocked } from '../../shop-api/src/testing/race-wait.ts'
import { useStreet } from './use-street.ts'

const street = useStreet()
const { add, addMinus, delete: remove, lists } = contract.cart

const linesOf = async (person: Person) => {
  const { list } = cartData.parse((await ask(street().right, person, lists)).data)
  return list.map(({ cart_id, cart_num, goods }) => ({ cart_id, cart_num, goods_id: goods.goods_id }))
}

const twoLines = async () => {
  const { left, goods } = street()
  const [kept, taken] = [await goods(50), await goods(50)]
  const pieces = [kept, taken].map((goods_id) => ({ goods_id, cart_num: 2 }))
  const person = await guestWith(left, pieces)
  const lines = await linesOf(person)
  return { person, kept, taken, line: lines.find(({ goods_id }) => goods_id === taken)?.cart_id ?? 0 }
}

describe('one cart at two shops', () => {
  it('C5: a hundred times one piece more is a hundred pieces more', async () => {
    const { left, both, goods } = street()
    const goods_id = await goods(1000)
    const person = await guestWith(left, [{ goods_id, cart_num: 1 }])
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => ask(both[i % 2]!, person, add, { body: { goods_id, cart_num: 1 } })),
    )
    expect(answers.filter(({ code }) => code !== codes.ok)).toEqual([])
    expect(await linesOf(person)).toMatchObject([{ cart_num: 101 }])
  })

  it('C5: of many quantities set at once, the last one told is the one that stands', async () => {
    const { left, both, goods } = street()
    const goods_id = await goods(1000)
    const person = await guestWith(left, [{ goods_id, cart_num: 1 }])
    const [line] = await linesOf(person)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        ask(both[i % 2]!, person, addMinus, { body: { cart_id: line?.cart_id, cart_num: i + 2 } }),
      ),
    )
    const told = answers.map(({ data }) => cartData.parse(data).list[0]?.cart_num)
    expect(told).toEqual(Array.from({ length: 40 }, (_, i) => i + 2))
    expect(told).toContain((await linesOf(person))[0]?.cart_num)
  })

  const hooks = hooksIn('orders/place-order.ts')
  const beforeCartLock = ['order.afterKey']
  const beforeOffersLock = [...beforeCartLock, 'order.afterCartLock']

  it.each(hooks)('C6: a line taken out at %s is in the order or was seen to be gone, never half', async (hook) => {
    const { left, right, db } = street()
    const { person, kept, taken, line } = await twoLines()
    const submit = await atCheckout(left, person)
    const { reached, go } = await left.hold(hook)
    const placing = place(left, person, submit)
    await reached
    const removing = ask(right, person, remove, { params: { id: String(line) } })
    await overOrBlocked(db, removing)
    await go()
    const [placed, removed] = await Promise.all([placing, removing])
    const ordered = await db.query<{ goods_id: number }>(
      'select goods_id from order_lines where goods_id = any($1) order by line_no',
      [[kept, taken]],
    )
    expect({
      codes: [placed.code, removed.code],
      ordered: ordered.map(({ goods_id }) => goods_id),
      inCart: (await linesOf(person)).map(({ goods_id }) => goods_id),
    }).toEqual(
      beforeCartLock.includes(hook)
        ? { codes: [codes.priceChanged, codes.ok], ordered: [], inCart: [kept] }
        : { codes: [codes.ok, codes.notFound], ordered: [kept, taken], inCart: [] },
    )
  })

  it.each(hooks)('C7: a price changed at %s is the one paid, or is told before', async (hook) => {
    const { left, goods, db } = street()
    const goods_id = await goods(50)
    const person = await guestWith(left, [{ goods_id, cart_num: 2 }])
    const submit = await atCheckout(left, person)
    const { reached, go } = await left.hold(hook)
    const placing = place(left, person, submit)
    await reached
    const prices = [500_000, 400_000]
    const raising = db.query('update goods_offers set break_prices = $2 where goods_id = $1', [goods_id, prices])
    await overOrBlocked(db, raising)
    await go()
    const [first] = await Promise.all([placing, raising])
    const { quote } = failureData.parse(first.code === codes.ok ? {} : first.data)
    const again = { ...submit, body: { ...submit.body, ...(quote && { quote_hash: quote.quote_hash }) } }
    const { order } = placedBy(person, await place(left, person, again))
    expect([first.code, quote?.subtotal, order.subtotal]).toEqual(
      beforeOffersLock.includes(hook) ? [codes.priceChanged, '10.00', '10.00'] : [codes.ok, undefined, '3.74'],
    )
  })

  it('B5: a guest who signs in at two shops at once brings the cart along once', async () => {
    const { left, right, goods, db } = street()
    const [both, own] = [await goods(500), await goods(500)]
    const email = 'b5@example.com'
    const member = await memberOf(db, email)
    await guestWith(left, [{ goods_id: both, cart_num: 5 }], member)
    const guest = await guestWith(left, [
      { goods_id: both, cart_num: 7 },
      { goods_id: own, cart_num: 3 },
    ])
    const body = { email, password: memberPassword }
    const answers = await Promise.all(
      [left, right, left, right].map((shop) => ask(shop, guest, contract.account.login, { body })),
    )
    expect(answers.map(({ code }) => code)).toEqual([codes.ok, codes.ok, codes.ok, codes.ok])
    expect(await linesOf(member)).toMatchObject([
      { goods_id: both, cart_num: 12 },
      { goods_id: own, cart_num: 3 },
    ])
    expect(await linesOf(guest)).toEqual([])
  })
})
