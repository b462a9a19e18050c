import { contract } from '@partgate/schema/shop-api/contract.ts'
import { describe, expect, test, vi } from 'vitest'
import { hashToken, newToken } from '#security/tokens.ts'
import { atHook } from '../hook.ts'
import type { TestShop } from '#testing/open-test-shop.ts'
import { credentials } from '#testing/account-desk.ts'
import { type AccountDesk, useAccountDesk } from '#testing/use-desk.ts'

vi.setConfig({ testTimeout: 30_000 })

let shop: TestShop
let desk: AccountDesk
useAccountDesk((opened) => ({ shop, desk } = opened))

describe('signing in', () => {
  test('A13: opens a session of seven days, whose token is stored as a hash only', async () => {
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

  test('A1: answers alike for a wrong password, an unknown and a blocked address', async () => {
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

  test('A12: takes the guest’s cart along, once', async () => {
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

  test('A3: is slowed down after five wrong passwords, even for the right one', async () => {
    await desk.openAccount()
    for (let i = 0; i < 5; i++) expect(await desk.signIn({ password: `wrong ${i}` })).toMatchObject({ code: 4011 })
    expect(await desk.signIn()).toMatchObject({ code: 429 })
    await shop.db.exec("update rate_limits set resets_at = resets_at - interval '61 seconds'")
    expect(await desk.signIn()).toMatchObject({ code: 200 })
  })

  const from = (address: string, changes: object = {}) =>
    shop.call('POST', contract.account.login.path, { body: { ...credentials, ...changes }, from: address })

  test('A3: is not slowed down by what a stranger tries', async () => {
    await desk.openAccount()
    for (let i = 0; i < 8; i++) await from('203.0.113.9', { password: `wrong ${i}` })
    expect(await from('203.0.113.9')).toMatchObject({ code: 429 })
    expect(await from('198.51.100.1')).toMatchObject({ code: 200 })
  })

  test('A3: with many accounts from one network is slowed down too, where right ones do not count', async () => {
    await desk.openAccount()
    const network = (i: number) => `2001:db8::${i.toString(16)}`
    await from(network(1))
    await shop.db.exec("update rate_limits set hits = 58 where key like 'login-network:%'")
    for (let i = 0; i < 3; i++) expect(await from(network(i))).toMatchObject({ code: 200 })
    for (let i = 0; i < 2; i++) {
      expect(await from(network(i), { email: `reader${i}@example.com` })).toMatchObject({ code: 4011 })
    }
    expect(await from(network(9), { email: 'reader9@example.com' })).toMatchObject({ code: 429 })
    expect(await from('2001:db8:0:1::1')).toMatchObject({ code: 200 })
  })

  test('A4: of fifty tries at once, five reach the password', async () => {
    await desk.openAccount()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => desk.signIn({ password: `wrong ${i}` })))
    const codes = Object.groupBy(answers, ({ code }) => code)
    expect([codes[4011]?.length, codes[429]?.length]).toEqual([5, 45])
  })

  test('A12: makes a new token each time, and none that the caller has named', async () => {
    await desk.openAccount()
    const named = newToken()
    const { data } = await desk.post(contract.account.login.path, credentials, { 'Cart-Token': named })
    const { token } = contract.account.login.data.parse(data)
    const again = contract.account.login.data.parse((await desk.signIn()).data)
    expect(new Set([named, token, again.token]).size).toBe(3)
    expect(await desk.profile({ Authorization: `Bearer ${named}` })).toMatchObject({ code: 4001 })
  })

  test('A17: with a password that is changed meanwhile opens nothing', async () => {
    await desk.openAccount()
    const ends = atHook('account.passwordRight', () => shop.db.exec("update users set password_hash = 'another'"))
    expect(await desk.signIn()).toMatchObject({ code: 4011 })
    ends()
    expect(await shop.db.query('select from sessions')).toEqual([])
  })
})

describe('a session', () => {
  const ended = { code: 4001, message: 'Your session has ended. Please sign in again.', data: {} }

  test('is asked for where the answer belongs to a member', async () => {
    expect(await desk.profile()).toEqual(ended)
  })

  test('A13: that is unknown, malformed or over is told so, except where everybody gets the same', async () => {
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

  test('A14: lives by the database’s time, whatever the clock of the process says', async () => {
    await desk.openAccount()
    const headers = await desk.bearerOf()
    for (const days of [2, -2]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
      expect(await desk.profile(headers)).toMatchObject({ code: 200 })
      vi.useRealTimers()
    }
  })

  test('ends when the account is blocked', async () => {
    await desk.openAccount()
    const headers = await desk.bearerOf()
    await shop.db.exec("update users set status = 'blocked'")
    expect(await desk.profile(headers)).toEqual(ended)
  })
})
