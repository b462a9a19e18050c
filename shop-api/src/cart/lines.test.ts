import { describe, expect, it } from 'vitest'
import { cartOf } from '#testing/cart-caller.ts'
import type { TestShop } from '#testing/open-test-shop.ts'
import { tapeOf } from '#testing/small-parts.ts'
import { type CartCaller, useCartCaller } from '#testing/use-desk.ts'

let shop: TestShop
let calls: CartCaller
useCartCaller((opened) => ({ shop, desk: calls } = opened))

const tape = tapeOf('RC0603FR-0710KL')

describe('lines', () => {
  it('show when stock has gone', async () => {
    const { headers } = await calls.guest(tape)
    const flags = async (stock: number) => {
      await shop.db.query('update goods_offers set stock = $1 where goods_id = $2', [stock, tape])
      const [line] = (await calls.lists(headers)).list
      return [line?.sold_out, line?.understock]
    }
    expect(await flags(20)).toEqual([false, false])
    expect(await flags(19)).toEqual([false, true])
    expect(await flags(0)).toEqual([true, false])
    await flags(1_205)
  })

  it('that are selected make the subtotal', async () => {
    const { headers, line } = await calls.guest(tape)
    await calls.add(headers, tape + 1, 5_000)
    const one = cartOf(await calls.select(headers, [line], false))
    expect(one).toMatchObject({ count: 2, selected_count: 1, subtotal: '47.75' })
    const none = cartOf(
      await calls.select(
        headers,
        one.list.map(({ cart_id }) => cart_id),
        false,
      ),
    )
    expect(none).toMatchObject({ selected_count: 0, subtotal: '0.00' })
    expect(cartOf(await calls.select(headers, [line, line], true))).toMatchObject({ subtotal: '0.38' })
  })

  it('are removed one or several at once', async () => {
    const { headers, line } = await calls.guest(tape)
    await calls.add(headers, tape + 1, 5_000)
    const { list } = cartOf(await calls.add(headers, tapeOf('LM358DR'), 10))
    expect(cartOf(await calls.remove(headers, [line])).count).toBe(2)
    expect(
      cartOf(
        await calls.remove(
          headers,
          list.slice(1).map(({ cart_id }) => cart_id),
        ),
      ).count,
    ).toBe(0)
    expect((await shop.call('GET', '/api/cart/cartCount', { headers })).data).toEqual({ count: 0 })
  })

  it('of someone else’s cart, or of nobody’s, are not found, and nothing changes', async () => {
    const mine = await calls.guest(tape)
    const other = await calls.guest(tape)
    const signedIn = await calls.member('foreign@shop.test')
    await calls.add(signedIn, tape, 30)
    for (const foreign of [other.line, 2_147_483_647])
      for (const headers of [
        mine.headers,
        signedIn,
        { ...signedIn, 'Cart-Token': other.headers['Cart-Token'] ?? '' },
        {},
      ]) {
        const own = headers === mine.headers ? [mine.line] : []
        const answers = [
          await calls.set(headers, foreign, 100),
          await calls.select(headers, [...own, foreign], false),
          await calls.remove(headers, [...own, foreign]),
        ]
        expect(answers.map(({ code }) => code)).toEqual([404, 404, 404])
      }
    expect((await shop.call('DELETE', '/api/cart/delete/9999999999', { headers: mine.headers })).code).toBe(404)
    expect((await calls.lists(mine.headers)).list).toMatchObject([{ cart_num: 20, selected: true }])
    expect((await calls.lists(other.headers)).list).toMatchObject([{ cart_num: 20, selected: true }])
    expect((await calls.lists(signedIn)).list).toMatchObject([{ cart_num: 30 }])
  })
})
