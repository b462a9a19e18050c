import { contract } from '@partgate/schema/shop-api/contract.ts'
import { describe, expect, test, vi } from 'vitest'
import { hashToken, createToken } from '#security/tokens.ts'
import { atFailpoint } from '../failpoint.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { credentials } from '../../testing/account-client.ts'
import { type AccountClient, useAccountClient } from '../../testing/use-client.ts'

let shop: TestShop
let client: AccountClient
useAccountClient((opened) => ({ shop, client } = opened))

describe('signing in', () => {
  test('opens a session of seven days, whose token is stored as a hash only', async () => {
    await client.openAccount()
    const { code, data } = await client.signIn({ email: ' ADA@example.com ' })
    const { token, expire } = contract.account.login.data.parse(data)
    expect(code).toBe(200)
    expect(expire - Date.now() / 1000).toBeCloseTo(7 * 24 * 3600, -2)
    expect(await client.profile({ Authorization: `Bearer ${token}` })).toMatchObject({
      code: 200,
      data: { email: 'Ada@Example.com', company_name: 'Analytical Engines', country: 'GB' },
    })
    expect(await shop.db.query('select 1 from sessions where token_hash = $1', [Buffer.from(token)])).toEqual([])
  })

  test('responds alike for a wrong password, an unknown and a blocked address', async () => {
    await client.openAccount()
    const wrong = await client.signIn({ password: 'wrong lane' })
    expect(wrong).toEqual({ code: 4011, message: 'Email or password is wrong', data: {} })
    expect(await client.signIn({ email: 'nobody@example.com' })).toEqual(wrong)
    await shop.db.exec("update users set status = 'blocked'")
    expect(await client.signIn()).toEqual(wrong)
  })

  test('reports a missing activation only with the right password', async () => {
    await client.register()
    expect(await client.signIn()).toMatchObject({ code: 4012 })
    expect(await client.signIn({ password: 'wrong lane' })).toMatchObject({ code: 4011 })
  })

  test('merges the guest’s cart, once', async () => {
    await client.openAccount()
    const secret = createToken()
    await shop.db.query(
      `with cart as (insert into carts (token_hash) values ($1) returning id)
       insert into cart_lines (cart_id, goods_id, quantity) select id, 7, 3 from cart`,
      [hashToken(secret)],
    )
    const linesOfMembers =
      'select l.goods_id, l.quantity from cart_lines l join carts c on c.id = l.cart_id where c.user_id is not null'
    expect(
      await client.post(
        contract.account.login.path,
        { ...credentials, password: 'wrong lane' },
        { 'Cart-Token': secret },
      ),
    ).toMatchObject({ code: 4011 })
    expect(await shop.db.query(linesOfMembers)).toEqual([])
    for (let i = 0; i < 2; i++) await client.post(contract.account.login.path, credentials, { 'Cart-Token': secret })
    expect(await shop.db.query(linesOfMembers)).toEqual([{ goods_id: 7, quantity: 3 }])
  })

  test('is slowed down after five wrong passwords, even for the right one', async () => {
    await client.openAccount()
    for (let i = 0; i < 5; i++) expect(await client.signIn({ password: `wrong ${i}` })).toMatchObject({ code: 4011 })
    expect(await client.signIn()).toMatchObject({ code: 429 })
    await shop.db.exec("update rate_limits set resets_at = resets_at - interval '61 seconds'")
    expect(await client.signIn()).toMatchObject({ code: 200 })
  })

  const from = (address: string, changes: object = {}) =>
    shop.call('POST', contract.account.login.path, { body: { ...credentials, ...changes }, from: address })

  test('a right password clears the count of its own account and network alone', async () => {
    await client.openAccount()
    await client.openAccount({ email: 'grace@example.com' })
    const grace = { email: 'grace@example.com' }
    for (const changes of [{}, grace]) {
      for (let i = 0; i < 4; i++) await from('2001:db8::1', { ...changes, password: `wrong ${i}` })
    }
    for (let i = 0; i < 4; i++) await from('203.0.113.9', { password: `wrong ${i}` })
    expect(await from('2001:db8::2', { email: ' ADA@example.com' })).toMatchObject({ code: 200 })
    for (let i = 0; i < 5; i++) {
      expect(await from('2001:db8::3', { password: `wrong ${i}` })).toMatchObject({ code: 4011 })
    }
    expect(await from('2001:db8::3')).toMatchObject({ code: 429 })
    for (const [address, changes] of [
      ['2001:db8::1', grace],
      ['203.0.113.9', {}],
    ] as const) {
      expect(await from(address, { ...changes, password: 'wrong' })).toMatchObject({ code: 4011 })
      expect(await from(address, changes)).toMatchObject({ code: 429 })
    }
  })

  test('is not slowed down by a stranger’s attempts', async () => {
    await client.openAccount()
    for (let i = 0; i < 8; i++) await from('203.0.113.9', { password: `wrong ${i}` })
    expect(await from('203.0.113.9')).toMatchObject({ code: 429 })
    expect(await from('198.51.100.1')).toMatchObject({ code: 200 })
  })

  test('with many accounts from one network is slowed down too, and right passwords do not count', async () => {
    await client.openAccount()
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

  test('of fifty tries at once, five reach the password', async () => {
    await client.openAccount()
    const responses = await Promise.all(Array.from({ length: 50 }, (_, i) => client.signIn({ password: `wrong ${i}` })))
    const codes = Object.groupBy(responses, ({ code }) => code)
    expect([codes[4011]?.length, codes[429]?.length]).toEqual([5, 45])
  })

  test('creates a new token each time, never one named by the caller', async () => {
    await client.openAccount()
    const named = createToken()
    const { data } = await client.post(contract.account.login.path, credentials, { 'Cart-Token': named })
    const { token } = contract.account.login.data.parse(data)
    const again = contract.account.login.data.parse((await client.signIn()).data)
    expect(new Set([named, token, again.token]).size).toBe(3)
    expect(await client.profile({ Authorization: `Bearer ${named}` })).toMatchObject({ code: 4001 })
  })

  test('with a password that changes meanwhile opens no session', async () => {
    await client.openAccount()
    const ends = atFailpoint('account.passwordRight', () => shop.db.exec("update users set password_hash = 'another'"))
    expect(await client.signIn()).toMatchObject({ code: 4011 })
    ends()
    expect(await shop.db.query('select from sessions')).toEqual([])
  })
})

describe('a session', () => {
  const ended = { code: 4001, message: 'Your session has ended. Please sign in again.', data: {} }

  test('is required where the response belongs to a member', async () => {
    expect(await client.profile()).toEqual(ended)
  })

  test('that is unknown, malformed or expired is refused, except by public endpoints', async () => {
    await client.openAccount()
    const headers = await client.signInForBearer()
    await shop.db.exec("update sessions set expires_at = now() - interval '1 second'")
    for (const stale of [headers, { Authorization: `Bearer ${createToken()}` }, { Authorization: 'Basic eDp5' }]) {
      expect(await client.profile(stale)).toEqual(ended)
      expect(await shop.call('GET', contract.cart.count.path, { headers: stale })).toEqual(ended)
      expect(await shop.call('GET', contract.site.languages.path, { headers: stale })).toMatchObject({ code: 200 })
    }
  })

  test('ends by signing out, alone', async () => {
    await client.openAccount()
    const [here, elsewhere] = [await client.signInForBearer(), await client.signInForBearer()]
    expect(await shop.call('POST', contract.account.logout.path, { headers: here })).toMatchObject({
      code: 200,
      data: {},
    })
    expect(await client.profile(here)).toEqual(ended)
    expect(await client.profile(elsewhere)).toMatchObject({ code: 200 })
  })

  test('expires by the database’s time, not by the process’s clock', async () => {
    await client.openAccount()
    const headers = await client.signInForBearer()
    for (const days of [2, -2]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
      expect(await client.profile(headers)).toMatchObject({ code: 200 })
      vi.useRealTimers()
    }
  })

  test('ends when the account is blocked', async () => {
    await client.openAccount()
    const headers = await client.signInForBearer()
    await shop.db.exec("update users set status = 'blocked'")
    expect(await client.profile(headers)).toEqual(ended)
  })
})
