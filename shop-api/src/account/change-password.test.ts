import { contract } from '@partgate/schema/shop-api/contract.ts'
import { expect, test } from 'vitest'
import { form } from '../../testing/account-client.ts'
import { type AccountClient, useAccountClient } from '../../testing/use-client.ts'
import { atFailpoint } from '../failpoint.ts'

let client: AccountClient
useAccountClient((opened) => ({ client } = opened))

const next = 'another lane 10'
const change = (headers: Record<string, string>, changes: object = {}) =>
  client.post(
    contract.account.changePassword.path,
    { old_password: form.password, new_password: next, confirm_new_password: next, ...changes },
    headers,
  )
const signedIn = async () => {
  await client.openAccount()
  return client.signInForBearer()
}

test('a changed password ends all other sessions and open reset links, keeps this session, and sends a mail', async () => {
  const here = await signedIn()
  const elsewhere = await client.signInForBearer()
  await client.forgot()
  const link = await client.lastToken()
  expect(await change(here)).toEqual({
    code: 200,
    message: 'Your password is changed. You have been signed out everywhere else.',
    data: {},
  })
  expect(await client.profile(here)).toMatchObject({ code: 200 })
  expect(await client.profile(elsewhere)).toMatchObject({ code: 4001 })
  expect(await client.verify(link)).toMatchObject({ code: 4013 })
  expect(await client.signIn()).toMatchObject({ code: 4011 })
  expect(await client.signIn({ password: next })).toMatchObject({ code: 200 })
  const mail = (await client.mails()).at(-1)
  expect(mail).toMatchObject({ kind: 'passwordChanged', recipient: 'Ada@Example.com' })
  expect(mail?.body_text).not.toContain(next)
})

test.for([
  [{ old_password: 'wrong lane' }, 'old_password', 'The old password is wrong'],
  [
    { new_password: form.password, confirm_new_password: form.password },
    'new_password',
    'The new password must be different with old password',
  ],
  [
    { old_password: 'cafe\u0301 lane 9', new_password: 'caf\u00e9 lane 9', confirm_new_password: 'caf\u00e9 lane 9' },
    'new_password',
    'The new password must be different with old password',
  ],
  [{ confirm_new_password: 'other' }, 'confirm_new_password', 'Password inconsistency!'],
  [
    { new_password: 'password1', confirm_new_password: 'password1' },
    'new_password',
    'This password is too easy to guess. Choose a longer one, such as four unrelated words.',
  ],
  [
    { new_password: 'Lovelace1815', confirm_new_password: 'Lovelace1815' },
    'new_password',
    'This password is too easy to guess. Choose a longer one, such as four unrelated words.',
  ],
  [
    { new_password: 'x'.repeat(129), confirm_new_password: 'x'.repeat(129) },
    'new_password',
    'Enter a valid password: 8 to 128 characters',
  ],
  [{ new_password: '', confirm_new_password: '' }, 'new_password', 'Enter a password'],
  [{ role: 'admin' }, 'role', 'Unknown field: `role`'],
] as const)('refuses %o', async ([changes, field, message]) => {
  const here = await signedIn()
  expect(await change(here, changes)).toMatchObject({ code: 400, message, data: { fields: [{ field, message }] } })
  expect(await client.signIn()).toMatchObject({ code: 200 })
})

test('a change whose response was lost succeeds again and changes nothing more', async () => {
  const here = await signedIn()
  await change(here)
  const elsewhere = await client.signInForBearer({ password: next })
  const mailCount = (await client.mails()).length
  expect(await change(here)).toMatchObject({ code: 200, data: {} })
  expect(await client.profile(elsewhere)).toMatchObject({ code: 200 })
  expect(await client.mails()).toHaveLength(mailCount)
  expect(
    await change(here, {
      old_password: 'wrong lane',
      new_password: form.password,
      confirm_new_password: form.password,
    }),
  ).toMatchObject({ code: 400, data: { fields: [{ field: 'old_password' }] } })
})

test('guessing the old password is counted together with signing in', async () => {
  const here = await signedIn()
  for (let i = 0; i < 3; i++) await change(here, { old_password: `wrong ${i}` })
  for (let i = 0; i < 2; i++) await client.signIn({ password: `wrong ${i}` })
  expect(await change(here)).toMatchObject({ code: 429 })
  expect(await client.signIn()).toMatchObject({ code: 429 })
})

test('of two changes at once, the second is checked against the password of the first', async () => {
  const here = await signedIn()
  const other = 'a third lane 11'
  let contender: Promise<{ code: number }> | undefined
  const ends = atFailpoint('account.passwordRight', async () => {
    ends()
    contender = change(here, { new_password: other, confirm_new_password: other })
    await contender
  })
  expect(await change(here)).toMatchObject({ code: 400, data: { fields: [{ field: 'old_password' }] } })
  expect(await contender).toMatchObject({ code: 200 })
  expect(await client.signIn({ password: other })).toMatchObject({ code: 200 })
})
