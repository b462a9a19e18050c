import { expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'
import { orderNumber } from '../../testing/order-data.ts'
import { makeCartData } from '../../testing/shop-data.ts'

const token = { 'session-transport': 'token' }
const cookie = `token=own-session; cart=own-cart; orders=${orderNumber}.own-order-secret-1`
const signIn = 'mutation { signIn(input: { email: "ada@example.com", password: "x" }) { token errors { message } } }'
const addToCart = `mutation {
  addToCart(input: { productId: "${toGlobalId('Product', 1)}", quantity: 10 }) { cart { lineCount } errors { message } }
}`
const placeOrder = `mutation {
  placeOrder(input: {
    idempotencyKey: "0123456789abcdef", previewHash: "seen", email: "ada@example.com", carrier: DHL, paymentMethod: PAYPAL
    shippingAddress: { address: {
      contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London",
      addressLine1: "12 St James Square", postalCode: "SW1Y 4JH"
    } }
  }) { order { orderNumber } orderToken errors { message } }
}`

it('a client that requests tokens buys as a guest and signs in without a cookie', async () => {
  const { shop, run } = await openGateway()
  shop.respond(contract.cart.add, ({ headers }) =>
    makeCartData({ cart_token: headers['cart-token'] ? null : 'guest-cart-secret' }),
  )
  const added = await run(addToCart, { headers: token })
  expect(added.setCookies).toEqual([])
  expect(added.response.headers.get('cart-token')).toBe('guest-cart-secret')

  const guest = { ...token, 'cart-token': 'guest-cart-secret' }
  const again = await run(addToCart, { headers: guest })
  expect(shop.findLastRequest(contract.cart.add)?.headers['cart-token']).toBe('guest-cart-secret')
  expect(again.response.headers.get('cart-token')).toBeNull()

  const placed = await run(placeOrder, { headers: guest })
  expect(placed.data['placeOrder']).toMatchObject({ orderToken: 'guest-order-secret-1' })
  expect(placed.setCookies).toEqual([])
  const orderHeaders = { ...token, 'order-token': 'guest-order-secret-1' }
  const read = await run(`{ order(orderNumber: "${orderNumber}") { orderNumber } }`, { headers: orderHeaders })
  expect(read.data).toEqual({ order: { orderNumber } })

  const signedIn = await run(signIn, { headers: guest })
  expect(signedIn.data['signIn']).toMatchObject({ token: 'secret-session-token-1' })
  expect(signedIn.setCookies).toEqual([])
  expect(signedIn.response.headers.get('cart-token')).toBeNull()
  expect(shop.findLastRequest(contract.account.login)?.headers['cart-token']).toBe('guest-cart-secret')
})

it.each([
  ['only the sign-in', signIn, 1],
  ['the profile too if it is selected', signIn.replace('token', 'token viewer { email }'), 2],
])('a sign-in of a client that requests tokens requests %s', async (_, query, requestCount) => {
  const { shop, run } = await openGateway()
  const { data } = await run(query, { headers: token })
  const viewer = requestCount === 2 ? { viewer: { email: 'Ada@Example.com' } } : {}
  expect(data['signIn']).toEqual({ token: 'secret-session-token-1', errors: [], ...viewer })
  expect(shop.requests).toHaveLength(requestCount)
})

it('a checkout of lines gives a guest the token with which an order can be repeated', async () => {
  const { run } = await openGateway()
  const query = `{ checkout(lines: [{ productId: "${toGlobalId('Product', 1)}", quantity: 10 }]) { preview { hash } } }`
  const { response, setCookies } = await run(query, { headers: token })
  expect(response.headers.get('cart-token')).toMatch(/^[\w-]{43}$/)
  expect(setCookies).toEqual([])
})

test.for<[name: string, headers: Record<string, string>]>([
  ['a page of the site', { origin: siteUrl }],
  ['a client without an origin', {}],
])('%s that requests tokens uses no cookie of the browser', async ([, headers]) => {
  const { shop, run } = await openGateway()
  const query = `{ viewer { email } cart { lineCount } order(orderNumber: "${orderNumber}") { orderNumber } }`
  const { data, setCookies } = await run(query, { headers: { ...headers, ...token, cookie } })
  expect(data).toMatchObject({ viewer: null, order: null })
  expect(setCookies).toEqual([])
  expect(JSON.stringify(shop.requests.map((request) => request.headers))).not.toContain('own-')
})

it('a cookie session ignores the header `Cart-Token` and shows no token', async () => {
  const { shop, run } = await openGateway()
  shop.respond(contract.cart.add, () => makeCartData({ cart_token: 'guest-cart-secret' }))
  const { response, setCookies } = await run(addToCart, { headers: { 'cart-token': 'other' } })
  expect(shop.findLastRequest(contract.cart.add)?.headers).not.toHaveProperty('cart-token')
  expect(response.headers.get('cart-token')).toBeNull()
  expect(setCookies).toEqual([expect.stringMatching(/^cart=guest-cart-secret; .*HttpOnly/)])
})

it('a page of a foreign origin with cookies is refused, and its browser may not send the header', async () => {
  const { fetch, run } = await openGateway({ corsOrigins: ['https://partner.example'] })
  const preflight = (origin: string) =>
    fetch('/graphql', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,session-transport',
      },
    })
  const foreign = await preflight('https://evil.example')
  expect([...foreign.headers.keys()].filter((name) => name.startsWith('access-control-allow'))).toEqual([])
  const partner = await preflight('https://partner.example')
  expect(partner.headers.get('access-control-allow-headers')).toContain('session-transport')
  const { response } = await run('{ viewer { email } }', {
    headers: { ...token, cookie, origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
})

it('a page of an allowed origin reads the cart token', async () => {
  const origin = 'https://partner.example'
  const { shop, run } = await openGateway({ corsOrigins: [origin], cookieOrigins: [siteUrl, origin] })
  shop.respond(contract.cart.add, () => makeCartData({ cart_token: 'guest-cart-secret' }))
  const { response } = await run(addToCart, { headers: { ...token, origin } })
  const exposed = response.headers.get('access-control-expose-headers')
  for (const name of ['Cart-Token', 'Retry-After']) expect(exposed).toContain(name)
  expect(response.headers.get('cart-token')).toBe('guest-cart-secret')
})
