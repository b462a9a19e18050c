import { expect, test } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type CartClient, useCartClient } from '../../testing/use-client.ts'
import { sweep } from './sweep.ts'

let shop: TestShop
let calls: CartClient
useCartClient((opened) => ({ shop, client: calls } = opened))

const tape = tapeId('RC0603FR-0710KL')
const letPass = (interval: string) =>
  shop.db.query('update carts set updated_at = updated_at - $1::interval', [interval])
const countIn = async (headers: Record<string, string>) => (await calls.lists(headers)).count

test('a guest’s cart without a change for 90 days is deleted with its lines; a member’s stays', async () => {
  const left = await calls.guest(tape)
  const member = await calls.member('keeper@shop.test')
  await calls.add(member, tape, 10)
  await letPass('89 days')
  await sweep(shop.db)
  expect(await countIn(left.headers)).toBe(1)

  await letPass('1 day 1 minute')
  const used = await calls.guest(tape)
  await sweep(shop.db)
  expect([await countIn(left.headers), await countIn(member), await countIn(used.headers)]).toEqual([0, 1, 1])
  expect(await shop.db.query('select from cart_lines')).toHaveLength(2)
})

test('each change of a guest’s cart extends it by 90 days', async () => {
  const { headers } = await calls.guest(tape)
  await letPass('80 days')
  await calls.add(headers, tape, 10)
  await letPass('80 days')
  await sweep(shop.db)
  expect(await countIn(headers)).toBe(1)
})
