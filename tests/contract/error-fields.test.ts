import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { maxPartsListBytes } from '@partgate/schema/limits.ts'
import { createApiKey } from '../../gateway/src/api-keys/api-keys.ts'
import { createGuestCart, saveNewAddress } from './members-and-goods.ts'
import { openGateway } from './open-gateway.ts'

const { key, line } = createApiKey('my-bot')
const shop = inject('shop').address
const toId = (type: string, raw: string | number) => Buffer.from(`${type}:${raw}`).toString('base64url')

let gateway: Awaited<ReturnType<typeof openGateway>>
let headers: Record<string, string>
let savedAddressId: string
let ownLineId: string
beforeAll(async () => {
  gateway = await openGateway(shop, line)
  const { bearer, id } = await saveNewAddress(shop)
  const { cartToken, cart_id } = await createGuestCart(shop)
  savedAddressId = toId('SavedAddress', id)
  ownLineId = toId('CartLine', cart_id)
  headers = { authorization: `Bearer ${bearer}`, 'cart-token': cartToken }
})
afterAll(() => gateway?.close())

const asGuest = () => ({ 'cart-token': headers['cart-token'] ?? '' })

type Sent = { field: string; input: object; headers: Record<string, string> }

const readErrors = async ({ field, input, headers }: Sent) => {
  const name = `${field[0]?.toUpperCase()}${field.slice(1)}Input`
  const query = `mutation ($input: ${name}!) { ${field}(input: $input) { errors { __typename code message path } } }`
  const response = await fetch(`${gateway.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'session-transport': 'token', 'x-api-key': key, ...headers },
    body: JSON.stringify({ query, variables: { input } }),
  })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data[field].errors
}

const unknown = { line: toId('CartLine', 2_147_483_647), savedLine: toId('SavedCartLine', 2_147_483_647) }
const order = toId('Order', 'PG-00000-00000')
const list = toId('SavedPartsList', 'A'.repeat(22))
const noProduct = toId('Product', 2_147_483_647)
const address = {
  contactName: 'Ada Newcomer',
  telephone: '+49 30 1234567',
  countryCode: 'DE',
  city: 'Berlin',
  addressLine1: 'Torstr. 1',
  postalCode: '10119',
}
const rows = { rows: [], name: 'Board', boards: 1, attritionPercent: '0' }

describe('an unknown id', () => {
  it.each<[string, object, string[]]>([
    ['addToCart', { productId: noProduct, quantity: 1 }, ['productId']],
    ['addCartLines', { lines: [{ productId: noProduct, quantity: 1 }] }, ['lines', '0', 'productId']],
    ['setCartLineQuantity', { lineId: unknown.line, quantity: 1 }, ['lineId']],
  ])('is named by %s', async (field, input, path) => {
    expect(await readErrors({ field, input, headers: asGuest() })).toMatchObject([
      { __typename: 'NotFoundError', code: 'NOT_FOUND', path: ['input', ...path] },
    ])
  })

  it.each<[string, (lineIds: string[]) => object, string[]]>([
    ['selectCartLines', (lineIds) => ({ lineIds, isSelected: true }), ['lineIds', '1']],
    ['removeCartLines', (lineIds) => ({ lineIds }), ['lineIds', '1']],
    ['saveCartLinesForLater', (lineIds) => ({ lineIds }), ['lineIds', '1']],
    [
      'setCustomerPartNumbers',
      (lineIds) => ({ lines: lineIds.map((lineId) => ({ lineId, customerPartNumber: 'A' })) }),
      ['lines', '1', 'lineId'],
    ],
    ['moveSavedLinesToCart', () => ({ savedLineIds: [unknown.savedLine] }), ['savedLineIds', '0']],
    ['removeSavedLines', () => ({ savedLineIds: [unknown.savedLine] }), ['savedLineIds', '0']],
  ])('among several is named by %s', async (field, toInput, path) => {
    const input = toInput([ownLineId, unknown.line])
    expect(await readErrors({ field, input, headers: asGuest() })).toMatchObject([
      { code: 'NOT_FOUND', path: ['input', ...path] },
    ])
  })

  const checkout = { carrier: 'DHL', paymentMethod: 'BANK_TRANSFER', previewHash: 'A'.repeat(43) }
  const otherAddress = { savedAddressId: toId('SavedAddress', 2_147_483_647) }
  it.each<[string, object, string[]]>([
    ['cancelOrder', { orderId: order }, ['orderId']],
    ['confirmReceipt', { orderId: order }, ['orderId']],
    ['declareBankTransfer', { orderId: order }, ['orderId']],
    ['startPayPalPayment', { orderId: order }, ['orderId']],
    ['capturePayPalPayment', { orderId: order, paypalOrderId: 'A'.repeat(17) }, ['orderId']],
    ['updateAddress', { ...otherAddress, address }, ['savedAddressId']],
    ['removeAddress', otherAddress, ['savedAddressId']],
    [
      'placeOrder',
      { ...checkout, idempotencyKey: randomUUID(), shippingAddress: otherAddress },
      ['shippingAddress', 'savedAddressId'],
    ],
    ['readPartsList', { fileId: 'A'.repeat(43) }, ['fileId']],
    ['parsePartsList', { fileId: 'A'.repeat(43) }, ['fileId']],
    ['submitQuickRfq', { idempotencyKey: randomUUID(), productId: noProduct, quantity: 1 }, ['productId']],
    [
      'submitRfq',
      {
        idempotencyKey: randomUUID(),
        contactName: 'Ada',
        companyName: 'Bench Ltd',
        telephone: '+49 30 1234567',
        countryCode: 'DE',
        email: 'ada@partgate.example',
        parts: [{ partNumber: 'NE555P', quantity: 10 }],
        fileId: 'A'.repeat(43),
      },
      ['fileId'],
    ],
    ['deletePartsList', { listId: list }, ['listId']],
    ['sharePartsList', { listId: list }, ['listId']],
    ['savePartsList', { ...rows, listId: list, version: 1 }, ['listId']],
  ])('of a member is named by %s', async (field, input, path) => {
    expect(await readErrors({ field, input, headers })).toMatchObject([{ code: 'NOT_FOUND', path: ['input', ...path] }])
  })

  it('of a billing address is named', async () => {
    const input = {
      ...checkout,
      idempotencyKey: randomUUID(),
      shippingAddress: { savedAddressId },
      billingAddress: otherAddress,
    }
    expect(await readErrors({ field: 'placeOrder', input, headers })).toMatchObject([
      { code: 'NOT_FOUND', path: ['input', 'billingAddress', 'savedAddressId'] },
    ])
  })
})

it('a malformed hash of a preview is named', async () => {
  const input = {
    previewHash: 'A'.repeat(101),
    carrier: 'DHL',
    paymentMethod: 'BANK_TRANSFER',
    idempotencyKey: randomUUID(),
    shippingAddress: { savedAddressId },
  }
  expect(await readErrors({ field: 'placeOrder', input, headers })).toMatchObject([
    { code: 'INVALID', path: ['input', 'previewHash'] },
  ])
})

describe('a file', () => {
  const send = async (bytes: number) => {
    const query =
      'mutation ($file: Upload!) { uploadPartsList(input: { file: $file }) { errors { __typename code message path } } }'
    const form = new FormData()
    form.append('operations', JSON.stringify({ query, variables: { file: null } }))
    form.append('map', JSON.stringify({ 0: ['variables.file'] }))
    form.append('0', new File([Buffer.alloc(bytes, 'a,1\n')], 'bom.csv'))
    const response = await fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'x-graphql-yoga-csrf': '1', 'x-api-key': key },
      body: form,
    })
    return { status: response.status, body: await response.json() }
  }

  it.each([1, 32_768])('that is %i bytes too large is refused by its field', async (bytes) => {
    expect(await send(maxPartsListBytes + bytes)).toMatchObject({
      status: 200,
      body: {
        data: {
          uploadPartsList: {
            errors: [
              {
                __typename: 'InvalidFileError',
                code: 'FILE_REFUSED',
                message: 'The file is larger than 2 MB',
                path: ['input', 'file'],
              },
            ],
          },
        },
      },
    })
  })

  it('that is far too large is refused with the whole request', async () => {
    expect(await send(maxPartsListBytes + 100_000)).toMatchObject({
      status: 413,
      body: { errors: [{ extensions: { code: 'REQUEST_ENTITY_TOO_LARGE' } }] },
    })
  })

  it('that is empty is refused by its field', async () => {
    expect((await send(0)).body.data.uploadPartsList.errors).toMatchObject([
      { code: 'FILE_REFUSED', path: ['input', 'file'] },
    ])
  })
})

it.each([
  ['{ key: "colour", values: ["red"] }', '`filter.parameters.1.key`: No parameter has the key `colour`'],
  [
    '{ key: "dielectric", min: 1 }',
    '`filter.parameters.1`: The values of `dielectric` are words: filter them by `values`, not by `min` and `max`',
  ],
])('a parameter of a search is named with its index and key: %s', async (parameter, message) => {
  const query = `{ search(filter: { parameters: [{ key: "dielectric", values: ["X7R"] }, ${parameter}] }) { totalCount } }`
  const response = await fetch(`${gateway.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ query }),
  })
  expect(await response.json()).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] })
})

it('messages have the field names of the schema', async () => {
  const input = { ...rows, listId: list, version: 0 }
  expect(await readErrors({ field: 'savePartsList', input, headers })).toMatchObject([
    { code: 'INVALID', message: 'Please check `version`', path: ['input', 'version'] },
  ])
})

it.each<[string, object, object]>([
  [
    'submitQuickRfq',
    { idempotencyKey: 'short', productId: noProduct, quantity: 1 },
    {
      code: 'INVALID',
      message: 'Enter 16 to 64 characters: letters from A to Z, digits, dashes or underscores',
      path: ['input', 'idempotencyKey'],
    },
  ],
  ['parsePartsList', {}, { code: 'REQUIRED', message: 'Choose a file or enter a text', path: ['input', 'fileId'] }],
  [
    'parsePartsList',
    { fileId: 'A'.repeat(43), text: 'NE555P' },
    { code: 'INVALID', message: 'Send either a file or a text, not both', path: ['input', 'fileId'] },
  ],
  [
    'parsePartsList',
    { fileId: 'x' },
    {
      code: 'INVALID',
      message: 'This file is no longer available. Please upload it again.',
    },
  ],
])('the message of %s states the rule: %#', async (field, input, error) => {
  expect(await readErrors({ field, input, headers })).toMatchObject([error])
})
