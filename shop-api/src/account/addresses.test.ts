import { addresses } from '@partgate/schema/shop-api/address.ts'
import { describe, expect, test } from 'vitest'
import { createAccountClient } from '../../testing/account-client.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { useTestShop } from '../../testing/use-test-shop.ts'

type Headers = Record<string, string>
let shop: TestShop
let client: ReturnType<typeof createAccountClient>
let mine: Headers
let others: Headers
useTestShop({
  open: async (opened) => {
    shop = opened
    client = createAccountClient(shop)
    mine = await client.member('ada@example.com')
    others = await client.member('grace@example.com')
  },
  emptied: 'truncate addresses restart identity',
})

const path = '/api/user/address'
const berlin = {
  contact_name: 'Ada Lovelace',
  telephone: '+49 30 5550 0123',
  country: 'DE',
  city: 'Berlin',
  address_line_1: 'Lindenstraße 1',
  postal_code: '10115',
}
let flats = 0
const nextFlat = () => ({ ...berlin, address_line_2: `Flat ${++flats}` })
const send = (headers: Headers, body: object) => shop.call('POST', path, { headers, body })
/** Another address each time. */
const add = async (headers: Headers, changes: object = {}) =>
  addresses.addressAdd.data.parse((await send(headers, { ...nextFlat(), ...changes })).data)
const modify = (headers: Headers, id: number | string, changes: object = {}) =>
  shop.call('PUT', `${path}/${id}`, { headers, body: { ...berlin, ...changes } })
const remove = (headers: Headers, id: number | string) => shop.call('DELETE', `${path}/${id}`, { headers })
const list = async (headers: Headers, query = '') =>
  addresses.addressList.data.parse((await shop.call('GET', path + query, { headers })).data)
const marks = async (headers: Headers) =>
  (await list(headers)).map(
    ({ id, is_default_shipping, is_default_billing }) =>
      `${id}${is_default_shipping ? 's' : ''}${is_default_billing ? 'b' : ''}`,
  )

describe('the addresses of a member', () => {
  test('are kept as given, the defaults first and then the newest; the first is both defaults', async () => {
    const first = await add(mine, { company_name: ' Engines ', address_line_2: '' })
    expect(first.list).toEqual([
      {
        id: first.id,
        ...berlin,
        company_name: 'Engines',
        state: '',
        address_line_2: '',
        is_default_shipping: true,
        is_default_billing: true,
      },
    ])
    await add(mine)
    await add(mine, { is_default_billing: true })
    expect(await marks(mine)).toEqual(['1s', '3b', '2'])
    expect((await list(mine, '?default=shipping')).map(({ id }) => id)).toEqual([1])
    expect((await list(mine, '?default=billing')).map(({ id }) => id)).toEqual([3])
  })

  test('have at most one default of each kind', async () => {
    for (let i = 0; i < 3; i++) await add(mine)
    expect(await modify(mine, 2, { is_default_shipping: true })).toMatchObject({ code: 200, data: { id: 2 } })
    expect(await marks(mine)).toEqual(['2s', '1b', '3'])
    await modify(mine, 3, { is_default_shipping: true, is_default_billing: true, city: 'Potsdam' })
    expect(await marks(mine)).toEqual(['3sb', '2', '1'])
    expect((await list(mine))[0]?.city).toBe('Potsdam')
    await modify(mine, 3)
    expect(await marks(mine)).toEqual(['3sb', '2', '1'])
    await modify(mine, 3, { is_default_billing: false })
    expect(await marks(mine)).toEqual(['3s', '2', '1'])
    await modify(mine, 2, { is_default_billing: true })
    expect(await marks(mine)).toEqual(['3s', '2b', '1'])
  })

  test('are stored once, and take the defaults, if they are sent again', async () => {
    const [first, second] = [await add(mine), await add(mine, { address_line_2: 'Rear' })]
    const again = await add(mine, { address_line_2: 'Rear', is_default_billing: true })
    expect(again.id).toBe(second.id)
    expect(await marks(mine)).toEqual([`${first.id}s`, `${second.id}b`])
    await add(mine, { address_line_2: 'Rear', is_default_shipping: false, is_default_billing: false })
    expect(await marks(mine)).toEqual([`${first.id}s`, `${second.id}b`])
  })

  test('have no default of a kind after its removal, until one is chosen', async () => {
    await add(mine)
    await add(mine)
    expect(await remove(mine, 1)).toMatchObject({
      code: 200,
      message: 'The address is removed',
      data: { list: [{ id: 2 }] },
    })
    expect(await marks(mine)).toEqual(['2'])
    await remove(mine, 2)
    await add(mine)
    expect(await marks(mine)).toEqual(['3sb'])
  })

  test('are fifty at most, added one by one or at once', async () => {
    await shop.db.query('insert into addresses (user_id, body) select 1, $1 from generate_series(1, 48)', [
      JSON.stringify({ ...berlin, company_name: '', state: '', address_line_2: '' }),
    ])
    const responses = await Promise.all(Array.from({ length: 4 }, () => send(mine, nextFlat())))
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 200, 4207, 4207])
    expect(responses.find(({ code }) => code === 4207)?.message).toBe(
      'You have 50 addresses, the maximum. Please delete one first.',
    )
    expect(await list(mine)).toHaveLength(50)
  })

  test('keep one default of a kind when several are set at once', async () => {
    for (let i = 0; i < 5; i++) await add(mine)
    const both = { is_default_shipping: true, is_default_billing: true }
    const responses = await Promise.all([1, 2, 3, 4, 5].map((id) => modify(mine, id, both)))
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set([200]))
    expect((await marks(mine)).filter((mark) => mark.endsWith('sb'))).toHaveLength(1)
  })
})

describe('an address of another member', () => {
  test('is not found, and nothing changes', async () => {
    await add(mine)
    await add(others)
    const both = { is_default_shipping: true, is_default_billing: true, city: 'Potsdam' }
    const before = [await list(mine), await list(others)]
    for (const id of [2, 99, 2_147_483_647, 2_147_483_648, 9_999_999_999]) {
      expect(await modify(mine, id, both)).toMatchObject({ code: 404, data: {} })
      expect(await remove(mine, id)).toMatchObject({ code: 404, data: {} })
    }
    expect([await list(mine), await list(others)]).toEqual(before)
  })

  test('has the same response as an unknown one', async () => {
    await add(others)
    expect(await modify(mine, 1)).toEqual(await modify(mine, 99))
    expect(await remove(mine, 1)).toEqual(await remove(mine, 99))
  })

  test('requires a signed-in member', async () => {
    expect(await shop.call('GET', path)).toMatchObject({ code: 4001 })
    expect(await remove({}, 1)).toMatchObject({ code: 4001 })
  })
})

test.for([
  [{ country: 'US', postal_code: '97201' }, 'state', 'Enter a state', 'missing'],
  [{ postal_code: ' ' }, 'postal_code', 'Enter a postal code', 'missing'],
  [{ country: 'XX' }, 'country', 'Select a country', 'invalid'],
  [{ address_line_1: '' }, 'address_line_1', 'Enter an address', 'missing'],
  [{ user_id: 2 }, 'user_id', 'Unknown field: `user_id`', 'invalid'],
  [{ is_default_shipping: 'yes' }, 'is_default_shipping', 'Please check `is_default_shipping`', 'invalid'],
] as const)('an address is refused with %o, added or changed', async ([changes, field, message, reason]) => {
  await add(mine)
  const refusal = { code: 400, data: { fields: [{ field, message, reason }] } }
  expect(await shop.call('POST', path, { headers: mine, body: { ...berlin, ...changes } })).toMatchObject(refusal)
  expect(await modify(mine, 1, changes)).toMatchObject(refusal)
  expect(await list(mine)).toMatchObject([{ id: 1, ...berlin }])
})
