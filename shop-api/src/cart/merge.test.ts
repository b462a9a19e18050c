import { expect, it } from 'vitest'
import type { Caller } from '#http/caller.ts'
import { createToken } from '#security/tokens.ts'
import { insertMember } from '../../testing/insert-member.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { smallParts, tapeId } from '../../testing/small-parts.ts'
import { useTestShop } from '../../testing/use-test-shop.ts'
import { mergeGuestCart } from './merge.ts'
import { toRequestedIds } from './require-found.ts'
import { createCartService } from './service.ts'

let shop: TestShop
let carts: ReturnType<typeof createCartService>
let userId = 0
useTestShop({
  open: async (opened) => {
    shop = opened
    await fillSmallCatalogue(shop.db)
    carts = createCartService(shop.db)
    userId = await insertMember(shop.db, 'a@b.test')
  },
  emptied: 'delete from carts',
})

const anonymous = { userId: null, sessionHash: null, cartToken: null, orderToken: null, apiClient: null }
const mine = () => ({ ...anonymous, userId })
const guest = (cartToken: string) => ({ ...anonymous, cartToken })
const merge = (cartToken: string) => shop.db.tx((tx) => mergeGuestCart(tx, { cartToken, userId }))
const add = (caller: Caller, goods_id: number, quantity: number, customer_part_no = '') =>
  carts.add(caller, { goods_id, quantity, customer_part_no }, 'en')
const guestCart = async (lines: [number, number][]) => {
  let token: string | null = null
  for (const [goodsId, quantity] of lines)
    token = (await add({ ...anonymous, cartToken: token }, goodsId, quantity)).cart_token ?? token
  return token ?? ''
}
const quantities = async () => {
  const { list } = await carts.read(mine(), 'en')
  return list.map(({ goods, cart_num }) => [goods.goods_id, cart_num])
}
const [tape, other] = [tapeId('RC0603FR-0710KL'), tapeId('LM358DR')]

it('moves a guest’s lines into the member’s cart at sign-in, and ends the guest’s cart', async () => {
  const token = await guestCart([
    [tape, 20],
    [other, 10],
  ])
  await merge(token)
  expect(await quantities()).toEqual([
    [tape, 20],
    [other, 10],
  ])
  expect((await carts.read(guest(token), 'en')).count).toBe(0)
})

it('adds up lines in both as far as stock allows', async () => {
  await add(mine(), tape, 700)
  await add(mine(), other, 10)
  await merge(
    await guestCart([
      [tape, 600],
      [other, 30],
    ]),
  )
  expect(await quantities()).toEqual([
    [tape, 1_200],
    [other, 40],
  ])
})

it('does nothing a second time, nor with an unknown token', async () => {
  const token = await guestCart([[tape, 20]])
  await merge(token)
  await merge(token)
  await merge(createToken())
  expect(await quantities()).toEqual([[tape, 20]])
})

it('keeps to the maximum number of lines', async () => {
  const token = await guestCart(smallParts.slice(0, 4).map(({ id }) => [id * 10, 10]))
  await add(mine(), tape, 20)
  await shop.db.query(
    `insert into cart_lines (cart_id, goods_id, quantity)
     select c.id, 100000 + n, 10 from carts c, generate_series(1, 197) n where c.user_id = $1`,
    [userId],
  )
  await merge(token)
  const [row] = await shop.db.query<{ count: number }>('select count(*)::int as count from cart_lines')
  expect(row?.count).toBe(200)
})

it('moves the guest’s saved lines too', async () => {
  const token = await guestCart([
    [tape, 20],
    [other, 10],
  ])
  const { list } = await carts.read(guest(token), 'en')
  await carts.save(
    guest(token),
    toRequestedIds(
      'cart_ids',
      list.map(({ cart_id }) => cart_id),
    ),
    'en',
  )
  await add(mine(), tape, 20)
  const { list: own } = await carts.read(mine(), 'en')
  await carts.save(
    mine(),
    toRequestedIds(
      'cart_ids',
      own.map(({ cart_id }) => cart_id),
    ),
    'en',
  )
  await merge(token)
  const { saved } = await carts.read(mine(), 'en')
  expect(saved.map(({ goods, cart_num }) => [goods.goods_id, cart_num])).toEqual([
    [other, 10],
    [tape, 40],
  ])
})
