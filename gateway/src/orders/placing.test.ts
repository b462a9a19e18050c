import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { address, orderNumber, makeOrder } from '../../testing/order-data.ts'
import { Refusal } from '../../testing/refusal.ts'

const endpoints = contract.orders
const bearer = { authorization: 'Bearer abc' }
const postal = `{ contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London",
  addressLine1: "12 St James Square", postalCode: "SW1Y 4JH" }`

const place = `mutation {
  placeOrder(input: {
    idempotencyKey: "0123456789abcdef", quoteHash: "seen", email: "ada@example.com", shippingAddress: ${postal},
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
      .replace('carrier:', `billingAddress: ${billing}, carrier:`)
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
  const saved = `shippingAddressId: "${ids[0]}", billingAddressId: "${ids[1]}"`
  await run(place.replace(`shippingAddress: ${postal}`, saved), { headers: bearer })
  expect(shop.findLastRequest(endpoints.add)?.body).toMatchObject({ shipping_address_id: 3, billing_address_id: 4 })
  expect(shop.findLastRequest(endpoints.add)?.body).not.toHaveProperty('shipping_address')
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
