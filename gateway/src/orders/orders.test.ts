import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'
import { orderNumber, makeOrder, makeQuote } from '../../testing/order-data.ts'
import { orderCounts } from '../../testing/order-responses.ts'
import { Refusal } from '../../testing/refusal.ts'

const endpoints = contract.orders
const bearer = { authorization: 'Bearer abc' }
const id = toGlobalId('Order', orderNumber)
const postal = `{ contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London",
  addressLine1: "12 St James Square", postalCode: "SW1Y 4JH" }`

const place = `mutation {
  placeOrder(input: {
    idempotencyKey: "0123456789abcdef", quoteHash: "seen", email: "ada@example.com", shippingAddress: ${postal},
    carrier: DHL, paymentMethod: PAYPAL, purchaseOrderNumber: "PO 4711/26"
  }) {
    order { id orderNumber total { amount } }
    orderToken
    errors {
      __typename message path
      ... on PriceChangedError { quote { hash total { amount } lines { product { slug } availability } } }
      ... on IdempotencyError { isInProgress }
      ... on OrderLimitError { kind }
    }
  }
}`

describe('a checkout', () => {
  it('returns weight and cost of an order', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.before, () =>
      makeQuote({ weight_mg: 500_001, freight: null, total: null, confirm_with_sales: true }),
    )
    const { data } = await run(`{
      checkout(countryCode: "GB", carrier: DHL) {
        quote { weightGrams freight { amount } total { amount } isFreightConfirmedBySales carrier
          freightOptions { carrier price { amount } transitDaysMin transitDaysMax } }
        errors { message }
      }
    }`)
    expect(data['checkout']).toEqual({
      quote: {
        weightGrams: 501,
        freight: null,
        total: null,
        isFreightConfirmedBySales: true,
        carrier: 'DHL',
        freightOptions: [{ carrier: 'DHL', price: { amount: '40.00' }, transitDaysMin: 2, transitDaysMax: 5 }],
      },
      errors: [],
    })
    expect(shop.findLastRequest(endpoints.before)?.body).toEqual({ country: 'GB', carrier: 'dhl' })
  })

  it('lists apart what cannot be ordered now', async () => {
    const { shop, run } = await openGateway()
    const [line] = makeQuote().lines
    const excluded = { goods: line!.goods, cart_num: 30, refusal: 'below_minimum' as const }
    shop.respond(endpoints.before, () => makeQuote({ excluded_lines: [excluded] }))
    const { data } = await run('{ checkout { quote { excludedLines { product { slug } quantity availability } } } }')
    expect(data['checkout']).toEqual({
      quote: { excludedLines: [{ product: { slug: 'part-1' }, quantity: 30, availability: 'BELOW_MINIMUM' }] },
    })
  })

  it('of one product makes a guest of a browser known, so that an order can be repeated', async () => {
    const { shop, run } = await openGateway()
    const query = `{ checkout(buyNow: { productId: "${toGlobalId('Product', 1)}", quantity: 10 }) { quote { hash } } }`
    const first = await run(query, { headers: { cookie: 'lang=de' } })
    const [, secret = ''] = /^cart=([\w-]{43}); .*HttpOnly$/.exec(first.setCookies[0] ?? '') ?? []
    expect(secret).toHaveLength(43)
    await run(place, { headers: { cookie: `cart=${secret}` } })
    expect(shop.findLastRequest(endpoints.add)?.headers['cart-token']).toBe(secret)
    const known: Record<string, string>[] = [{ cookie: `cart=${secret}` }, { cookie: 'token=abc' }, {}]
    for (const headers of known) expect((await run(query, { headers })).setCookies).toEqual([])
  })

  it('reports why there is no order', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.before, () => new Refusal(codes.nothingSelected, 'Select something.'))
    const { data } = await run('{ checkout { quote { hash } errors { __typename message path } } }')
    expect(data['checkout']).toEqual({
      quote: null,
      errors: [{ __typename: 'ValidationError', message: 'Select something.', path: null }],
    })
  })
})

describe('placing an order', () => {
  it('gives other clients the order access token, and a browser a cookie that no script reads', async () => {
    const { shop, run } = await openGateway()
    const bare = await run(place)
    expect(bare.data['placeOrder']).toEqual({
      order: { id, orderNumber, total: { amount: '41.00' } },
      orderToken: 'guest-order-secret-1',
      errors: [],
    })
    const browser = await run(place, { headers: { cookie: 'lang=de' } })
    expect(browser.data['placeOrder']).toMatchObject({ orderToken: null })
    const [cookie] = browser.setCookies
    expect(cookie).toMatch(/^orders=PG-7K3M9-X2Q4T\.guest-order-secret-1; Path=\/; .*SameSite=Lax; HttpOnly$/)

    await run(`{ order(orderNumber: "${orderNumber}") { status } }`, {
      headers: { cookie: cookie?.split(';')[0] ?? '' },
    })
    expect(shop.findLastRequest(endpoints.detail)?.headers['order-token']).toBe('guest-order-secret-1')
  })

  it('sends the shop’s words, and no price', async () => {
    const { shop, run } = await openGateway()
    await run(place)
    expect(shop.findLastRequest(endpoints.add)?.body).toEqual({
      idempotency_key: '0123456789abcdef',
      quote_hash: 'seen',
      email: 'ada@example.com',
      shipping_address: {
        contact_name: 'Ada',
        telephone: '+44 20 7946 0000',
        country: 'GB',
        city: 'London',
        address_line_1: '12 St James Square',
        postal_code: 'SW1Y 4JH',
      },
      carrier: 'dhl',
      payment_method: 'paypal',
      purchase_order_no: 'PO 4711/26',
    })
  })

  test.for([
    [
      new Refusal(codes.priceChanged, 'Look again.', { quote: makeQuote({ total: '43.00' }) }),
      {
        __typename: 'PriceChangedError',
        message: 'Look again.',
        path: ['input', 'quoteHash'],
        quote: {
          hash: 'a'.repeat(43),
          total: { amount: '43.00' },
          lines: [{ product: { slug: 'part-1' }, availability: 'AVAILABLE' }],
        },
      },
    ],
    [
      new Refusal(codes.inProgress, 'Wait.'),
      { __typename: 'IdempotencyError', message: 'Wait.', path: ['input', 'idempotencyKey'], isInProgress: true },
    ],
    [
      new Refusal(codes.keyConflict, 'Other.'),
      { __typename: 'IdempotencyError', message: 'Other.', path: ['input', 'idempotencyKey'], isInProgress: false },
    ],
    [
      new Refusal(codes.tooManyUnpaid, 'Pay.'),
      { __typename: 'OrderLimitError', message: 'Pay.', path: null, kind: 'UNPAID_ORDERS' },
    ],
    [
      new Refusal(codes.orderTooLarge, 'Too much.'),
      { __typename: 'OrderLimitError', message: 'Too much.', path: null, kind: 'ORDER_SIZE' },
    ],
    [
      new Refusal(codes.invalidRequest, 'Bad.', {
        fields: [{ field: 'shipping_address.country', message: 'Select a country' }],
      }),
      { __typename: 'ValidationError', message: 'Select a country', path: ['input', 'shippingAddress', 'countryCode'] },
    ],
    [
      new Refusal(codes.invalidRequest, 'Bad.', { fields: [{ field: 'shipping_address', message: 'Enter a city' }] }),
      { __typename: 'ValidationError', message: 'Enter a city', path: ['input', 'shippingAddress'] },
    ],
  ] as const)('that the shop refuses says why: %o', async ([refusal, expected]) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.add, () => refusal)
    const { data, errors } = await run(place)
    expect(errors).toBeUndefined()
    expect(data['placeOrder']).toMatchObject({ order: null, orderToken: null, errors: [expected] })
  })
})

describe('an order', () => {
  it('of a list has all its fields, in one request to the shop for a hundred orders', async () => {
    const { shop, run } = await openGateway()
    const list = Array.from({ length: 100 }, (_, at) =>
      makeOrder({ order_no: `PG-7K3M9-X2${String(at).padStart(3, '0')}` }),
    )
    shop.respond(endpoints.list, () => ({ total: 100, list, counts: orderCounts }))
    const { data, errors } = await run(
      `{ viewer { orders(first: 100, status: UNPAID, orderNumber: "7k3") {
        nodes { email trackingUrl history { status } shippingAddress { city } }
      } } }`,
      { headers: bearer },
    )
    expect(errors).toBeUndefined()
    const node = {
      email: 'ada@example.com',
      trackingUrl: null,
      history: [{ status: 'UNPAID' }],
      shippingAddress: { city: 'London' },
    }
    expect(data['viewer']).toEqual({ orders: { nodes: list.map(() => node) } })
    expect(shop.requests.map(({ endpoint }) => endpoint)).toEqual([contract.account.profileInfo, endpoints.list])
    expect(shop.findLastRequest(endpoints.list)?.query).toMatchObject({ status: 'unpaid', order_no: '7k3' })
  })

  it('has the address of its page in the storefront, in the language of the request', async () => {
    const { run } = await openGateway()
    const readUrl = async (headers: Record<string, string>) => {
      const { data } = await run(`{ order(orderNumber: "${orderNumber}") { url } }`, {
        headers: { ...bearer, ...headers },
      })
      return data['order']
    }
    expect(await readUrl({})).toEqual({ url: `${siteUrl}/myaccount/order-status-history/${orderNumber}` })
    expect(await readUrl({ lang: 'de' })).toEqual({
      url: `${siteUrl}/de/myaccount/order-status-history/${orderNumber}`,
    })
  })

  it('that is missing or of another buyer is null, and a visitor without an access token causes no request', async () => {
    const { shop, run } = await openGateway()
    const query = `{ a: order(orderNumber: "${orderNumber}") { id } b: order(orderNumber: "1 or 1=1") { id } }`
    expect((await run(query)).data).toEqual({ a: null, b: null })
    expect(shop.countRequests(endpoints.detail)).toBe(0)
    const other = '{ order(orderNumber: "PG-00000-00000") { id } }'
    expect((await run(other, { headers: bearer })).data).toEqual({ order: null })
  })

  it('can be fetched again by its id', async () => {
    const { run } = await openGateway()
    const { data } = await run('query ($id: ID!) { node(id: $id) { __typename id } }', {
      variables: { id },
      headers: bearer,
    })
    expect(data['node']).toEqual({ __typename: 'Order', id })
  })

  it('with a newer status is shown with that status', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.cancel, () => new Refusal(codes.statusConflict, 'Too late.'))
    shop.respond(endpoints.detail, () => makeOrder({ status: 'shipping', can_receive: true }))
    const { data } = await run(
      `mutation { cancelOrder(input: { orderId: "${id}" }) { order { status canConfirmReceipt } errors { __typename } } }`,
      { headers: bearer },
    )
    expect(data['cancelOrder']).toEqual({
      order: { status: 'SHIPPING', canConfirmReceipt: true },
      errors: [{ __typename: 'OrderStateError' }],
    })
  })
})
