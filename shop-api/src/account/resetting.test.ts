import { describe, expect, test } from 'vitest'
import { createToken } from '#security/tokens.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { type AccountClient, useAccountClient } from '../../testing/use-client.ts'

let shop: TestShop
let client: AccountClient
useAccountClient((opened) => ({ shop, client } = opened))

const next = 'another lane 10'
const invalid = { code: 4013, message: 'This link is no longer valid. Please request a new one.', data: {} }
const mailsSince = async (count: number) =>
  (await client.mails()).slice(count).map(({ kind, recipient }) => [kind, recipient])
const listenToTransactions = () => {
  const names: string[] = []
  const { db } = shop.deps
  const real = { ...db }
  db.tx = (work) =>
    real.tx((tx) =>
      work({
        ...tx,
        query: (text, values, name = text) => {
          names.push(name)
          return tx.query(text, values, name)
        },
      }),
    )
  return () => {
    Object.assign(db, real)
    return names.join(', ')
  }
}
const resetToken = async () => {
  await client.forgot()
  return client.lastToken()
}

test.for(['x', 'A'.repeat(19), `${'A'.repeat(43)}.`])(
  'a link with the malformed token %s is not valid',
  async (token) => {
    expect(await client.activate(token)).toEqual(invalid)
    expect(await client.verify(token)).toEqual(invalid)
    expect(await client.reset(token, next)).toEqual(invalid)
  },
)

describe('requesting a new password', () => {
  test('mails a link in the requested language that is valid for an hour, and stores only the token’s hash', async () => {
    await client.openAccount()
    expect(await client.forgot('ADA@example.com', { Lang: 'de' })).toMatchObject({
      code: 200,
      data: { email: 'ADA@example.com' },
    })
    const mail = (await client.mails()).at(-1)
    expect(mail).toMatchObject({ kind: 'resetPassword', recipient: 'Ada@Example.com' })
    expect(mail?.body_text).toContain('http://shop.test/de/forgotpassword/resetpassword?token=')
    const token = client.tokenIn(mail?.body_text)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [stored] = await shop.db.query(
      `select encode(token_hash, 'escape') as hash, extract(epoch from expires_at - now()) / 60 as minutes
       from mail_tokens where purpose = 'reset'`,
    )
    expect(String(stored?.['hash'])).not.toContain(token)
    expect(Number(stored?.['minutes'])).toBeCloseTo(60, 0)
  })

  test('the link leads to the shop’s own address, independent of the Host header', async () => {
    await client.openAccount()
    await client.forgot('ada@example.com', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
    expect((await client.mails()).at(-1)?.body_text).not.toContain('evil')
  })

  test('responds alike and runs the same statements for any address; only the mail differs', async () => {
    await client.openAccount()
    await client.register({ email: 'waits@example.com' })
    await client.openAccount({ email: 'blocked@example.com' })
    await shop.db.exec("update users set status = 'blocked' where email_norm = 'blocked@example.com'")
    const before = (await client.mails()).length
    const statementLists = []
    const responses = []
    for (const email of ['ada@example.com', 'waits@example.com', 'blocked@example.com', 'nobody@example.com']) {
      const statements = listenToTransactions()
      const { data, ...response } = await client.forgot(email)
      expect(data).toEqual({ email })
      responses.push(response)
      statementLists.push(statements())
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(statementLists[0]).toMatch(/^account-lock, .*mail-queue/)
    expect(new Set(statementLists).size).toBe(1)
    expect(await mailsSince(before)).toEqual([
      ['resetPassword', 'Ada@Example.com'],
      ['resetPassword', 'waits@example.com'],
    ])
  })

  test('repeated ends the earlier link', async () => {
    await client.openAccount()
    const [first, second] = [await resetToken(), await resetToken()]
    expect(await client.verify(first)).toEqual(invalid)
    expect(await client.reset(first, next)).toEqual(invalid)
    expect(await client.verify(second)).toMatchObject({ code: 200 })
  })
})

describe('the link to set a password', () => {
  test('returns the account’s address any number of times', async () => {
    await client.openAccount()
    const token = await resetToken()
    for (let i = 0; i < 2; i++) {
      expect(await client.verify(token)).toMatchObject({ code: 200, data: { email: 'Ada@Example.com' } })
    }
  })

  test('sets it, ends all sessions, and sends a mail', async () => {
    await client.openAccount()
    const [here, elsewhere] = [await client.signInForBearer(), await client.signInForBearer()]
    const token = await resetToken()
    expect(await client.reset(token, next)).toMatchObject({ code: 200, data: { email: 'Ada@Example.com' } })
    expect(await client.signIn()).toMatchObject({ code: 4011 })
    expect(await client.signIn({ password: next })).toMatchObject({ code: 200 })
    for (const session of [here, elsewhere]) expect(await client.profile(session)).toMatchObject({ code: 4001 })
    expect((await client.mails()).at(-1)).toMatchObject({ kind: 'passwordChanged', recipient: 'Ada@Example.com' })
  })

  test('works once, and once for two requests at once', async () => {
    await client.openAccount()
    const token = await resetToken()
    const responses = await Promise.all([client.reset(token, next), client.reset(token, 'a third lane 11')])
    expect(responses.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 4013])
    const winner = responses[0]?.code === 200 ? next : 'a third lane 11'
    expect(await client.signIn({ password: winner })).toMatchObject({ code: 200 })
    expect(await client.reset(token, next)).toEqual(invalid)
    expect(await client.verify(token)).toEqual(invalid)
  })

  test('is refused after an hour and when it is unknown', async () => {
    await client.openAccount()
    const token = await resetToken()
    await shop.db.exec("update mail_tokens set expires_at = now() - interval '1 second'")
    for (const stale of [token, createToken()]) {
      expect(await client.verify(stale)).toEqual(invalid)
      expect(await client.reset(stale, next)).toEqual(invalid)
    }
    expect(await client.signIn()).toMatchObject({ code: 200 })
  })

  test('sets the password of its own account only', async () => {
    await client.openAccount()
    await client.openAccount({ email: 'grace@example.com' })
    const token = await resetToken()
    expect(
      await client.post('/api/user/reset-password', {
        token,
        password: next,
        confirm_password: next,
        email: 'grace@example.com',
      }),
    ).toMatchObject({ code: 400, message: 'Unknown field: `email`' })
    await client.reset(token, next)
    expect(await client.signIn({ email: 'grace@example.com' })).toMatchObject({ code: 200 })
    expect(await client.signIn({ email: 'grace@example.com', password: next })).toMatchObject({ code: 4011 })
  })

  test('neither opens a blocked account nor serves as an activation link', async () => {
    await client.register()
    const activation = await client.lastToken()
    expect(await client.verify(activation)).toEqual(invalid)
    expect(await client.reset(activation, next)).toEqual(invalid)
    await client.activate(activation)
    const token = await resetToken()
    expect(await client.activate(token)).toEqual(invalid)
    await shop.db.exec("update users set status = 'blocked'")
    expect(await client.reset(token, next)).toEqual(invalid)
  })

  test.for([
    ['ada.lovelace1', 'This password is too easy to guess. Choose a longer one, such as four unrelated words.'],
    ['short', 'Enter a valid password: 8 to 128 characters'],
    ['x'.repeat(129), 'Enter a valid password: 8 to 128 characters'],
  ] as const)('refuses %s and stays valid', async ([password, message]) => {
    await client.openAccount()
    const token = await resetToken()
    expect(await client.reset(token, password)).toMatchObject({
      code: 400,
      message,
      data: { fields: [{ field: 'password' }] },
    })
    expect(await client.verify(token)).toMatchObject({ code: 200 })
  })
})
