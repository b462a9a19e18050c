import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { globalId } from '../ids.ts'
import { openGateway } from '../testing/harness.ts'
import { orderNumber, orderOf, quoteOf } from '../testing/order-data.ts'
import { Refusal } from '../testing/refusal.ts'

const shopOf = contract.orders
const bearer = { authorization: 'Bearer abc' }
const id = globalId('Order', orderNumber)
const postal = `{ contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London",
  addressLine1: "12 St James Square", postalCode: "SW1Y 4JH" }`

const place = `mutation {
  placeOrder(input: {
    idempotencyKey: "0123456789abcdef", quoteHash: "seen", email: "ada@example.com", shippingAddress: ${postal},
    carrier: DHL, paymentMethod: PAYPAL
  }) {
    order { id orderNumber total { amount } }
    orderToken
    errors {
      __typename message path
      ... on PriceChangedError { quote { hash total { amount } lines { product { slug } availability } } }
      ... on IdempotencyError { isInProgress }
    }
  }
}`

describe('a checkout', () => {
  it('tells what an order would cost, in grams and money', async () => {
    const { shop, run } = await openGateway()
    shop.answer(shopOf.before, () =>
      quoteOf({ weight_mg: 500_001, freight: null, total: null, confirm_with_sales: true }),
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
    expect(shop.lastOf(shopOf.before)?.body).toEqual({ country: 'GB', carrier: 'dhl' })
  })

  it('says why there is none', async () => {
    const { shop, run } = await openGateway()
    shop.answer(shopOf.before, () => new Refusal(codes.nothingSelected, 'Select something.'))
    const { data } = await run('{ checkout { quote { hash } errors { __typename message path } } }')
    expect(data['checkout']).toEqual({
      quote: null,
      errors: [{ __typename: 'ValidationError', message: 'Select something.', path: null }],
    })
  })
})

describe('placing an order', () => {
  it('gives a guest outside a browser the order’s secret, and a browser a cookie that no script reads', async () => {
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
    expect(shop.lastOf(shopOf.detail)?.headers['order-token']).toBe('guest-order-secret-1')
  })

  it('sends the shop’s words, and no price', async () => {
    const { shop, run } = await openGateway()
    await run(place)
    expect(shop.lastOf(shopOf.add)?.body).toEqual({
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
    })
  })

  test.for([
    [
      new Refusal(codes.priceChanged, 'Look again.', { quote: quoteOf({ total: '43.00' }) }),
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
    [new Refusal(codes.tooManyUnpaid, 'Pay.'), { __typename: 'OrderLimitError', message: 'Pay.', path: null }],
    [
      new Refusal(codes.invalidRequest, 'Bad.', { fields: [{ field: 'shipping_address', message: 'Enter a city' }] }),
      { __typename: 'ValidationError', message: 'Enter a city', path: ['input', 'shippingAddress'] },
    ],
  ] as const)('that the shop refuses says why: %o', async ([refusal, expected]) => {
    const { shop, run } = await openGateway()
    shop.answer(shopOf.add, () => refusal)
    const { data, errors } = await run(place)
    expect(errors).toBeUndefined()
    expect(data['placeOrder']).toMatchObject({ order: null, orderToken: null, errors: [expected] })
  })
})

describe('an order', () => {
  it('is read whole only where more is asked for than a list tells', async () => {
    const { shop, run } = await openGateway()
    const list = await run('{ viewer { orders(status: UNPAID, orderNumber: "7k3") { nodes { orderNumber } } } }', {
      headers: bearer,
    })
    expect(list.data['viewer']).toEqual({ orders: { nodes: [{ orderNumber }] } })
    expect(shop.lastOf(shopOf.list)?.query).toMatchObject({ status: 'unpaid', order_no: '7k3' })
    expect(shop.countOf(shopOf.detail)).toBe(0)
    const whole = await run('{ viewer { orders { nodes { detail { email } } } } }', { headers: bearer })
    expect(whole.data['viewer']).toEqual({ orders: { nodes: [{ detail: { email: 'ada@example.com' } }] } })
  })

  it('of nobody or somebody else is null, and a visitor without a secret is not sent to the shop', async () => {
    const { shop, run } = await openGateway()
    const query = `{ a: order(orderNumber: "${orderNumber}") { id } b: order(orderNumber: "1 or 1=1") { id } }`
    expect((await run(query)).data).toEqual({ a: null, b: null })
    expect(shop.countOf(shopOf.detail)).toBe(0)
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

  it('that has moved on is shown as it stands', async () => {
    const { shop, run } = await openGateway()
    shop.answer(shopOf.cancel, () => new Refusal(codes.statusConflict, 'Too late.'))
    shop.answer(shopOf.detail, () => orderOf({ status: 'shipping', can_receive: true }))
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
