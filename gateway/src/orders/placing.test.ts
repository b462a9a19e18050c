import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { byHash, hashed, openLanes, unusual } from '../../testing/lanes.ts'
import { address, orderNumber, makeOrder } from '../../testing/order-data.ts'
import { Refusal } from '../../testing/refusal.ts'

const endpoints = contract.orders
const bearer = { authorization: 'Bearer abc' }
const postal = `{ contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London",
  addressLine1: "12 St James Square", postalCode: "SW1Y 4JH" }`

const place = `mutation {
  placeOrder(input: {
    idempotencyKey: "0123456789abcdef", previewHash: "seen", email: "ada@example.com", shippingAddress: { address: ${postal} },
    carrier: DHL, paymentMethod: PAYPAL
  }) { order { id orderNumber } errors { message } }
}`

it('an order sends and returns the shipping and the billing address separately', async () => {
  const { shop, run } = await openGateway()
  const shipping_address = { ...address, contact_name: 'Ada', city: 'London', postal_code: 'SW1Y 4JH' }
  const billing_address = { ...address, contact_name: 'Charles', city: 'Cambridge', postal_code: 'CB2 1TQ' }
  shop.respond(endpoints.add, () => ({ order: makeOrder({ shipping_address, billing_address }), order_token: null }))
  const billing = postal.replace('Ada', 'Charles').replace('London', 'Cambridge').replace('SW1Y 4JH', 'CB2 1TQ')
  const { data } = await run(
    place
      .replace('carrier:', `billingAddress: { address: ${billing} }, carrier:`)
      .replace('{ id order', '{ shippingAddress { ...A } billingAddress { ...A } id order') +
      ' fragment A on PostalAddress { contactName city postalCode }',
  )
  const [sent, shown] = [shop.findLastRequest(endpoints.add)?.body, data['placeOrder']]
  expect(sent).toMatchObject({
    shipping_address: { contact_name: 'Ada', city: 'London', postal_code: 'SW1Y 4JH' },
    billing_address: { contact_name: 'Charles', city: 'Cambridge', postal_code: 'CB2 1TQ' },
  })
  const order = {
    shippingAddress: { contactName: 'Ada', city: 'London', postalCode: 'SW1Y 4JH' },
    billingAddress: { contactName: 'Charles', city: 'Cambridge', postalCode: 'CB2 1TQ' },
  }
  expect(shown).toMatchObject({ order, errors: [] })
})

it('an order uses two different saved addresses', async () => {
  const { shop, run } = await openGateway()
  const ids = [3, 4].map((row) => toGlobalId('SavedAddress', row))
  const saved = `shippingAddress: { savedAddressId: "${ids[0]}" }, billingAddress: { savedAddressId: "${ids[1]}" }`
  await run(place.replace(`shippingAddress: { address: ${postal} }`, saved), { headers: bearer })
  expect(shop.findLastRequest(endpoints.add)?.body).toMatchObject({ shipping_address_id: 3, billing_address_id: 4 })
  expect(shop.findLastRequest(endpoints.add)?.body).not.toHaveProperty('shipping_address')
})

const lines = [1, 2, 3].map((row) => ({ productId: toGlobalId('Product', row), quantity: 10 * row }))
const wireLines = lines.map(({ quantity }, at) => ({ goods_id: at + 1, cart_num: quantity }))
const withLines = place
  .replace('mutation', 'mutation ($lines: [OrderLineInput!])')
  .replace('carrier:', 'lines: $lines, carrier:')
const quantityErrors = `errors { __typename message path ... on OutOfStockError { availableQuantity } }`
const refusedLines = new Refusal(codes.invalidRequest, 'Only 3.', {
  lines: [
    { index: 0, code: codes.notFound, message: 'Gone.', data: { fields: [{ field: 'goods_id', message: 'Gone.' }] } },
    { index: 2, code: codes.outOfStock, message: 'Only 3.', data: { available: 3 } },
  ],
})

it('an order of lines sends each with the part number of the buyer, and names each refused line', async () => {
  const { shop, run } = await openGateway()
  const numbered = lines.map((line, at) => (at === 1 ? { ...line, customerPartNumber: '4711-B' } : line))
  await run(withLines, { variables: { lines: numbered } })
  expect(shop.findLastRequest(endpoints.add)?.body).toMatchObject({
    lines: wireLines.map((line, at) => (at === 1 ? { ...line, customer_part_no: '4711-B' } : line)),
  })
  shop.respond(endpoints.add, () => refusedLines)
  const { data } = await run(withLines.replace('errors { message }', quantityErrors), { variables: { lines } })
  expect(data['placeOrder']).toEqual({
    order: null,
    errors: [
      { __typename: 'NotFoundError', message: 'Gone.', path: ['input', 'lines', '0', 'productId'] },
      {
        __typename: 'OutOfStockError',
        message: 'Only 3.',
        path: ['input', 'lines', '2', 'quantity'],
        availableQuantity: 3,
      },
    ],
  })
})

it.for([
  ['the fast lane', {}, { compiled: 1 }],
  ['the whole server', unusual, { whole: 1 }],
] as const)('%s gives a guest the token of an order whose first response is lost', async ([, headers, lane]) => {
  const text = withLines.replace('order { id orderNumber }', 'orderToken')
  const { shop, send, lanes } = await openLanes({ trustedDocuments: byHash([text]) })
  let firstToken: unknown
  shop.respondRaw(endpoints.add, (response) => {
    firstToken = shop.findLastRequest(endpoints.add)?.headers['cart-token']
    shop.respond(endpoints.add, ({ headers: sent }) => ({
      order: makeOrder(),
      order_token: firstToken !== undefined && sent['cart-token'] === firstToken ? 'guest-order-secret-1' : null,
    }))
    response.destroy()
  })
  const sent = await send(hashed(text, { lines }), { ...headers, 'session-transport': 'token' })
  expect(JSON.parse(sent.text)).toEqual({ data: { placeOrder: { orderToken: 'guest-order-secret-1', errors: [] } } })
  expect(sent.headers['cart-token']).toBe(firstToken)
  expect(shop.countRequests(endpoints.add)).toBe(2)
  expect(await lanes()).toEqual(lane)
})

it('a line whose input is refused is named by its index', async () => {
  const { shop, run } = await openGateway()
  const fields = [
    { field: 'lines.1.cart_num', message: 'Whole numbers only.' },
    { field: 'lines.2.customer_part_no', message: 'Too long.' },
  ]
  shop.respond(endpoints.add, () => new Refusal(codes.invalidRequest, 'Bad.', { fields }))
  const { data } = await run(withLines.replace('errors { message }', 'errors { path }'), { variables: { lines } })
  expect(data['placeOrder']).toMatchObject({
    errors: [{ path: ['input', 'lines', '1', 'quantity'] }, { path: ['input', 'lines', '2', 'customerPartNumber'] }],
  })
})

it('a preview of lines is independent of the cart, and names each refused line', async () => {
  const { shop, run } = await openGateway()
  const query = `query ($lines: [OrderLineInput!]) {
    checkout(lines: $lines, countryCode: "GB") { preview { hash } ${quantityErrors} }
  }`
  expect((await run(query, { variables: { lines } })).data['checkout']).toMatchObject({ errors: [] })
  expect(shop.findLastRequest(endpoints.buyNowBefore)?.body).toEqual({ lines: wireLines, country: 'GB' })
  expect(shop.countRequests(endpoints.before)).toBe(0)
  shop.respond(endpoints.buyNowBefore, () => refusedLines)
  expect((await run(query, { variables: { lines } })).data['checkout']).toMatchObject({
    preview: null,
    errors: [{ path: ['lines', '0', 'productId'] }, { path: ['lines', '2', 'quantity'], availableQuantity: 3 }],
  })
})

it.each([0, 101])('%i lines are refused by the shop', async (count) => {
  const { run } = await openGateway()
  const tooMany = Array.from({ length: count }, (_, at) => ({ productId: toGlobalId('Product', at + 1), quantity: 1 }))
  const query = withLines.replace('errors { message }', 'errors { code }')
  const { data } = await run(query, { variables: { lines: tooMany } })
  expect(data['placeOrder']).toMatchObject({ errors: [{ code: 'INVALID' }] })
})

it.each([
  ['both an id and an address', (choice: object) => ({ ...choice, savedAddressId: toGlobalId('SavedAddress', 1) })],
  ['neither', () => ({})],
])('%s as the shipping address are refused without a request', async (_, change) => {
  const { shop, run } = await openGateway()
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }'
  const address = { contactName: 'Ada', telephone: '1', countryCode: 'GB', city: 'London', addressLine1: '1 Street' }
  const input = {
    idempotencyKey: '0123456789abcdef',
    previewHash: 'seen',
    shippingAddress: change({ address }),
    carrier: 'DHL',
    paymentMethod: 'PAYPAL',
  }
  const { errors } = await run(query, { variables: { input } })
  expect(errors?.[0]?.message).toMatch(/Exactly one key must be specified for OneOf type "AddressChoiceInput"/)
  expect(shop.requests).toEqual([])
})

it('each order of a guest is read with its own access token from the cookie', async () => {
  const { shop, run } = await openGateway()
  const secrets = new Map([
    ['PG-AAAAA-11111', 'secret-of-order-one-1'],
    ['PG-BBBBB-22222', 'secret-of-order-two-2'],
    ['PG-CCCCC-33333', 'secret-of-order-three'],
  ])
  shop.respond(endpoints.detail, ({ params, headers }) =>
    headers['order-token'] === secrets.get(params['id'] ?? '')
      ? makeOrder({ order_no: params['id'] })
      : new Refusal(codes.notFound, 'Not found.'),
  )
  const cookie = `orders=${[...secrets].map((entry) => entry.join('.')).join('~')}`
  const fields = [...secrets.keys()].map((number, at) => `o${at}: order(orderNumber: "${number}") { orderNumber }`)
  const { data } = await run(`{ ${fields.join(' ')} }`, { headers: { cookie } })
  expect(data).toEqual({
    o0: { orderNumber: 'PG-AAAAA-11111' },
    o1: { orderNumber: 'PG-BBBBB-22222' },
    o2: { orderNumber: 'PG-CCCCC-33333' },
  })
  const sent = shop.requests.map(({ params, headers }) => [params['id'], headers['order-token']] as const)
  expect(new Map(sent)).toEqual(secrets)

  const cancel = `mutation { cancelOrder(input: { orderId: "${toGlobalId('Order', 'PG-BBBBB-22222')}" }) { order { id } } }`
  await run(cancel, { headers: { cookie } })
  expect(shop.findLastRequest(endpoints.cancel)?.headers['order-token']).toBe('secret-of-order-two-2')
  await run(`{ order(orderNumber: "PG-DDDDD-44444") { id } }`, { headers: { cookie } })
  expect(shop.countRequests(endpoints.detail)).toBe(3)

  const { setCookies } = await run(place, { headers: { cookie } })
  expect(setCookies[0]).toContain(
    `orders=${orderNumber}.guest-order-secret-1~PG-AAAAA-11111.secret-of-order-one-1~PG-B`,
  )
})
