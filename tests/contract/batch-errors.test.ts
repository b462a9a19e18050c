import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createApiKey } from '../../gateway/src/api-keys/api-keys.ts'
import { toGlobalId } from '../../gateway/src/graphql/ids.ts'
import { createGuestCart, findGoods } from './members-and-goods.ts'
import { openGateway } from './open-gateway.ts'

const { key, line: keyLine } = createApiKey('my-bot')
const shop = inject('shop').address

let gateway: Awaited<ReturnType<typeof openGateway>>
let productId: string
let cartToken: string
let lineId: string
beforeAll(async () => {
  gateway = await openGateway(shop, keyLine)
  productId = toGlobalId('Product', (await findGoods(shop)).goods_id)
  const cart = await createGuestCart(shop)
  cartToken = cart.cartToken
  lineId = toGlobalId('CartLine', cart.cart_id)
})
afterAll(() => gateway?.close())

const post = async (query: string, variables: object) => {
  const response = await fetch(`${gateway.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'session-transport': 'token',
      'x-api-key': key,
      'cart-token': cartToken,
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

const change = async (field: string, input: object) => {
  const name = `${field[0]?.toUpperCase()}${field.slice(1)}Input`
  const query = `mutation ($input: ${name}!) { ${field}(input: $input) { errors { __typename code message path } } }`
  return (await post(query, { input }))[field].errors
}

const preview = async (lines: object[]) => {
  const query =
    'query ($lines: [OrderLineInput!]) { checkout(lines: $lines) { errors { __typename code message path } } }'
  return (await post(query, { lines })).checkout.errors
}

const order = () => ({
  idempotencyKey: randomUUID(),
  previewHash: 'A'.repeat(43),
  email: 'ada@partgate.example',
  carrier: 'DHL',
  paymentMethod: 'BANK_TRANSFER',
  shippingAddress: {
    address: {
      contactName: 'Ada Newcomer',
      telephone: '+49 30 1234567',
      countryCode: 'DE',
      city: 'Berlin',
      addressLine1: 'Torstr. 1',
      postalCode: '10119',
    },
  },
})
const rfq = () => ({
  idempotencyKey: randomUUID(),
  contactName: 'Ada',
  companyName: 'Bench Ltd',
  telephone: '+49 30 1234567',
  countryCode: 'DE',
  email: 'ada@partgate.example',
})

const place = (lines: object[]) => change('placeOrder', { ...order(), lines })
const add = (lines: object[]) => change('addCartLines', { lines })
const submit = (parts: object[]) => change('submitRfq', { ...rfq(), parts })

const notFound = (path: string[]) => ({
  __typename: 'NotFoundError',
  code: 'NOT_FOUND',
  message: 'Not found',
  path,
})

describe('a malformed id is unknown, beside the other errors of the rows:', () => {
  it.each<[string, (lines: object[]) => Promise<unknown>, string[]]>([
    ['checkout', preview, ['lines']],
    ['placeOrder', place, ['input', 'lines']],
  ])('%s', async (_, send, path) => {
    const lines = [
      { productId, quantity: 0 },
      { productId: 'zzz', quantity: 10 },
      { productId: toGlobalId('Category', 1), quantity: 10 },
    ]
    expect(await send(lines)).toEqual([
      expect.objectContaining({ code: 'INVALID', path: [...path, '0', 'quantity'] }),
      notFound([...path, '1', 'productId']),
      notFound([...path, '2', 'productId']),
    ])
    expect(await send(lines.slice(1))).toEqual([
      notFound([...path, '0', 'productId']),
      notFound([...path, '1', 'productId']),
    ])
  })

  it('addCartLines, which adds the other lines', async () => {
    const malformed = [
      { productId: 'zzz', quantity: 10 },
      { productId: toGlobalId('Category', 1), quantity: 10 },
    ]
    const query = `mutation ($input: AddCartLinesInput!) {
      addCartLines(input: $input) { cart { lines { quantity } } errors { __typename code message path } }
    }`
    const before = (await post('{ cart { lines { quantity } } }', {})).cart.lines
    const { addCartLines } = await post(query, { input: { lines: [{ productId, quantity: 10 }, ...malformed] } })
    expect(addCartLines.errors).toEqual([
      notFound(['input', 'lines', '1', 'productId']),
      notFound(['input', 'lines', '2', 'productId']),
    ])
    expect(addCartLines.cart.lines).toEqual([{ quantity: before[0].quantity + 10 }])
  })

  it('submitRfq', async () => {
    const parts = [
      { partNumber: '', quantity: 1 },
      { partNumber: 'NE555P', quantity: 0 },
      { partNumber: 'NE555P', quantity: 1, productId: 'zzz' },
    ]
    expect(await submit(parts)).toEqual([
      expect.objectContaining({ code: 'REQUIRED', path: ['input', 'parts', '0', 'partNumber'] }),
      expect.objectContaining({ code: 'INVALID', path: ['input', 'parts', '1', 'quantity'] }),
      notFound(['input', 'parts', '2', 'productId']),
    ])
  })

  it('setCustomerPartNumbers', async () => {
    const lines = [
      { lineId, customerPartNumber: 'x'.repeat(100) },
      { lineId: productId, customerPartNumber: 'A' },
    ]
    expect(await change('setCustomerPartNumbers', { lines })).toEqual([
      expect.objectContaining({ code: 'INVALID', path: ['input', 'lines', '0', 'customerPartNumber'] }),
      notFound(['input', 'lines', '1', 'lineId']),
    ])
  })
})

describe('a list without rows or with too many is invalid at its path:', () => {
  const repeat = (count: number, row: object) => Array.from({ length: count }, () => row)
  it.each<[string, number, (count: number) => Promise<unknown>, string[]]>([
    ['checkout', 101, (count) => preview(repeat(count, { productId, quantity: 10 })), ['lines']],
    ['placeOrder', 101, (count) => place(repeat(count, { productId, quantity: 10 })), ['input', 'lines']],
    ['addCartLines', 101, (count) => add(repeat(count, { productId, quantity: 10 })), ['input', 'lines']],
    ['submitRfq', 201, (count) => submit(repeat(count, { partNumber: 'NE555P', quantity: 1 })), ['input', 'parts']],
    [
      'setCustomerPartNumbers',
      201,
      (count) => change('setCustomerPartNumbers', { lines: repeat(count, { lineId }) }),
      ['input', 'lines'],
    ],
    [
      'saveCartLinesForLater',
      201,
      (count) => change('saveCartLinesForLater', { lineIds: Array.from({ length: count }, () => lineId) }),
      ['input', 'lineIds'],
    ],
  ])('%s', async (_, tooMany, send, path) => {
    for (const count of [0, tooMany])
      expect(await send(count)).toContainEqual(expect.objectContaining({ code: 'INVALID', path }))
  })
})

it('an empty part number of a row is named, with the rule', async () => {
  const query = '{ matchParts(parts: [{ partNumbers: [""] }]) { errors { message path } } }'
  expect(await post(query, {})).toEqual({
    matchParts: [{ errors: [{ message: 'Enter a part number', path: ['parts', '0', 'partNumbers', '0'] }] }],
  })
})
