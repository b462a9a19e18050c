import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CartPageDocument, RemoveCartLinesDocument } from '#graphql/generated/documents/cart.ts'
import { CartBadgeDocument } from '#graphql/generated/documents/layout.ts'
import { cartUpdates } from './cart-updates.ts'

const emptyCart = {
  __typename: 'Cart',
  id: 'cart-1',
  lineCount: 0,
  selectedLineCount: 0,
  subtotal: { __typename: 'Money', amount: '0.00', currency: 'USD' },
  lines: [],
  savedLines: [],
}
const responses: Record<string, object> = {
  CartBadge: { cartLineCount: 3 },
  CartPage: { cart: null },
  RemoveCartLines: { removeCartLines: { __typename: 'RemoveCartLinesPayload', cart: emptyCart, errors: [] } },
}

const createShop = () => {
  const requests: string[] = []
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange({ keys: { Money: () => null }, updates: { Mutation: cartUpdates } }), fetchExchange],
    fetch: async (_url, init) => {
      const { operationName } = JSON.parse(z.string().parse(init?.body))
      requests.push(operationName)
      return new Response(JSON.stringify({ data: responses[operationName] }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { requests, client }
}

test('the badge and the cart page follow a change of the cart without another request', async () => {
  const { requests, client } = createShop()
  expect((await client.query(CartBadgeDocument, {})).data?.cartLineCount).toBe(3)
  expect((await client.query(CartPageDocument, {})).data?.cart).toBeNull()
  await client.mutation(RemoveCartLinesDocument, { input: { lineIds: ['line-1'] } })
  expect((await client.query(CartBadgeDocument, {})).data?.cartLineCount).toBe(0)
  expect((await client.query(CartPageDocument, {})).data?.cart?.id).toBe('cart-1')
  expect(requests).toEqual(['CartBadge', 'CartPage', 'RemoveCartLines'])
})
