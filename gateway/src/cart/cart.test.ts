import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway } from '../../testing/harness.ts'
import { Refusal } from '../../testing/refusal.ts'
import { cartKey, makeCartData, makeCartLine } from '../../testing/shop-data.ts'

const endpoints = contract.cart
const productId = toGlobalId('Product', 1)
const [line1, line2] = [toGlobalId('CartLine', 1), toGlobalId('CartLine', 2)]

const add = (quantity: number, id = productId) => `mutation {
  addToCart(input: { productId: "${id}", quantity: ${quantity} }) {
    cart { id lineCount }
    errors { message }
  }
}`

describe('the cart', () => {
  it('is returned line by line', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.lists, () =>
      makeCartData({
        list: [
          makeCartLine(1),
          makeCartLine(2, { refusal: 'understock' }),
          makeCartLine(3, { refusal: 'below_minimum' }),
        ],
        count: 3,
        selected_count: 2,
      }),
    )
    const { data } = await run(`{
      cart {
        id lineCount selectedLineCount subtotal { amount currency }
        lines { id quantity isSelected availability unitPrice { amount } extendedPrice { amount } product { slug } }
      }
    }`)
    expect(data['cart']).toMatchObject({
      id: toGlobalId('Cart', cartKey),
      lineCount: 3,
      selectedLineCount: 2,
      subtotal: { amount: '1.00', currency: 'USD' },
      lines: [
        {
          id: line1,
          quantity: 100,
          isSelected: true,
          availability: 'AVAILABLE',
          unitPrice: { amount: '0.01000' },
          extendedPrice: { amount: '1.00' },
          product: { slug: 'part-1' },
        },
        { availability: 'INSUFFICIENT_STOCK' },
        { availability: 'BELOW_MINIMUM_QUANTITY' },
      ],
    })
  })

  it('and its lines can be fetched again by id', async () => {
    const { run } = await openGateway()
    const { data } = await run('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', {
      variables: { ids: [toGlobalId('Cart', cartKey), line1, line2] },
    })
    expect(data['nodes']).toEqual([
      { __typename: 'Cart', id: toGlobalId('Cart', cartKey) },
      { __typename: 'CartLine', id: line1 },
      null,
    ])
  })

  it('is null for a guest who has none', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.lists, () => makeCartData({ cart_key: null, list: [], count: 0 }))
    expect(await run('{ cart { id } }')).toMatchObject({ data: { cart: null } })
  })

  it('of a guest is stored in a cookie that no script can read', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.add, () => makeCartData({ cart_token: 'guest-secret' }))
    const { setCookies } = await run(add(100))
    expect(setCookies).toEqual([expect.stringMatching(/^cart=guest-secret; Path=\/; .*SameSite=Lax; HttpOnly$/)])
    const days = (Date.parse(/Expires=([^;]+)/.exec(setCookies[0] ?? '')?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(89)

    await run('{ cartLineCount }', { headers: { cookie: 'cart=guest-secret' } })
    expect(shop.findLastRequest(endpoints.count)?.headers['cart-token']).toBe('guest-secret')
  })
})

describe('a change of the cart', () => {
  it('returns the changed cart in one request', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.add, () => makeCartData({ count: 2 }))
    const { data } = await run(add(100))
    expect(data['addToCart']).toEqual({ cart: { id: toGlobalId('Cart', cartKey), lineCount: 2 }, errors: [] })
    expect(shop.requests).toHaveLength(1)
    expect(shop.findLastRequest(endpoints.add)?.body).toEqual({ goods_id: 1, cart_num: 100 })
  })

  it('is sent in the shop’s words', async () => {
    const { shop, run } = await openGateway()
    const { errors } = await run(`mutation {
      a: setCartLineQuantity(input: { lineId: "${line1}", quantity: 50 }) { cart { id } }
      b: selectCartLines(input: { lineIds: ["${line1}", "${line2}"], isSelected: false }) { cart { id } }
      d: setCustomerPartNumbers(input: { lines: [
        { lineId: "${line1}", customerPartNumber: "4711-B" }, { lineId: "${line2}" }
      ] }) { cart { id } }
      c: removeCartLines(input: { lineIds: ["${line1}", "${line2}"] }) { cart { id } }
    }`)
    expect(errors).toBeUndefined()
    expect(shop.findLastRequest(endpoints.addMinus)?.body).toEqual({ cart_id: 1, cart_num: 50 })
    expect(shop.findLastRequest(endpoints.partNumbers)?.body).toEqual({
      lines: [
        { cart_id: 1, customer_part_no: '4711-B' },
        { cart_id: 2, customer_part_no: '' },
      ],
    })
    expect(shop.findLastRequest(endpoints.selected)?.body).toEqual({ cart_ids: [1, 2], selected: false })
    expect(shop.findLastRequest(endpoints.delete)?.params).toEqual({ id: '1,2' })
  })

  it('keeps its errors where the cart cannot be read', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.add, () => new Refusal(codes.cartFull, 'Full.'))
    shop.respondRaw(endpoints.lists, (response) => response.writeHead(503).end())
    const { data, errors } = await run(add(100))
    expect(data['addToCart']).toMatchObject({ cart: null, errors: [{ message: 'Full.' }] })
    expect(errors).toMatchObject([{ path: ['addToCart', 'cart'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  })

  it('in an ended session is a fault that ends it in the browser too', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.add, () => new Refusal(codes.sessionEnded, 'Please sign in again.'))
    const { data, errors, setCookies } = await run(add(100), { headers: { cookie: 'token=old' } })
    expect(data).toEqual({ addToCart: null })
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    expect(setCookies[0]).toMatch(/^token=; /)
  })

  it('without a response is a fault, not a user error', async () => {
    const { shop, run } = await openGateway({ writeTimeoutMs: 50 })
    shop.respondRaw(endpoints.add, () => {})
    const { data, errors } = await run(add(100))
    expect(data).toEqual({ addToCart: null })
    expect(errors).toMatchObject([
      { message: 'The shop did not respond in time.', extensions: { code: 'UPSTREAM_TIMEOUT' } },
    ])
  })

  const remove = (lineIds: string[]) =>
    `mutation { removeCartLines(input: { lineIds: ${JSON.stringify(lineIds)} }) { cart { id } } }`
  const select = (lineIds: string[]) =>
    `mutation { selectCartLines(input: { lineIds: ${JSON.stringify(lineIds)}, isSelected: true }) { cart { id } } }`

  it('can concern no lines', async () => {
    const { shop, run } = await openGateway()
    expect((await run(select([]))).errors).toBeUndefined()
    expect(shop.findLastRequest(endpoints.selected)?.body).toEqual({ cart_ids: [], selected: true })
  })

  test.for([
    [remove([]), '`input.lineIds`'],
    [add(1, line1), '`input.productId` must be the id of a Product.'],
  ] as const)('with ids of something else is the caller’s mistake', async ([query, sentence]) => {
    const { shop, run } = await openGateway()
    const { errors } = await run(query)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    expect(errors?.[0]?.message).toContain(sentence)
    expect(shop.requests).toHaveLength(0)
  })
})

describe('lines added together', () => {
  const addMany = (lines: string) => `mutation {
    addCartLines(input: { lines: [${lines}] }) {
      cart { lineCount }
      errors { __typename message path ... on OutOfStockError { availableQuantity addableQuantity } }
    }
  }`
  const line = `{ productId: "${productId}", quantity: 10 }`

  it('carry the part number of the buyer', async () => {
    const { shop, run } = await openGateway()
    const response = makeCartData({ list: [makeCartLine(1, { customer_part_no: '4711-B' }), makeCartLine(2)] })
    shop.respond(endpoints.addMany, () => ({ ...response, refused: [] }))
    const { data } = await run(`mutation {
      addCartLines(input: { lines: [{ productId: "${productId}", quantity: 10, customerPartNumber: "4711-B" }, ${line}] }) {
        cart { lines { customerPartNumber } }
      }
    }`)
    expect(data['addCartLines']).toEqual({
      cart: { lines: [{ customerPartNumber: '4711-B' }, { customerPartNumber: null }] },
    })
    expect(shop.findLastRequest(endpoints.addMany)?.body).toEqual({
      lines: [
        { goods_id: 1, cart_num: 10, customer_part_no: '4711-B' },
        { goods_id: 1, cart_num: 10 },
      ],
    })
  })

  it('come back with the cart and an error for each that was refused, by its index', async () => {
    const { shop, run } = await openGateway()
    const refused = [
      { index: 1, code: codes.outOfStock, message: 'Only 5 left.', data: { available: 5, addable: 2 } },
      { index: 2, code: codes.notFound, message: 'Not found.', data: {} },
    ]
    shop.respond(endpoints.addMany, () => ({ ...makeCartData(), refused }))
    const { data } = await run(addMany(`${line} ${line} ${line}`))
    expect(data['addCartLines']).toEqual({
      cart: { lineCount: 1 },
      errors: [
        {
          __typename: 'OutOfStockError',
          message: 'Only 5 left.',
          path: ['input', 'lines', '1', 'quantity'],
          availableQuantity: 5,
          addableQuantity: 2,
        },
        { __typename: 'NotFoundError', message: 'Not found.', path: ['input', 'lines', '2'] },
      ],
    })
  })

  it('are at most 100, and the shop refuses one more', async () => {
    const { shop, run } = await openGateway()
    const query =
      'mutation ($lines: [AddCartLineInput!]!) { addCartLines(input: { lines: $lines }) { errors { code } } }'
    const lines = Array.from({ length: 5_000 }, () => ({ productId, quantity: 1 }))
    const { data } = await run(query, { variables: { lines } })
    expect(data['addCartLines']).toEqual({ errors: [{ code: 'INVALID' }] })
    expect(shop.findLastRequest(endpoints.addMany)?.body).toHaveProperty('lines.length', 101)
  })
})
