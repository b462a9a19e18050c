import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { orderNumber, makeQuote } from '../../testing/order-data.ts'
import { Refusal } from '../../testing/refusal.ts'

const endpoints = contract.orders
const id = toGlobalId('Order', orderNumber)
const postal = `{ contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London",
  addressLine1: "12 St James Square", postalCode: "SW1Y 4JH" }`

const place = `mutation {
  placeOrder(input: {
    idempotencyKey: "0123456789abcdef", previewHash: "seen", email: "ada@example.com", shippingAddress: { address: ${postal} },
    carrier: DHL, paymentMethod: PAYPAL, purchaseOrderNumber: "PO 4711/26"
  }) {
    order { id orderNumber total { amount } }
    orderToken
    errors {
      __typename code message path
      ... on PriceChangedError { preview { hash total { amount } lines { product { slug } } } }
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
        preview { weightGrams freight { amount } total { amount } hasManualFreight carrier
          freightOptions { carrier price { amount } minTransitDays maxTransitDays } }
        errors { message }
      }
    }`)
    expect(data['checkout']).toEqual({
      preview: {
        weightGrams: 501,
        freight: null,
        total: null,
        hasManualFreight: true,
        carrier: 'DHL',
        freightOptions: [{ carrier: 'DHL', price: { amount: '40.00' }, minTransitDays: 2, maxTransitDays: 5 }],
      },
      errors: [],
    })
    expect(shop.findLastRequest(endpoints.before)?.body).toEqual({ country: 'GB', carrier: 'dhl' })
  })

  it('lists apart what cannot be ordered now', async () => {
    const { shop, run } = await openGateway()
    const [first] = makeQuote().lines
    const excluded = { goods: first!.goods, cart_num: 30, refusal: 'below_minimum' as const }
    for (const endpoint of [endpoints.before, endpoints.buyNowBefore])
      shop.respond(endpoint, () => makeQuote({ excluded_lines: [excluded] }))
    const lines = [2, 1].map((n) => `{ productId: "${toGlobalId('Product', n)}", quantity: 30 }`)
    const { data } = await run(`
      fragment Excluded on CheckoutResult { preview { excludedLines { index product { slug } quantity availability } } }
      { cart: checkout { ...Excluded } lines: checkout(lines: [${lines.join(' ')}]) { ...Excluded } }`)
    const line = { product: { slug: 'part-1' }, quantity: 30, availability: 'BELOW_MINIMUM_QUANTITY' }
    expect(data).toEqual({
      cart: { preview: { excludedLines: [{ ...line, index: null }] } },
      lines: { preview: { excludedLines: [{ ...line, index: 1 }] } },
    })
  })

  it('of lines makes a guest of a browser known, so that an order can be repeated', async () => {
    const { shop, run } = await openGateway()
    const query = `{ checkout(lines: [{ productId: "${toGlobalId('Product', 1)}", quantity: 10 }]) { preview { hash } } }`
    const first = await run(query, { headers: { cookie: 'lang=de' } })
    const [, secret = ''] = /^cart=([\w-]{43}); .*HttpOnly$/.exec(first.setCookies[0] ?? '') ?? []
    expect(secret).toHaveLength(43)
    await run(place, { headers: { cookie: `cart=${secret}` } })
    expect(shop.findLastRequest(endpoints.add)?.headers['cart-token']).toBe(secret)
    const known: Record<string, string>[] = [{ cookie: `cart=${secret}` }, { cookie: 'token=abc' }]
    for (const headers of known) expect((await run(query, { headers })).setCookies).toEqual([])
  })

  it('reports why there is no order', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.before, () => new Refusal(codes.nothingSelected, 'Select something.'))
    const { data } = await run('{ checkout { preview { hash } errors { __typename message path } } }')
    expect(data['checkout']).toEqual({
      preview: null,
      errors: [{ __typename: 'ValidationError', message: 'Select something.', path: null }],
    })
  })
})

describe('placing an order', () => {
  it('gives a client that requests tokens the order access token, and a browser a cookie that no script reads', async () => {
    const { shop, run } = await openGateway()
    const bare = await run(place, { headers: { 'session-transport': 'token' } })
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
        code: 'PRICE_CHANGED',
        message: 'Look again.',
        path: ['input', 'previewHash'],
        preview: {
          hash: 'a'.repeat(43),
          total: { amount: '43.00' },
          lines: [{ product: { slug: 'part-1' } }],
        },
      },
    ],
    [
      new Refusal(codes.inProgress, 'Wait.'),
      {
        __typename: 'IdempotencyError',
        code: 'IDEMPOTENCY_KEY_IN_PROGRESS',
        message: 'Wait.',
        path: ['input', 'idempotencyKey'],
      },
    ],
    [
      new Refusal(codes.keyConflict, 'Other.'),
      {
        __typename: 'IdempotencyError',
        code: 'IDEMPOTENCY_KEY_REUSED',
        message: 'Other.',
        path: ['input', 'idempotencyKey'],
      },
    ],
    [
      new Refusal(codes.tooManyUnpaid, 'Pay.'),
      { __typename: 'OrderLimitError', code: 'TOO_MANY_UNPAID_ORDERS', message: 'Pay.', path: null },
    ],
    [
      new Refusal(codes.orderTooLarge, 'Too much.'),
      { __typename: 'OrderLimitError', code: 'ORDER_TOO_LARGE', message: 'Too much.', path: null },
    ],
    [
      new Refusal(codes.invalidRequest, 'Bad.', {
        fields: [{ field: 'shipping_address.country', message: 'Select a country' }],
      }),
      {
        __typename: 'ValidationError',
        code: 'INVALID',
        message: 'Select a country',
        path: ['input', 'shippingAddress', 'address', 'countryCode'],
      },
    ],
    [
      new Refusal(codes.invalidRequest, 'Bad.', {
        fields: [{ field: 'quote_hash', message: 'Please check `quote_hash`' }],
      }),
      {
        __typename: 'ValidationError',
        code: 'INVALID',
        message: 'Please check `previewHash`',
        path: ['input', 'previewHash'],
      },
    ],
    [
      new Refusal(codes.invalidRequest, 'Bad.', { fields: [{ field: 'shipping_address', message: 'Enter a city' }] }),
      {
        __typename: 'ValidationError',
        code: 'INVALID',
        message: 'Enter a city',
        path: ['input', 'shippingAddress', 'address'],
      },
    ],
  ] as const)('that the shop refuses says why: %o', async ([refusal, expected]) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.add, () => refusal)
    const { data, errors } = await run(place)
    expect(errors).toBeUndefined()
    expect(data['placeOrder']).toMatchObject({ order: null, orderToken: null, errors: [expected] })
  })
})
