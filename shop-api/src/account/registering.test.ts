import { contract } from '@partgate/schema/shop-api/contract.ts'
import { describe, expect, test } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { createToken } from '#security/tokens.ts'
import { form } from '../../testing/account-client.ts'
import { type AccountClient, useAccountClient } from '../../testing/use-client.ts'

let shop: TestShop
let client: AccountClient
useAccountClient((opened) => ({ shop, client } = opened))

describe('registering', () => {
  test('sends a link to the storefront in the requested language and stores only the token’s hash', async () => {
    expect(await client.register({}, { Lang: 'jp' })).toMatchObject({ code: 200, data: { email: 'Ada@Example.com' } })
    const [mail, ...others] = await client.mails()
    expect(others).toEqual([])
    expect(mail?.recipient).toBe('Ada@Example.com')
    expect(mail?.body_text).toContain('http://shop.test/jp/register/activate?token=')
    const [stored] = await shop.db.query("select encode(token_hash, 'escape') as hash from mail_tokens")
    expect(String(stored?.['hash'])).not.toContain(client.tokenIn(mail?.body_text))
  })

  test('links lead to the shop’s own address, independent of the Host header', async () => {
    await client.register({}, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
    expect((await client.mails())[0]?.body_text).not.toContain('evil')
  })

  test('responds alike for a new, pending and active address; only the mail differs', async () => {
    const fresh = await client.register()
    const waiting = await client.register()
    await client.reset(await client.lastToken(), form.password)
    expect(waiting).toEqual(fresh)
    expect(
      await client.register({
        email: 'Ada@Example.com',
        password: 'another lane 10',
        confirm_password: 'another lane 10',
      }),
    ).toEqual(fresh)
    expect((await client.mails()).map(({ kind }) => kind)).toEqual(['activate', 'setPassword', 'alreadyRegistered'])
    expect(await client.signIn({ password: 'another lane 10' })).toMatchObject({ code: 4011 })
  })

  const second = {
    email: 'ADA@example.COM',
    company_name: 'Engines Two',
    password: 'another lane 10',
    confirm_password: 'another lane 10',
  }
  const registerTwice = async () => {
    await client.register()
    const first = await client.lastToken()
    await client.register(second)
    return [first, await client.lastToken()] as const
  }

  const resend = () => client.post(contract.account.resend.path, { email: 'ada@example.com' })
  const requests = { registering: async () => undefined, resending: resend, forgetting: () => client.forgot() }

  test.for(Object.keys(requests) as (keyof typeof requests)[])(
    'of two people for one address lets neither password in: the mail after %s asks for one',
    async (request) => {
      const [first, later] = await registerTwice()
      await requests[request]()
      const token = await client.lastToken()
      expect((await client.mails()).at(-1)?.body_text).toContain('/forgotpassword/resetpassword?token=')
      for (const activation of [first, later, token]) {
        expect(await client.activate(activation)).toMatchObject({ code: 4013 })
      }
      const chosen = 'a third lane 11'
      expect(await client.reset(token, chosen)).toMatchObject({ code: 200 })
      for (const { password } of [form, second]) expect(await client.signIn({ password })).toMatchObject({ code: 4011 })
      expect(await client.profile(await client.signInForBearer({ password: chosen }))).toMatchObject({
        data: { company_name: 'Engines Two' },
      })
      expect((await client.mails()).map(({ kind }) => kind)).not.toContain('passwordChanged')
    },
  )

  test('by a stranger is not activated by a new password link either', async () => {
    await client.register(second)
    const stranger = await client.lastToken()
    await client.forgot()
    expect(await client.reset(await client.lastToken(), 'a third lane 11')).toMatchObject({ code: 200 })
    await client.activate(stranger)
    expect(await client.signIn({ password: second.password })).toMatchObject({ code: 4011 })
    expect(await client.signIn({ password: 'a third lane 11' })).toMatchObject({ code: 200 })
  })

  test('asks for a password long after the links of an earlier registration are deleted', async () => {
    await client.register()
    await shop.db.exec('delete from mail_tokens')
    await client.register(second)
    await resend()
    expect((await client.mails()).map(({ kind }) => kind)).toEqual(['activate', 'setPassword', 'setPassword'])
  })

  test('leaves no data of registrations beside the account once it is activated', async () => {
    await client.register()
    const token = await client.lastToken()
    await resend()
    await client.activate(token)
    expect(await shop.db.query('select 1 from mail_tokens where registration is not null')).toEqual([])
  })

  test('in parallel for one address in several spellings creates one account', async () => {
    const spellings = ['Ada@Example.com', 'ada@example.com', 'ADA@EXAMPLE.COM']
    const responses = await Promise.all(spellings.map((email) => client.register({ email })))
    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(await shop.db.query('select email_norm from users')).toEqual([{ email_norm: 'ada@example.com' }])
  })

  test.for([
    [{ confirm_password: 'other' }, 'confirm_password', 'Password inconsistency!'],
    [{ password: 'short', confirm_password: 'short' }, 'password', 'Enter a valid password: 8 to 128 characters'],
    [
      { password: 'Ada12345', confirm_password: 'Ada12345' },
      'password',
      'This password is too easy to guess. Choose a longer one, such as four unrelated words.',
    ],
    [{ company_name: '  ' }, 'company_name', 'Enter a company name'],
    [{ telephone: 'none' }, 'telephone', 'Enter a valid telephone number'],
    [{ city: 'x'.repeat(201) }, 'city', 'Enter at most 200 characters'],
    [{ country: 'XX' }, 'country', 'Select a country'],
  ] as const)('refuses %o', async ([changes, field, message]) => {
    expect(await client.register(changes)).toMatchObject({ code: 400, message, data: { fields: [{ field, message }] } })
    expect(await client.mails()).toEqual([])
  })

  test.for(['status', 'role', 'id', 'email_norm', 'password_hash', 'activated_at', 'price_level'])(
    'knows no field %s',
    async (field) => {
      const message = `Unknown field: \`${field}\``
      expect(await client.register({ [field]: 'active' })).toMatchObject({
        code: 400,
        data: { fields: [{ field, message }] },
      })
      expect(await client.mails()).toEqual([])
    },
  )

  test.for(['new', 'active'])(
    'tells when the next mail to an address is possible after three an hour: %s',
    async (kind) => {
      if (kind === 'active') await client.openAccount()
      await shop.db.exec('delete from rate_limits')
      const before = (await client.mails()).length
      for (const request of [client.register, resend, client.forgot])
        expect(await request()).toMatchObject({ code: 200 })
      const refusal = {
        code: 429,
        message: 'Too many attempts. Please try again in 60 minutes.',
        data: { retry_after_seconds: expect.any(Number) },
      }
      expect(await client.register({ company_name: 'Engines Two' })).toMatchObject(refusal)
      expect(await resend()).toMatchObject(refusal)
      expect(await client.forgot()).toMatchObject(refusal)
      expect(await client.mails()).toHaveLength(before + 3)
    },
  )

  test('refuses the twenty-first mail of a network in an hour, to any address, and stores nothing', async () => {
    const from = (address: string, email: string) =>
      shop.call('POST', contract.account.register.path, { body: { ...form, email }, from: address })
    const responses = []
    for (let i = 0; i < 22; i++) responses.push((await from('203.0.113.9', `reader${i}@example.com`)).code)
    expect(responses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
    expect(await client.mails()).toHaveLength(20)
    expect(await from('198.51.100.1', 'reader21@example.com')).toMatchObject({ code: 200 })
    expect(await client.mails()).toHaveLength(21)
  })
})

describe('the activation link', () => {
  test('opens the account once; using it again is harmless', async () => {
    await client.register()
    const token = await client.lastToken()
    const opened = await client.activate(token)
    expect(opened).toMatchObject({ code: 200, data: { email: 'Ada@Example.com' } })
    expect(await client.activate(token)).toEqual(opened)
  })

  test('does not open a blocked account', async () => {
    await client.register()
    await shop.db.exec("update users set status = 'blocked'")
    expect(await client.activate(await client.lastToken())).toMatchObject({ code: 4013 })
  })

  test('is refused after a day and when it is unknown', async () => {
    await client.register()
    const [row] = await shop.db.query('select extract(epoch from expires_at - now()) / 3600 as hours from mail_tokens')
    expect(Number(row?.['hours'])).toBeCloseTo(24, 0)
    await shop.db.exec("update mail_tokens set expires_at = now() - interval '1 second'")
    expect(await client.activate(await client.lastToken())).toMatchObject({ code: 4013 })
    expect(await client.activate(createToken())).toMatchObject({ code: 4013 })
  })

  test('is sent again on request, with the same response for any address', async () => {
    const unknown = await client.post(contract.account.resend.path, { email: 'ada@example.com' })
    await client.register()
    expect(await client.post(contract.account.resend.path, { email: 'ada@example.com' })).toEqual(unknown)
    expect(await client.mails()).toHaveLength(2)
    expect(await client.activate(await client.lastToken())).toMatchObject({ code: 200 })
  })

  test('stays valid when the mail is sent again', async () => {
    await client.register()
    const token = await client.lastToken()
    await client.post(contract.account.resend.path, { email: 'ada@example.com' })
    expect(await client.activate(token)).toMatchObject({ code: 200 })
    expect(await client.signIn()).toMatchObject({ code: 200 })
  })
})

test('the outbox shows the mail with a working link and escapes typed markup', async () => {
  await client.register({ email: 'a+b@example.com' })
  const page = await (await shop.request('GET', '/outbox')).text()
  const [, link = ''] = /<a href="(http:\/\/shop\.test\/register\/activate[^"]+)"/.exec(page) ?? []
  expect(page).toContain('data-recipient="a+b@example.com"')
  expect(await client.activate(client.tokenIn(link))).toMatchObject({ code: 200 })
  expect(await (await shop.request('GET', '/outbox/1')).text()).toContain('Activate the account</a>')
  expect((await shop.request('GET', '/outbox/999')).status).toBe(404)
})
