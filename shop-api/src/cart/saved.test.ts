import { expect, it } from 'vitest'
import type { CartData } from '@partgate/schema/shop-api/cart.ts'
import { toCart, type Headers } from '../../testing/cart-client.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type CartClient, useCartClient } from '../../testing/use-client.ts'

let shop: TestShop
let calls: CartClient
useCartClient((opened) => ({ shop, client: calls } = opened))

const tape = tapeId('RC0603FR-0710KL')
const other = tapeId('LM358DR')

const post = (path: string, headers: Headers, body: unknown) => shop.call('POST', path, { headers, body })
const save = (headers: Headers, ...cart_ids: number[]) => post('/api/cart/save', headers, { cart_ids })
const unsave = (headers: Headers, ...saved_ids: number[]) => post('/api/cart/unsave', headers, { saved_ids })
const removeSaved = (headers: Headers, ...ids: number[]) =>
  shop.call('DELETE', `/api/cart/saved/${ids.join(',')}`, { headers })
const idsIn = ({ list, saved }: CartData) => ({
  lines: list.map(({ cart_id }) => cart_id),
  saved: saved.map(({ saved_id }) => saved_id),
})
const held = ({ list, saved }: CartData) => [
  list.map(({ goods, cart_num }) => [goods.goods_id, cart_num]),
  saved.map(({ goods, cart_num }) => [goods.goods_id, cart_num]),
]

it('saved lines are neither counted nor ordered, and return selected', async () => {
  const { headers, line } = await calls.guest(tape)
  await calls.add(headers, other, 10)
  const after = toCart(await save(headers, line))
  expect(held(after)).toEqual([[[other, 10]], [[tape, 20]]])
  expect(after).toMatchObject({
    count: 1,
    selected_count: 1,
    saved: [{ price: '0.01880', amount: '0.38', refusal: null }],
  })
  expect((await shop.call('GET', '/api/cart/cartCount', { headers })).data).toEqual({ count: 1 })
  const back = toCart(await unsave(headers, ...idsIn(after).saved))
  expect(held(back)).toEqual([
    [
      [other, 10],
      [tape, 20],
    ],
    [],
  ])
  expect(back.list.every(({ selected }) => selected)).toBe(true)
})

it('goods on both lists are added up as far as stock allows', async () => {
  const { headers, line } = await calls.guest(tape)
  await save(headers, line)
  const again = toCart(await calls.add(headers, tape, 1_200))
  expect(held(again)).toEqual([[[tape, 1_200]], [[tape, 20]]])
  expect(held(toCart(await unsave(headers, ...idsIn(again).saved)))).toEqual([[[tape, 1_200]], []])
})

it('sold-out goods are moved back and flagged', async () => {
  const { headers, line } = await calls.guest(tape)
  const { saved } = idsIn(toCart(await save(headers, line)))
  await shop.db.query('update goods set stock = 0 where id = $1', [tape])
  expect(toCart(await unsave(headers, ...saved)).list).toMatchObject([{ cart_num: 20, refusal: 'sold_out' }])
  await shop.db.query('update goods set stock = 1205 where id = $1', [tape])
})

it('saved lines are removed; those of other carts are not found, and nothing changes', async () => {
  const mine = await calls.guest(tape)
  const theirs = await calls.guest(tape)
  const { saved } = idsIn(toCart(await save(mine.headers, mine.line)))
  for (const headers of [theirs.headers, {}])
    for (const response of [await unsave(headers, ...saved), await removeSaved(headers, ...saved)])
      expect(response.code).toBe(404)
  expect((await save(theirs.headers, theirs.line, mine.line)).code).toBe(404)
  expect(held(await calls.lists(theirs.headers))).toEqual([[[tape, 20]], []])
  expect(held(toCart(await removeSaved(mine.headers, ...saved)))).toEqual([[], []])
})

it('lines and saved lines are at most 200 together', async () => {
  const { headers, line } = await calls.guest(tape)
  await save(headers, line)
  await shop.db.exec(
    `insert into cart_lines (cart_id, goods_id, quantity) select c.id, 100000 + n, 10 from carts c, generate_series(1, 199) n`,
  )
  expect((await calls.add(headers, other, 10)).code).toBe(4104)
})
