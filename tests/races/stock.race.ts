import { codes, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { sample } from '../../schema/testing/scope.ts'
import {
  prepareUntilFinal,
  placeOrder,
  fillGuestCart,
  submitUntilFinal,
  createGuest,
  type Person,
  type Submit,
} from '../../shop-api/testing/races/buyer.ts'
import { useStack } from './use-stack.ts'

const stack = useStack({ ORDER_HOLD_MINUTES: '60' })

const loadStock = async (goodsId: number) => {
  const rows = await stack().db.query<{ stock: number }>('select stock from goods where id = $1', [goodsId])
  return rows[0]?.stock
}
type Ready = { shop: { url: string }; person: Person; submit: Submit }
const submitReady = ({ shop, person, submit }: Ready) => submitUntilFinal(() => shop, person, submit)

const readLineCodes = (data: unknown) => failureData.parse(data).lines?.map(({ code }) => code)

describe('the last pieces', () => {
  it.each(sample([1, 5, 60], 2))(
    '50 buyers at two shops and %i pieces: none is sold twice and none stays unsold',
    async (stock) => {
      const { both, goods } = stack()
      const goodsId = await goods(stock)
      const buyers = Array.from({ length: 50 }, (_, i) => ({ shop: both[i % 2]!, person: createGuest() }))
      const ready = await Promise.all(
        buyers.map(async ({ shop, person }) => ({
          shop,
          person,
          submit: await prepareUntilFinal(shop, person, [{ goods_id: goodsId, cart_num: 1 }]),
        })),
      )
      const responses = await Promise.all(ready.map(submitReady))
      const sold = responses.filter(({ code }) => code === codes.ok).length
      const refused = responses.filter(({ code }) => code !== codes.ok)
      expect(sold).toBe(Math.min(stock, 50))
      expect(refused.map(({ data }) => readLineCodes(data))).toEqual(refused.map(() => [codes.outOfStock]))
      expect(await loadStock(goodsId)).toBe(stock - sold)
    },
  )

  it('carts with the same goods in opposite order never deadlock', async () => {
    const { both, goods } = stack()
    const kinds = await Promise.all([goods(100), goods(100), goods(100), goods(100)])
    const pieces = kinds.map((goods_id) => ({ goods_id, cart_num: 2 }))
    const ready = await Promise.all(
      Array.from({ length: 24 }, async (_, i) => {
        const shop = both[i % 2]!
        const person = await fillGuestCart(shop, i % 4 < 2 ? pieces : pieces.toReversed())
        return { shop, person, submit: await prepareUntilFinal(shop, person) }
      }),
    )
    const responses = await Promise.all(ready.map(submitReady))
    expect(responses.map(({ code, message }) => ({ code, message }))).toEqual(
      responses.map(({ message }) => ({ code: codes.ok, message })),
    )
    expect(await Promise.all(kinds.map(loadStock))).toEqual([52, 52, 52, 52])
  })

  it('lists of lines in opposite order never deadlock, and each order has all of its lines', async () => {
    const { both, goods, db } = stack()
    const kinds = await Promise.all([goods(20), goods(20), goods(9), goods(20)])
    const lines = kinds.map((goods_id) => ({ goods_id, cart_num: 1 }))
    const ready = await Promise.all(
      Array.from({ length: 16 }, async (_, i) => {
        const shop = both[i % 2]!
        const person = createGuest()
        return { shop, person, submit: await prepareUntilFinal(shop, person, i % 4 < 2 ? lines : lines.toReversed()) }
      }),
    )
    const responses = await Promise.all(ready.map(submitReady))
    const refused = responses.filter(({ code }) => code !== codes.ok)
    expect(refused.map(({ data }) => readLineCodes(data))).toEqual(Array.from({ length: 7 }, () => [codes.outOfStock]))
    expect(await Promise.all(kinds.map(loadStock))).toEqual([11, 11, 0, 11])
    const counts = await db.query(
      'select distinct count(*)::int as lines from order_lines where goods_id = any($1) group by order_id',
      [kinds],
    )
    expect(counts).toEqual([{ lines: 4 }])
  })

  it('the last pieces of two packagings of the same parts are sold at once, and lists show each part as sold out', async () => {
    const { both, goods, db } = stack()
    const tapes = [await goods(6), await goods(6)] as const
    const reels = tapes.map((tape) => tape + 1) as [number, number]
    await db.query("update goods set stock = 6, price_breaks = '[[1, 187005]]' where id = any($1)", [reels])
    const ready = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const shop = both[i % 2]!
        const person = createGuest()
        const pair = i % 4 < 2 ? [tapes[0], reels[1]] : [reels[0], tapes[1]]
        const lines = pair.map((goods_id) => ({ goods_id, cart_num: 1 }))
        return { shop, person, submit: await prepareUntilFinal(shop, person, lines) }
      }),
    )
    const responses = await Promise.all(ready.map(submitReady))
    expect(responses.map(({ code }) => code)).toEqual(responses.map(() => codes.ok))
    const listed = await db.query(
      `select l.place, l.is_in_stock, s.stock from listed_goods l join listed_stock s using (goods_id)
       where goods_id = any($1) order by goods_id`,
      [[...tapes, ...reels]],
    )
    expect(listed).toEqual([1, 2, 1, 2].map((place) => ({ place, is_in_stock: false, stock: 0 })))
  })

  it('goods ordered twice at once by one buyer are sold only as often as in stock', async () => {
    const { left, right, goods, db } = stack()
    const goodsId = await goods(3)
    const person = await fillGuestCart(left, [{ goods_id: goodsId, cart_num: 2 }])
    const [fromCart, pastIt] = await Promise.all([
      prepareUntilFinal(left, person),
      prepareUntilFinal(right, person, [{ goods_id: goodsId, cart_num: 2 }]),
    ])
    const responses = await Promise.all([
      submitReady({ shop: left, person, submit: fromCart }),
      submitReady({ shop: right, person, submit: pastIt }),
    ])
    expect(responses.filter(({ code }) => code === codes.ok)).toHaveLength(1)
    expect(await loadStock(goodsId)).toBe(1)
    const lines = await db.query('select quantity from order_lines where goods_id = $1', [goodsId])
    expect(lines).toEqual([{ quantity: 2 }])
  })

  it('the stock of an unpaid order is released once, although two shops clean up at once', async () => {
    const { left, right, goods, db } = stack()
    const goodsId = await goods(12)
    for (let i = 0; i < 12; i++) await placeOrder(left, { goods_id: goodsId, cart_num: 1 })
    expect(await loadStock(goodsId)).toBe(0)
    await db.query(
      `update orders set expires_at = now() - interval '1 second' where id in
         (select order_id from order_lines where goods_id = $1 and order_id % 4 <> 0)`,
      [goodsId],
    )
    await Promise.all([left, right, left, right].map((shop) => shop.run('releaseExpired')))
    const [count] = await db.query<{ canceled: number }>(
      `select count(*) filter (where o.status = 'canceled')::int as canceled from orders o
       join order_lines l on l.order_id = o.id where l.goods_id = $1`,
      [goodsId],
    )
    expect(count?.canceled).toBe(9)
    expect(await loadStock(goodsId)).toBe(9)
  })
})
