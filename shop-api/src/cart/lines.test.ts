import { cart } from '@partgate/schema/shop-api/cart.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { toCart } from '../../testing/cart-client.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type CartClient, useCartClient } from '../../testing/use-client.ts'

let shop: TestShop
let calls: CartClient
useCartClient((opened) => ({ shop, client: calls } = opened))

const tape = tapeId('RC0603FR-0710KL')

describe('lines', () => {
  it('that are selected make the subtotal', async () => {
    const { headers, line } = await calls.guest(tape)
    await calls.add(headers, tape + 1, 5_000)
    const one = toCart(await calls.select(headers, [line], false))
    expect(one).toMatchObject({ count: 2, selected_count: 1, subtotal: '47.75' })
    const none = toCart(
      await calls.select(
        headers,
        one.list.map(({ cart_id }) => cart_id),
        false,
      ),
    )
    expect(none).toMatchObject({ selected_count: 0, subtotal: '0.00' })
    expect(toCart(await calls.select(headers, [line, line], true))).toMatchObject({ subtotal: '0.38' })
  })

  it('that cannot be ordered now report why and are not part of the subtotal', async () => {
    const { headers } = await calls.guest(tape)
    await calls.add(headers, tape + 1, 5_000)
    const goods = (changes: string) => shop.db.exec(`update goods set ${changes} where id = ${tape}`)
    const state = async () => {
      const { list, selected_count, subtotal } = await calls.lists(headers)
      return [list[0]?.refusal, selected_count, subtotal]
    }
    expect(await state()).toEqual([null, 2, '48.13'])
    await goods('stock = 19')
    expect(await state()).toEqual(['understock', 1, '47.75'])
    await goods('stock = 0')
    expect(await state()).toEqual(['sold_out', 1, '47.75'])
    await goods('stock = 1205')
    await goods('minimum = 30')
    expect(await state()).toEqual(['below_minimum', 1, '47.75'])
    await goods('minimum = 10, multiple = 3')
    expect(await state()).toEqual(['not_a_multiple', 1, '47.75'])
    await goods('multiple = 10')
    expect(await state()).toEqual([null, 2, '48.13'])
  })

  it('have the buyer’s own part numbers, which can be changed and removed', async () => {
    const { headers, line } = await calls.guest(tape)
    const { list } = toCart(await calls.add(headers, tape + 1, 5_000))
    const other = list[1]?.cart_id ?? 0
    const change = (...lines: [number, string][]) =>
      shop.call('PUT', contract.cart.partNumbers.path, {
        headers,
        body: { lines: lines.map(([cart_id, customer_part_no]) => ({ cart_id, customer_part_no })) },
      })
    const numbersIn = (response: { data: unknown }) =>
      toCart(response).list.map(({ customer_part_no }) => customer_part_no)
    expect(numbersIn(await change([line, ' 4711-B '], [other, 'C-1'], [other, 'C-2']))).toEqual(['4711-B', 'C-2'])
    expect(await change([line, 'lost'], [2_147_483_647, 'lost'])).toMatchObject({
      code: codes.notFound,
      data: { fields: [{ field: 'lines.1.cart_id', message: 'Not found' }] },
    })
    expect(await change([line, 'x'.repeat(51)])).toMatchObject({
      code: codes.invalidRequest,
      data: { fields: [{ field: 'lines.0.customer_part_no' }] },
    })
    await calls.set(headers, line, 30)
    expect(numbersIn(await change([other, '']))).toEqual(['4711-B', ''])
    const quoted = await shop.call('POST', contract.orders.before.path, { headers, body: {} })
    expect(quoted.data).toMatchObject({ lines: [{ customer_part_no: '4711-B' }, { customer_part_no: '' }] })
  })

  it('are removed one or several at once', async () => {
    const { headers, line } = await calls.guest(tape)
    await calls.add(headers, tape + 1, 5_000)
    const { list } = toCart(await calls.add(headers, tapeId('LM358DR'), 10))
    expect(toCart(await calls.remove(headers, [line])).count).toBe(2)
    expect(
      toCart(
        await calls.remove(
          headers,
          list.slice(1).map(({ cart_id }) => cart_id),
        ),
      ).count,
    ).toBe(0)
    expect((await shop.call('GET', '/api/cart/cartCount', { headers })).data).toEqual({ count: 0 })
  })

  it('of another cart are not found, and nothing changes', async () => {
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
        const responses = [
          await calls.set(headers, foreign, 100),
          await calls.select(headers, [...own, foreign], false),
          await calls.remove(headers, [...own, foreign]),
        ]
        expect(responses.map(({ code }) => code)).toEqual([404, 404, 404])
      }
    expect((await shop.call('DELETE', '/api/cart/delete/9999999999', { headers: mine.headers })).code).toBe(404)
    expect((await calls.lists(mine.headers)).list).toMatchObject([{ cart_num: 20, selected: true }])
    expect((await calls.lists(other.headers)).list).toMatchObject([{ cart_num: 20, selected: true }])
    expect((await calls.lists(signedIn)).list).toMatchObject([{ cart_num: 30 }])
  })
})

describe('lines added together', () => {
  const addMany = (headers: Record<string, string>, lines: [goodsId: number, quantity: number][]) =>
    shop.call('POST', '/api/cart/addMany', {
      headers,
      body: { lines: lines.map(([goods_id, cart_num]) => ({ goods_id, cart_num })) },
    })
  const heldIn = ({ data }: { data: unknown }) =>
    toCart({ data }).list.map(({ goods, cart_num }) => [goods.goods_id, cart_num])
  const refusedIn = ({ data }: { data: unknown }) =>
    cart.addMany.data.parse(data).refused.map(({ index, code, data }) => [index, code, data])

  it('add to existing lines; refused ones are named by index and change nothing', async () => {
    const { headers } = await calls.guest(tape)
    const response = await addMany(headers, [
      [tape, 30],
      [tape + 1, 1],
      [999_999_999, 10],
      [tape, 1_000_000],
      [tape, 50],
      [tapeId('LM358DR'), 10],
    ])
    expect(response.code).toBe(codes.ok)
    expect(heldIn(response)).toEqual([
      [tape, 100],
      [tapeId('LM358DR'), 10],
    ])
    expect(refusedIn(response)).toEqual([
      [1, codes.belowMinimum, { minimum: 5_000 }],
      [2, codes.notFound, { fields: [{ field: 'goods_id', message: 'Not found', reason: 'invalid' }] }],
      [3, codes.outOfStock, { available: 1_205, addable: 1_150 }],
    ])
    const after = await calls.lists(headers)
    expect(after.list.map(({ cart_num }) => cart_num)).toEqual([100, 10])
  })

  it('are at most 100', async () => {
    const lines = Array.from({ length: 101 }, (): [number, number] => [tape, 10])
    expect(await addMany({}, lines)).toMatchObject({ code: codes.invalidRequest, message: 'Enter at most 100 entries' })
  })

  it('that are all refused leave a visitor without a cart', async () => {
    const response = await addMany({}, [[tape, 1]])
    expect(toCart(response)).toMatchObject({ list: [], cart_token: null })
    expect(refusedIn(response)).toHaveLength(1)
    expect(await shop.db.query('select 1 from carts')).toEqual([])
  })
})
