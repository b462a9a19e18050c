import type { Client } from 'urql'
import { expect, test } from 'vitest'
import { readCart } from './read-cart.ts'

const createClient = (result: object) => ({ query: () => ({ toPromise: async () => result }) }) as unknown as Client
const line = { id: 'l1', quantity: 5, product: { id: 'p1' } }

test('lines saved for later are counted, but are no lines of the cart', async () => {
  const cart = { id: 'c1', lineCount: 1, lines: [line], savedLines: [{ id: 's1' }, { id: 's2' }] }
  expect(await readCart(createClient({ data: { cart } }))).toEqual({ quantities: new Map([['p1', 5]]), savedCount: 2 })
})

test('a buyer without a cart has an empty one, and a shop that does not respond has none', async () => {
  expect(await readCart(createClient({ data: { cart: null } }))).toEqual({ quantities: new Map(), savedCount: 0 })
  expect(await readCart(createClient({ error: new Error('The shop does not respond') }))).toBeNull()
})
