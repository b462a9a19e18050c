import { beforeEach, describe, expect, it } from 'vitest'
import { createToken } from '#security/tokens.ts'
import { expectNoChange } from '../../../testing/expect-no-change.ts'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { shippingAddress } from '../../../testing/order-client.ts'
import { tapeId } from '../../../testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '../../../testing/use-client.ts'

let shop: TestShop
let client: OrderClient
useOrderClient((opened) => ({ shop, client } = opened))

const [tape, other] = [tapeId('RC0603FR-0710KL'), tapeId('LM358DR')]

let headers: Record<string, string>
let form: Record<string, unknown>
beforeEach(async () => {
  ;({ headers, form } = await client.adaFills(tape, other))
})

/** Asserts that nothing has changed. */
const refused = (body: object, as = headers) => expectNoChange(client, () => client.add(as, body))

it('the unchanged form is accepted', async () => {
  expect((await client.add(headers, form)).code).toBe(200)
})

describe('values that belong to the shop are not accepted from a buyer:', () => {
  it.each([
    'price',
    'amount',
    'total',
    'subtotal',
    'freight',
    'currency',
    'is_free',
    'coupon',
    'discount',
    'user_id',
    'status',
  ])('%s', async (field) => {
    const response = await refused({ ...form, [field]: '0.01' })
    expect(response).toMatchObject({ code: 400, data: { fields: [{ field, message: `Unknown field: \`${field}\`` }] } })
  })
  it('a price inside `lines`', async () => {
    const lines = [
      { goods_id: other, cart_num: 20 },
      { goods_id: tape, cart_num: 20, price: '0.00001' },
    ]
    expect(await refused({ ...form, lines })).toMatchObject({
      code: 400,
      data: { fields: [{ field: 'lines.1.price' }] },
    })
  })
})

it.each([
  ['twice the same goods', [tape, tape], 'lines.1.goods_id', 'This product is already in another line'],
  ['no line', [], 'lines', 'The order details are required'],
  ['101 lines', Array.from({ length: 101 }, (_, at) => at + 1), 'lines', 'Enter at most 100 entries'],
])('%s is refused', async (_, ids, field, message) => {
  const lines = ids.map((goods_id) => ({ goods_id, cart_num: 20 }))
  const expected = { code: 400, data: { fields: [{ field, message }] } }
  expect(await refused({ ...form, lines })).toMatchObject(expected)
  expect(await client.buyNowBefore(headers, { lines })).toMatchObject(expected)
})

it('a part number of the buyer has at most 50 characters', async () => {
  const lines = [{ goods_id: tape, cart_num: 20, customer_part_no: 'x'.repeat(51) }]
  expect(await refused({ ...form, lines })).toMatchObject({
    code: 400,
    data: { fields: [{ field: 'lines.0.customer_part_no', message: 'Enter at most 50 characters' }] },
  })
})

describe('an address', () => {
  it.each([
    [{ shipping_address: undefined }, 'shipping_address', 'Enter an address'],
    [{ shipping_address_id: 1 }, 'shipping_address', undefined],
    [{ billing_address: shippingAddress, billing_address_id: 1 }, 'billing_address', undefined],
    [{ shipping_address: { ...shippingAddress, city: ' ' } }, 'shipping_address.city', 'Enter a city'],
    [
      { shipping_address: { ...shippingAddress, postal_code: '' } },
      'shipping_address.postal_code',
      'Enter a postal code',
    ],
    [{ shipping_address: { ...shippingAddress, country: 'ZZ' } }, 'shipping_address.country', 'Select a country'],
    [{ billing_address: { ...shippingAddress, country: 'US' } }, 'billing_address.state', 'Enter a state'],
  ])('that is incomplete is refused with its field: %j', async (changes, field, message) => {
    const response = await refused({ ...form, ...changes })
    expect(response).toMatchObject({ code: 400, data: { fields: [{ field, ...(message && { message }) }] } })
  })

  it('of another member is not found, like an unknown one', async () => {
    await client.member('eve@example.com')
    const saved = await shop.db.query<{ id: number }>(
      "insert into addresses (user_id, body) select id, $1 from users where email = 'eve@example.com' returning id",
      [JSON.stringify(shippingAddress)],
    )
    const withId = (id: number) => ({ ...form, shipping_address: undefined, shipping_address_id: id })
    const [foreign, missing] = [await refused(withId(saved[0]?.id ?? 0)), await refused(withId(99_999))]
    expect(foreign).toEqual(missing)
    expect(foreign.code).toBe(404)
    expect(foreign.data).toMatchObject({ fields: [{ field: 'shipping_address_id' }] })
    expect(await refused({ ...form, billing_address_id: saved[0]?.id })).toMatchObject({
      code: 404,
      data: { fields: [{ field: 'billing_address_id' }] },
    })
  })

  it('a guest has no saved addresses', async () => {
    const guest = (await client.guest(tape)).headers
    const body = await client.form(guest, {
      email: 'bob@example.com',
      shipping_address: undefined,
      shipping_address_id: 1,
    })
    expect(await refused(body, guest)).toMatchObject({ code: 404 })
  })
})

it('a guest has to give an e-mail address', async () => {
  const guest = (await client.guest(tape)).headers
  const body = await client.form(guest)
  expect(await refused(body, guest)).toMatchObject({
    code: 400,
    data: { fields: [{ field: 'email', message: 'Enter a email address', reason: 'missing' }] },
  })
})

it('an idempotency key is required and checked', async () => {
  for (const idempotency_key of [undefined, '', 'short', createToken().repeat(3)])
    expect(await refused({ ...form, idempotency_key })).toMatchObject({
      code: 400,
      data: { fields: [{ field: 'idempotency_key' }] },
    })
})
