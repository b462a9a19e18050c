import { expect, it, test, vi } from 'vitest'
import { guestCartDays } from '@partgate/schema/limits.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { byHash, hashed, openLanes, unusual } from '../../testing/lanes.ts'
import { Refusal } from '../../testing/refusal.ts'
import { makeCartData } from '../../testing/shop-data.ts'

const endpoints = contract.cart
const guest = { cookie: 'cart=guest-secret' }
const line = `{ productId: "${toGlobalId('Product', 1)}", quantity: 10 }`
const add = `mutation { addToCart(input: ${line}) { errors { message } } }`
const addMany = `mutation { addCartLines(input: { lines: [${line}] }) { errors { message } } }`
const remove = `mutation { removeCartLines(input: { lineIds: ["${toGlobalId('CartLine', 1)}"] }) { errors { message } } }`
const makeOrder = (lines = '') => `mutation {
  placeOrder(input: {
    ${lines} idempotencyKey: "0123456789abcdef", previewHash: "seen", email: "ada@example.com", carrier: DHL
    paymentMethod: PAYPAL, shippingAddress: { address: {
      contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London",
      addressLine1: "12 St James Square", postalCode: "SW1Y 4JH"
    } }
  }) { order { orderNumber } }
}`

const readDays = (cookie: string) => (Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000
const findCartCookies = (cookies: string[]) => cookies.filter((cookie) => cookie.startsWith('cart='))

test.for([
  ['an addition', add],
  ['an addition of several lines', addMany],
  ['a removal', remove],
  ['an order of the cart', makeOrder()],
] as const)('%s renews the cookie of a guest’s cart for its whole lifetime', async ([, query]) => {
  const { run } = await openGateway()
  const { setCookies } = await run(query, { headers: guest })
  const [renewed = '', ...others] = findCartCookies(setCookies)
  expect(renewed).toMatch(/^cart=guest-secret; Path=\/; .*SameSite=Lax; HttpOnly$/)
  expect(others).toEqual([])
  expect(readDays(renewed)).toBeGreaterThan(guestCartDays - 1)
  expect(readDays(renewed)).toBeLessThanOrEqual(guestCartDays)
})

test.for<[name: string, query: string, headers: Record<string, string>]>([
  ['a read', '{ cart { id } cartLineCount }', guest],
  ['an order without the cart', makeOrder(`lines: [${line}]`), guest],
  ['a change with a token', add, { 'session-transport': 'token', 'cart-token': 'guest-secret' }],
  ['a change by a member', add, { cookie: `token=session; ${guest.cookie}` }],
])('%s does not renew it', async ([, query, headers]) => {
  const { run } = await openGateway()
  const { errors, setCookies, response } = await run(query, { headers })
  expect(errors).toBeUndefined()
  expect(findCartCookies(setCookies)).toEqual([])
  expect(response.headers.get('cart-token')).toBeNull()
})

it('is not renewed where the shop refuses the change or has no cart', async () => {
  const { shop, run } = await openGateway()
  shop.respond(endpoints.delete, () => new Refusal(codes.notFound, 'Not found.'))
  expect((await run(remove, { headers: guest })).setCookies).toEqual([])
  const refused = [{ index: 0, code: codes.notFound, message: 'Not found.', data: {} }]
  shop.respond(endpoints.addMany, () => ({ ...makeCartData({ cart_key: null, list: [], count: 0 }), refused }))
  expect((await run(addMany, { headers: guest })).setCookies).toEqual([])
})

it('is replaced where the shop creates another cart', async () => {
  const { shop, run } = await openGateway()
  shop.respond(endpoints.add, () => makeCartData({ cart_token: 'other-secret' }))
  const { setCookies } = await run(add, { headers: guest })
  expect(setCookies).toEqual([expect.stringMatching(/^cart=other-secret; /)])
})

it('is renewed by both lanes alike', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { send, lanes } = await openLanes({ trustedDocuments: byHash([add]) })
    const quick = await send(hashed(add), guest)
    expect(quick.cookies).toHaveLength(1)
    expect(quick).toEqual(await send(hashed(add), { ...guest, ...unusual }))
    expect(await lanes()).toEqual({ compiled: 1, whole: 1 })
  } finally {
    vi.useRealTimers()
  }
})
