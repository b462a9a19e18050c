import { describe, expect, it, onTestFinished } from 'vitest'
import { createRandom } from '@partgate/schema/testing/create-random.ts'
import { createToken } from '#security/tokens.ts'
import { toCart } from '../../testing/cart-client.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { onRequest, reelId, soldOut, tapeId } from '../../testing/small-parts.ts'
import { type CartClient, useCartClient } from '../../testing/use-client.ts'

let shop: TestShop
let calls: CartClient
useCartClient((opened) => ({ shop, client: calls } = opened))

const tape = tapeId('RC0603FR-0710KL')

describe('a guest', () => {
  it('gets a cart with the first part, and its token once', async () => {
    const first = toCart(await calls.add({}, tape, 20))
    expect(first.cart_token).toMatch(/^[\w-]{43}$/)
    const headers = { 'Cart-Token': first.cart_token ?? '' }
    const second = toCart(await calls.add(headers, reelId('RC0603FR-0710KL'), 5_000))
    expect(second).toMatchObject({ cart_token: null, count: 2 })
    expect((await calls.lists(headers)).list.map(({ goods }) => goods.goods_id)).toEqual([tape, tape + 1])
  })

  it('with an unknown token has no cart, and gets a new one with the next part', async () => {
    const headers = { 'Cart-Token': createToken() }
    expect(await calls.lists(headers)).toEqual({
      cart_key: null,
      list: [],
      saved: [],
      count: 0,
      selected_count: 0,
      subtotal: '0.00',
      cart_token: null,
    })
    const { cart_token, count } = toCart(await calls.add(headers, tape, 20))
    expect(count).toBe(1)
    expect(cart_token).not.toBe(headers['Cart-Token'])
  })

  it('whose first part is refused gets no cart', async () => {
    expect((await calls.add({}, tape, 5)).code).toBe(4101)
    expect(await shop.db.query('select from carts')).toEqual([])
  })
})

describe('a quantity', () => {
  it.each([
    ['below the minimum', 5, 4101, { minimum: 10 }],
    ['between two steps', 15, 4102, { multiple: 10 }],
    ['above the stock', 1_210, 4103, { available: 1_205 }],
  ])(
    '%s is refused with a possible one, when added and when set, and nothing changes',
    async (_, quantity, code, data) => {
      const { headers, line } = await calls.guest(tape)
      expect(await calls.add({}, tape, quantity)).toMatchObject({ code, data })
      expect(await calls.set(headers, line, quantity)).toMatchObject({ code, data })
      expect((await calls.lists(headers)).list[0]?.cart_num).toBe(20)
    },
  )

  it('that is malformed is refused with a sentence, and nothing changes', async () => {
    const { headers, line } = await calls.guest(tape)
    const tooMany = [1_000_000_000, 2 ** 31, 2 ** 53, 1e308]
    const bad = [-1, 0, 1.5, -10, null, [], [20], {}, true, '', '20', '1e3', '２０', ' 20', '20.0', undefined]
    for (const quantity of [...bad, ...tooMany]) {
      const isTooMany = tooMany.some((each) => each === quantity)
      const message = isTooMany ? 'Enter at most 999,999,999 pieces' : 'Please enter multiple of Min QTY'
      for (const response of [await calls.add(headers, tape, quantity), await calls.set(headers, line, quantity)])
        expect(response).toMatchObject({ code: 400, message })
    }
    expect((await calls.lists(headers)).list).toMatchObject([{ cart_num: 20 }])
  })

  it('is added to the quantity in the cart, and the sum is checked', async () => {
    const { headers } = await calls.guest(tape)
    expect(toCart(await calls.add(headers, tape, 30)).list).toMatchObject([{ cart_num: 50 }])
    expect(await calls.add(headers, tape, 1_160)).toMatchObject({
      code: 4103,
      data: { available: 1_205, addable: 1_150 },
    })
    expect(toCart(await calls.add(headers, tape, 1_150)).list).toMatchObject([{ cart_num: 1_200 }])
  })

  it.each([
    [90, '0.01880', '1.69'],
    [100, '0.01205', '1.21'],
    [110, '0.01205', '1.33'],
    [990, '0.01205', '11.93'],
    [1_000, '0.00955', '9.55'],
  ])('of %s costs %s each and %s together', async (quantity, price, amount) => {
    const { headers, line } = await calls.guest(tape)
    expect(toCart(await calls.set(headers, line, quantity))).toMatchObject({
      list: [{ price, amount }],
      subtotal: amount,
    })
  })

  it('added in parallel is added up exactly', async () => {
    const { headers } = await calls.guest(tape)
    const signedIn = await calls.member('parallel@shop.test')
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, i) => calls.add(i % 2 ? headers : signedIn, tape, 10)),
    )
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([200]))
    expect((await calls.lists(headers)).list).toMatchObject([{ cart_num: 220 }])
    expect((await calls.lists(signedIn)).list).toMatchObject([{ cart_num: 200 }])
  })
})

it('a line whose product has lost its price is refused by the id of the line, and by that of the goods when it is added', async () => {
  const { headers, line } = await calls.guest(tape)
  const price = 'update goods set price_breaks = $2 where id = $1'
  const [prices] = await shop.db.query<{ text: string }>('select price_breaks::text as text from goods where id = $1', [
    tape,
  ])
  onTestFinished(async () => void (await shop.db.query(price, [tape, prices?.text])))
  await shop.db.query(price, [tape, '[]'])
  const named = (field: string) => ({
    code: 4107,
    data: { fields: [{ field, message: 'This part is sold on request only. Please request a quote.' }] },
  })
  expect(await calls.set(headers, line, 30)).toMatchObject(named('cart_id'))
  expect(await calls.add(headers, tape, 10)).toMatchObject(named('goods_id'))
})

describe('refuses to add', () => {
  it.each([
    ['a part that is not there', 2_147_483_647, 404, 'Not found'],
    ['a part that is sold out', tapeId(soldOut), 4103, 'Only 0 pcs in stock'],
    ['a part without prices', tapeId(onRequest), 4107, 'This part is sold on request only. Please request a quote.'],
  ])('%s', async (_, goods_id, code, message) => {
    expect(await calls.add({}, goods_id, 10)).toMatchObject({ code, message })
  })

  it('line 201, while the 200 others can still grow', async () => {
    const { headers } = await calls.guest(tape)
    await shop.db.exec(
      `insert into cart_lines (cart_id, goods_id, quantity) select c.id, 100000 + n, 10 from carts c, generate_series(1, 199) n`,
    )
    expect((await calls.add(headers, tape + 1, 5_000)).code).toBe(4104)
    expect((await calls.add(headers, tape, 10)).code).toBe(200)
  })

  it('anything with a price or another field of the caller’s own', async () => {
    const body = { goods_id: tape, cart_num: 10, price: '0.00001' }
    expect((await shop.call('POST', '/api/cart/add', { body })).code).toBe(400)
  })
})

it('accepts random quantities exactly where the rule allows them', async () => {
  const { headers, line } = await calls.guest(tape)
  const random = createRandom(42)
  let held = 20
  for (let i = 0; i < 150; i++) {
    const quantity = Math.floor(random() * 1_300)
    const { code } = await calls.set(headers, line, quantity)
    const allowed = quantity >= 10 && quantity % 10 === 0 && quantity <= 1_205
    expect([quantity, code === 200]).toEqual([quantity, allowed])
    if (allowed) held = quantity
  }
  expect((await calls.lists(headers)).list).toMatchObject([{ cart_num: held }])
})
