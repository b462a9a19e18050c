import { expect, it } from 'vitest'
import { hashToken } from '#security/tokens.ts'
import { createCartClient, toCart } from '../../testing/cart-client.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { useTestShop } from '../../testing/use-test-shop.ts'

let client: ReturnType<typeof createCartClient>
useTestShop({
  open: async (opened: TestShop) => {
    await fillSmallCatalogue(opened.db)
    client = createCartClient(opened)
  },
  emptied: 'delete from carts; delete from users',
})
const tape = tapeId('RC0603FR-0710KL')
const readKey = async (headers: Record<string, string>) => (await client.lists(headers)).cart_key

it('two guests have different keys, which stay the same and give no access', async () => {
  const [one, other] = [await client.guest(tape), await client.guest(tape)]
  const key = await readKey(one.headers)
  expect(key).toEqual(expect.any(String))
  expect(await readKey(other.headers)).not.toBe(key)
  await client.set(one.headers, one.line, 40)
  expect(await readKey(one.headers)).toBe(key)

  const token = one.headers['Cart-Token'] ?? ''
  expect([token, Buffer.from(hashToken(token)).toString('hex')]).not.toContain(key?.replaceAll('-', ''))
  expect(await client.lists({ 'Cart-Token': key ?? '' })).toMatchObject({ cart_key: null, list: [] })
})

it('a guest without a cart has no key, and the first line brings one', async () => {
  expect(await readKey({})).toBeNull()
  expect(await readKey({ 'Cart-Token': 'x'.repeat(43) })).toBeNull()
  expect(toCart(await client.add({}, tape, 20)).cart_key).toEqual(expect.any(String))
})

it('a member has one key before and after the first line', async () => {
  const [ada, bob] = [await client.member('ada@example.com'), await client.member('bob@example.com')]
  const key = await readKey(ada)
  expect(toCart(await client.add(ada, tape, 20)).cart_key).toBe(key)
  expect(await readKey(bob)).not.toBe(key)
})
