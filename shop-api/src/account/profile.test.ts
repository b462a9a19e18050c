import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, test } from 'vitest'
import { type AccountClient, useAccountClient } from '../../testing/use-client.ts'

let client: AccountClient
useAccountClient((opened) => ({ client } = opened))

const modify = (headers: Record<string, string>, changes: object) =>
  client.post(contract.account.profileModify.path, changes, headers)

test('a profile changes only in the given fields', async () => {
  const here = await client.member('ada@example.com')
  const grace = await client.member('grace@example.com')
  const before = (await client.profile(here)).data
  const changes = { job_title: 'Engineer', city: 'Paris', country: 'FR', state: '' }
  const after = { ...Object(before), ...changes }
  expect(await modify(here, changes)).toEqual({ code: 200, message: 'Your profile is saved', data: after })
  expect((await client.profile(here)).data).toEqual(after)
  expect((await modify(here, { state: 'Île-de-France' })).data).toEqual({ ...after, state: 'Île-de-France' })
  expect((await modify(here, { state: '' })).data).toEqual(after)
  expect((await modify(here, {})).data).toEqual(after)
  expect((await client.profile(grace)).data).toMatchObject({ city: 'London', job_title: '' })
})

test.for([
  [{ city: '  ' }, 'city', 'Enter a city'],
  [{ country: 'XX' }, 'country', 'Select a country'],
  [{ telephone: 'none' }, 'telephone', 'Enter a valid telephone number'],
  [{ city: null }, 'city', 'Enter a city'],
] as const)('a profile refuses %o and stays unchanged', async ([changes, field, message]) => {
  const here = await client.member('ada@example.com')
  const before = await client.profile(here)
  expect(await modify(here, { contact_name: 'Eve', ...changes })).toMatchObject({
    code: 400,
    data: { fields: [{ field, message }] },
  })
  expect(await client.profile(here)).toEqual(before)
})

test.for(['email', 'email_norm', 'status', 'role', 'id', 'user_id', 'password', 'password_hash', 'price_level'])(
  'a profile knows no field %s',
  async (field) => {
    const here = await client.member('ada@example.com')
    const message = `Unknown field: \`${field}\``
    expect(await modify(here, { [field]: 'x' })).toMatchObject({ code: 400, data: { fields: [{ field, message }] } })
  },
)

test('a profile is its owner’s only', async () => {
  expect(await modify({}, { city: 'Paris' })).toMatchObject({ code: 4001 })
})
