import { contract } from '@partgate/schema/shop-api/contract.ts'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashToken, newToken } from '#security/tokens.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

vi.setConfig({ testTimeout: 30_000 })

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(() => shop.db.exec('truncate users, outbox, rate_limits, carts restart identity cascade'))

const calls = contract.account
const form = {
  sales_name: '',
  email: 'Ada@Example.com',
  password: 'tantalum lane 9',
  confirm_password: 'tantalum lane 9',
  contact_name: 'Ada Lovelace',
  telephone: '+44 20 7946 0000',
  company_name: 'Analytical Engines',
  country: 'GB',
  city: 'London',
  state: '',
  address: '12 St James Square',
  agreement: true,
}
const credentials = { email: 'ada@example.com', password: form.password }

const post = (path: string, body: object, headers?: Record<string, string>) =>
  shop.call('POST', path, { body, ...(headers ? { headers } : {}) })
const register = (changes: object = {}, headers?: Record<string, string>) =>
  post(calls.register.path, { ...form, ...changes }, headers)
const signIn = (changes: object = {}) => post(calls.login.path, { ...credentials, ...changes })
const mails = () =>
  shop.db.query<{ recipient: string; kind: string; subject: string; body_text: string }>(
    'select * from outbox order by id',
  )
const tokenIn = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? ''
const lastToken = async () => tokenIn((await mails()).at(-1)?.body_text)
const activate = (token: string) => post(calls.active.path, { token })
const openAccount = async () => {
  await register()
  return activate(await lastToken())
}
const bearerOf = async () => {
  const { data } = await signIn()
  return { Authorization: `Bearer ${z.object({ token: z.string() }).parse(data).token}` }
}
const profile = (headers: Record<string, string> = {}) => shop.call('GET', calls.profileInfo.path, { headers })

describe('registering', () => {
  test('sends a link to the storefront in the language asked for, and the secret is stored as a hash only', async () => {
    expect(await register({}, { Lang: 'jp' })).toMatchObject({ code: 200, data: { email: 'Ada@Example.com' } })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.recipient).toBe('Ada@Example.com')
    expect(mail?.body_text).toContain('http://shop.test/jp/register/activate?token=')
    const [stored] = await shop.db.query("select encode(token_hash, 'escape') as hash from mail_tokens")
    expect(String(stored?.['hash'])).not.toContain(tokenIn(mail?.body_text))
  })

  test('links lead to the shop’s own address, whatever host the caller names', async () => {
    await register({}, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
    expect((await mails())[0]?.body_text).not.toContain('evil')
  })

  test('answers alike for an address that is new, waiting or active; the owner learns it by mail', async () => {
    const fresh = await register()
    const waiting = await register()
    await activate(await lastToken())
    expect(waiting).toEqual(fresh)
    expect(
      await register({ email: 'Ada@Example.com', password: 'another lane 10', confirm_password: 'another lane 10' }),
    ).toEqual(fresh)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['activate', 'activate', 'alreadyRegistered'])
    expect(await signIn({ password: 'another lane 10' })).toMatchObject({ code: 4011 })
  })

  test('again before activation replaces what was typed, and the first link ends', async () => {
    await register()
    const first = await lastToken()
    await register({
      email: 'ADA@example.COM',
      company_name: 'Engines Two',
      password: 'another lane 10',
      confirm_password: 'another lane 10',
    })
    expect(await activate(first)).toMatchObject({ code: 4013 })
    expect(await activate(await lastToken())).toMatchObject({ code: 200 })
    expect(await signIn()).toMatchObject({ code: 4011 })
    expect(await signIn({ password: 'another lane 10' })).toMatchObject({ code: 200 })
  })

  test('at the same time for one address makes one account', async () => {
    const answers = await Promise.all([register(), register({ email: 'ada@example.com' })])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(await shop.db.query('select email_norm from users')).toEqual([{ email_norm: 'ada@example.com' }])
  })

  test.for([
    [{ confirm_password: 'other' }, 'confirm_password', 'Password inconsistency!'],
    [{ password: 'short', confirm_password: 'short' }, 'password', 'Enter a valid password: 8 to 128 characters'],
    [
      { password: 'Ada12345', confirm_password: 'Ada12345' },
      'password',
      'Enter a valid password: this one is too easy to guess',
    ],
    [{ company_name: '  ' }, 'company_name', 'Enter a company name'],
    [{ telephone: 'none' }, 'telephone', 'Enter a valid telephone'],
    [{ city: 'x'.repeat(201) }, 'city', 'Enter at most 200 characters'],
    [{ status: 'active' }, 'status', 'Unknown field: status'],
  ] as const)('refuses %o', async ([changes, field, message]) => {
    expect(await register(changes)).toMatchObject({ code: 400, message, data: { fields: [{ field, message }] } })
    expect(await mails()).toEqual([])
  })

  test('sends an address at most three mails an hour, resends included', async () => {
    await register()
    await register()
    await post(calls.resend.path, { email: 'ada@example.com' })
    expect(await register()).toMatchObject({ code: 429 })
    expect(await post(calls.resend.path, { email: 'ADA@example.com' })).toMatchObject({ code: 429 })
    expect(await mails()).toHaveLength(3)
  })
})

describe('the activation link', () => {
  test('opens the account once; using it again is harmless', async () => {
    await register()
    const token = await lastToken()
    const opened = await activate(token)
    expect(opened).toMatchObject({ code: 200, data: { email: 'Ada@Example.com' } })
    expect(await activate(token)).toEqual(opened)
  })

  test('does not open a blocked account', async () => {
    await register()
    await shop.db.exec("update users set status = 'blocked'")
    expect(await activate(await lastToken())).toMatchObject({ code: 4013 })
  })

  test('is refused after a day, and when it is unknown', async () => {
    await register()
    const [row] = await shop.db.query('select extract(epoch from expires_at - now()) / 3600 as hours from mail_tokens')
    expect(Number(row?.['hours'])).toBeCloseTo(24, 0)
    await shop.db.exec("update mail_tokens set expires_at = now() - interval '1 second'")
    expect(await activate(await lastToken())).toMatchObject({ code: 4013 })
    expect(await activate(newToken())).toMatchObject({ code: 4013 })
  })

  test('is sent again on request, with the same answer for any address', async () => {
    const unknown = await post(calls.resend.path, { email: 'ada@example.com' })
    await register()
    expect(await post(calls.resend.path, { email: 'ada@example.com' })).toEqual(unknown)
    expect(await mails()).toHaveLength(2)
    expect(await activate(await lastToken())).toMatchObject({ code: 200 })
  })
})

describe('signing in', () => {
  test('opens a session of seven days, whose token is stored as a hash only', async () => {
    await openAccount()
    const { code, data } = await signIn({ email: ' ADA@example.com ' })
    const { token, expire } = calls.login.data.parse(data)
    expect(code).toBe(200)
    expect(expire - Date.now() / 1000).toBeCloseTo(7 * 24 * 3600, -2)
    expect(await profile({ Authorization: `Bearer ${token}` })).toMatchObject({
      code: 200,
      data: { email: 'Ada@Example.com', company_name: 'Analytical Engines', country: 'GB' },
    })
    expect(await shop.db.query('select 1 from sessions where token_hash = $1', [Buffer.from(token)])).toEqual([])
  })

  test('answers alike for a wrong password, an unknown and a blocked address', async () => {
    await openAccount()
    const wrong = await signIn({ password: 'wrong lane' })
    expect(wrong).toEqual({ code: 4011, message: 'E-mail or password is wrong', data: {} })
    expect(await signIn({ email: 'nobody@example.com' })).toEqual(wrong)
    await shop.db.exec("update users set status = 'blocked'")
    expect(await signIn()).toEqual(wrong)
  })

  test('says that an account is not activated only to who knows its password', async () => {
    await register()
    expect(await signIn()).toMatchObject({ code: 4012 })
    expect(await signIn({ password: 'wrong lane' })).toMatchObject({ code: 4011 })
  })

  test('takes the guest’s cart along, once', async () => {
    await openAccount()
    const secret = newToken()
    await shop.db.query(
      `with cart as (insert into carts (token_hash) values ($1) returning id)
       insert into cart_lines (cart_id, goods_id, quantity) select id, 7, 3 from cart`,
      [hashToken(secret)],
    )
    const linesOfMembers =
      'select l.goods_id, l.quantity from cart_lines l join carts c on c.id = l.cart_id where c.user_id is not null'
    expect(
      await post(calls.login.path, { ...credentials, password: 'wrong lane' }, { 'Cart-Token': secret }),
    ).toMatchObject({ code: 4011 })
    expect(await shop.db.query(linesOfMembers)).toEqual([])
    for (let i = 0; i < 2; i++) await post(calls.login.path, credentials, { 'Cart-Token': secret })
    expect(await shop.db.query(linesOfMembers)).toEqual([{ goods_id: 7, quantity: 3 }])
  })

  test('is slowed down after five wrong passwords, even for the right one', async () => {
    await openAccount()
    for (let i = 0; i < 5; i++) expect(await signIn({ password: `wrong ${i}` })).toMatchObject({ code: 4011 })
    expect(await signIn()).toMatchObject({ code: 429 })
    await shop.db.exec("update rate_limits set resets_at = resets_at - interval '61 seconds'")
    expect(await signIn()).toMatchObject({ code: 200 })
  })
})

describe('a session', () => {
  const ended = { code: 4001, message: 'Your session has ended. Please sign in again.', data: {} }

  test('is asked for where the answer belongs to a member', async () => {
    expect(await profile()).toEqual(ended)
  })

  test('that is unknown, malformed or over is told so, except where everybody gets the same', async () => {
    await openAccount()
    const headers = await bearerOf()
    await shop.db.exec("update sessions set expires_at = now() - interval '1 second'")
    for (const stale of [headers, { Authorization: `Bearer ${newToken()}` }, { Authorization: 'Basic eDp5' }]) {
      expect(await profile(stale)).toEqual(ended)
      expect(await shop.call('GET', contract.cart.count.path, { headers: stale })).toEqual(ended)
      expect(await shop.call('GET', contract.site.languages.path, { headers: stale })).toMatchObject({ code: 200 })
    }
  })

  test('ends when signing out, and only that one', async () => {
    await openAccount()
    const [here, elsewhere] = [await bearerOf(), await bearerOf()]
    expect(await shop.call('POST', calls.logout.path, { headers: here })).toMatchObject({ code: 200, data: {} })
    expect(await profile(here)).toEqual(ended)
    expect(await profile(elsewhere)).toMatchObject({ code: 200 })
  })

  test('ends when the account is blocked', async () => {
    await openAccount()
    const headers = await bearerOf()
    await shop.db.exec("update users set status = 'blocked'")
    expect(await profile(headers)).toEqual(ended)
  })
})

test('the outbox shows the mail with a link that works, and nothing a stranger typed as markup', async () => {
  await register({ email: 'a+b@example.com' })
  const page = await (await shop.request('GET', '/outbox')).text()
  const [, link = ''] = /<a href="(http:\/\/shop\.test\/register\/activate[^"]+)"/.exec(page) ?? []
  expect(page).toContain('data-recipient="a+b@example.com"')
  expect(await activate(tokenIn(link))).toMatchObject({ code: 200 })
  expect(await (await shop.request('GET', '/outbox/1')).text()).toContain('Activate the account</a>')
  expect((await shop.request('GET', '/outbox/999')).status).toBe(404)
})
