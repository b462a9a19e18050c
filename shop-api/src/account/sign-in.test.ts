import { contract } from '@partgate/schema/shop-api/contract.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashToken, newToken } from '#security/tokens.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'
import { accountDesk, credentials } from '#testing/account-desk.ts'

vi.setConfig({ testTimeout: 30_000 })

let shop: TestShop
let desk: ReturnType<typeof accountDesk>
beforeAll(async () => {
  shop = await openTestShop()
  desk = accountDesk(shop)
}, 60_000)
afterAll(() => shop.close())
beforeEach(() => shop.db.exec('truncate users, outbox, rate_limits, carts restart identity cascade'))

describe('signing in', () => {
  test('opens a session of seven days, whose token is stored as a hash only', async () => {
    await desk.openAccount()
    const { code, data } = await desk.signIn({ email: ' ADA@example.com ' })
    const { token, expire } = contract.account.login.data.parse(data)
    expect(code).toBe(200)
    expect(expire - Date.now() / 1000).toBeCloseTo(7 * 24 * 3600, -2)
    expect(await desk.profile({ Authorization: `Bearer ${token}` })).toMatchObject({
      code: 200,
      data: { email: 'Ada@Example.com', company_name: 'Analytical Engines', country: 'GB' },
    })
    expect(await shop.db.query('select 1 from sessions where token_hash = $1', [Buffer.from(token)])).toEqual([])
  })

  test('answers alike for a wrong password, an unknown and a blocked address', async () => {
    await desk.openAccount()
    const wrong = await desk.signIn({ password: 'wrong lane' })
    expect(wrong).toEqual({ code: 4011, message: 'E-mail or password is wrong', data: {} })
    expect(await desk.signIn({ email: 'nobody@example.com' })).toEqual(wrong)
    await shop.db.exec("update users set status = 'blocked'")
    expect(await desk.signIn()).toEqual(wrong)
  })

  test('says that an account is not activated only to who knows its password', async () => {
    await desk.register()
    expect(await desk.signIn()).toMatchObject({ code: 4012 })
    expect(await desk.signIn({ password: 'wrong lane' })).toMatchObject({ code: 4011 })
  })

  test('takes the guest’s cart along, once', async () => {
    await desk.openAccount()
    const secret = newToken()
    await shop.db.query(
      `with cart as (insert into carts (token_hash) values ($1) returning id)
       insert into cart_lines (cart_id, goods_id, quantity) select id, 7, 3 from cart`,
      [hashToken(secret)],
    )
    const linesOfMembers =
      'select l.goods_id, l.quantity from cart_lines l join carts c on c.id = l.cart_id where c.user_id is not null'
    expect(
      await desk.post(
        contract.account.login.path,
        { ...credentials, password: 'wrong lane' },
        { 'Cart-Token': secret },
      ),
    ).toMatchObject({ code: 4011 })
    expect(await shop.db.query(linesOfMembers)).toEqual([])
    for (let i = 0; i < 2; i++) await desk.post(contract.account.login.path, credentials, { 'Cart-Token': secret })
    expect(await shop.db.query(linesOfMembers)).toEqual([{ goods_id: 7, quantity: 3 }])
  })

  test('is slowed down after five wrong passwords, even for the right one', async () => {
    await desk.openAccount()
    for (let i = 0; i < 5; i++) expect(await desk.signIn({ password: `wrong ${i}` })).toMatchObject({ code: 4011 })
    expect(await desk.signIn()).toMatchObject({ code: 429 })
    await shop.db.exec("update rate_limits set resets_at = resets_at - interval '61 seconds'")
    expect(await desk.signIn()).toMatchObject({ code: 200 })
  })
})

describe('a session', () => {
  const ended = { code: 4001, message: 'Your session has ended. Please sign in again.', data: {} }

  test('is asked for where the answer belongs to a member', async () => {
    expect(await desk.profile()).toEqual(ended)
  })

  test('that is unknown, malformed or over is told so, except where everybody gets the same', async () => {
    await desk.openAccount()
    const headers = await desk.bearerOf()
    await shop.db.exec("update sessions set expires_at = now() - interval '1 second'")
    for (const stale of [headers, { Authorization: `Bearer ${newToken()}` }, { Authorization: 'Basic eDp5' }]) {
      expect(await desk.profile(stale)).toEqual(ended)
      expect(await shop.call('GET', contract.cart.count.path, { headers: stale })).toEqual(ended)
      expect(await shop.call('GET', contract.site.languages.path, { headers: stale })).toMatchObject({ code: 200 })
    }
  })

  test('ends when signing out, and only that one', async () => {
    await desk.openAccount()
    const [here, elsewhere] = [await desk.bearerOf(), await desk.bearerOf()]
    expect(await shop.call('POST', contract.account.logout.path, { headers: here })).toMatchObject({
      code: 200,
      data: {},
    })
    expect(await desk.profile(here)).toEqual(ended)
    expect(await desk.profile(elsewhere)).toMatchObject({ code: 200 })
  })

  test('ends when the account is blocked', async () => {
    await desk.openAccount()
    const headers = await desk.bearerOf()
    await shop.db.exec("update users set status = 'blocked'")
    expect(await desk.profile(headers)).toEqual(ended)
  })
})
