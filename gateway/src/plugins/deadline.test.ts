import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { makeCartData } from '../../testing/shop-data.ts'
import { openGateway } from '../../testing/harness.ts'

const { account, cart, catalogue } = contract
const signIn = 'signIn(input: { email: "ada@example.com", password: "x" }) { expiresAt }'
const add = `addToCart(input: { productId: "${toGlobalId('Product', 1)}", quantity: 10 }) { cart { id } }`

it('a slow source nulls its field when the time of a query is up, and the other fields have data', async () => {
  const { shop, run } = await openGateway({ readTimeoutMs: 60_000, queryTimeoutMs: 700 })
  shop.respondRaw(catalogue.floorList, () => {})
  const { data, errors } = await run('{ homeSections { kind } banners { title } }')
  expect(data).toEqual({ homeSections: null, banners: [{ title: 'New' }] })
  expect(errors).toMatchObject([{ path: ['homeSections'], extensions: { code: 'UPSTREAM_TIMEOUT' } }])
})

it('a mutation has its own time, over all its fields; after it nothing is sent', async () => {
  const { shop, run } = await openGateway({ queryTimeoutMs: 1, mutationTimeoutMs: 700 })
  shop.respondRaw(account.login, () => {})
  shop.respond(cart.add, () => makeCartData())
  const { data, errors } = await run(`mutation { ${signIn} ${add} }`)
  expect(data).toEqual({ signIn: null, addToCart: null })
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'])
  expect(shop.countRequests(account.login)).toBe(1)
  expect(shop.countRequests(cart.add)).toBe(0)
})
