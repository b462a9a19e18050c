import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { limits } from '../../shop-api/src/security/rate-limit.ts'
import { form } from '../../shop-api/testing/account-client.ts'
import { requestEnvelope, createGuest } from '../../shop-api/testing/races/buyer.ts'
import { insertRaceMember, memberPassword } from '../../shop-api/testing/races/member.ts'
import { waitUntilDoneOrBlocked } from '../../shop-api/testing/races/wait.ts'
import { useStack } from './use-stack.ts'

const stack = useStack()
const { register, login, forgot, resetPassword } = contract.account

const tally = (responses: readonly { code: number }[]) =>
  Object.fromEntries(
    [...new Set(responses.map(({ code }) => code))]
      .toSorted((a, b) => a - b)
      .map((code) => [code, responses.filter((response) => response.code === code).length]),
  )

const signsIn = async (email: string, password: string) =>
  (await requestEnvelope(stack().right, createGuest(), login, { body: { email, password } })).code === codes.ok

describe('one account at two shops', () => {
  it('of 50 simultaneous passwords, only the permitted number is checked', async () => {
    const { both, db } = stack()
    const email = 'a4@example.com'
    await insertRaceMember(db, email)
    const attacker = createGuest()
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        requestEnvelope(both[i % 2]!, attacker, login, { body: { email, password: `guess number ${i}` } }),
      ),
    )
    const { tries } = limits.login
    expect(tally(responses)).toEqual({ [codes.tooManyRequests]: 50 - tries, [codes.wrongCredentials]: tries })
  })

  it('twenty registrations of one address in any spelling make one account', async () => {
    const { both, db } = stack()
    const spellings = ['a24@example.com', 'A24@example.com', 'a24@EXAMPLE.com', 'A24@Example.Com']
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        requestEnvelope(both[i % 2]!, createGuest(), register, {
          body: { ...form, email: spellings[i % spellings.length] },
        }),
      ),
    )
    expect(responses.filter(({ status }) => status >= 500)).toEqual([])
    expect(responses.filter(({ code }) => code === codes.ok).length).toBeGreaterThan(0)
    const [count] = await db.query("select count(*)::int as count from users where lower(email) = 'a24@example.com'")
    expect(count).toEqual({ count: 1 })
  })

  const mailedToken = async (email: string) => {
    await requestEnvelope(stack().left, createGuest(), forgot, { body: { email } })
    const [mail] = await stack().db.query<{ body_text: string }>(
      "select body_text from outbox where recipient = $1 and kind = 'resetPassword' order by id desc",
      [email],
    )
    return /token=([\w-]{43})/.exec(mail?.body_text ?? '')?.[1]
  }
  const bodyFor = (token: string | undefined, password: string) => ({ token, password, confirm_password: password })

  it('one of ten resets with one link sets its password', async () => {
    const { both, db } = stack()
    const email = 'a18@example.com'
    await insertRaceMember(db, email)
    const token = await mailedToken(email)
    const passwords = Array.from({ length: 10 }, (_, i) => `varistor avenue ${i}`)
    const responses = await Promise.all(
      passwords.map((password, i) =>
        requestEnvelope(both[i % 2]!, createGuest(), resetPassword, { body: bodyFor(token, password) }),
      ),
    )
    expect(tally(responses)).toEqual({ [codes.ok]: 1, [codes.linkInvalid]: 9 })
    const winner = passwords[responses.findIndex(({ code }) => code === codes.ok)]
    expect(await signsIn(email, winner ?? '')).toBe(true)
    expect(await signsIn(email, memberPassword)).toBe(false)
  })

  it('a second reset during the first is refused', async () => {
    const { left, right, db } = stack()
    const email = 'a18-held@example.com'
    await insertRaceMember(db, email)
    const token = await mailedToken(email)
    const { reached, go } = await left.hold('account.resetLinkTaken')
    const first = requestEnvelope(left, createGuest(), resetPassword, { body: bodyFor(token, 'varistor avenue 1') })
    await reached
    const second = requestEnvelope(right, createGuest(), resetPassword, { body: bodyFor(token, 'varistor avenue 2') })
    await waitUntilDoneOrBlocked(db, second)
    await go()
    expect([(await first).code, (await second).code]).toEqual([codes.ok, codes.linkInvalid])
    expect(await signsIn(email, 'varistor avenue 1')).toBe(true)
  })

  it('a link requested during a reset waits for it, and both succeed', async () => {
    const { left, right, db } = stack()
    const email = 'a19@example.com'
    await insertRaceMember(db, email)
    const token = await mailedToken(email)
    const { reached, go } = await left.hold('account.resetLinkTaken')
    const reset = requestEnvelope(left, createGuest(), resetPassword, { body: bodyFor(token, 'varistor avenue 1') })
    await reached
    const requested = requestEnvelope(right, createGuest(), forgot, { body: { email } })
    await waitUntilDoneOrBlocked(db, requested)
    await go()
    expect([(await reset).code, (await requested).code]).toEqual([codes.ok, codes.ok])
    expect(await signsIn(email, 'varistor avenue 1')).toBe(true)
  })

  it('a sign-in with the old password during its change leaves no session', async () => {
    const { left, right, db } = stack()
    const email = 'a17@example.com'
    await insertRaceMember(db, email)
    const token = await mailedToken(email)
    const { reached, go } = await left.hold('account.passwordRight')
    const signingIn = requestEnvelope(left, createGuest(), login, { body: { email, password: memberPassword } })
    await reached
    await requestEnvelope(right, createGuest(), resetPassword, { body: bodyFor(token, 'varistor avenue 3') })
    await go()
    expect((await signingIn).code).toBe(codes.wrongCredentials)
    expect(
      await db.query('select from sessions s join users u on u.id = s.user_id where u.email = $1', [email]),
    ).toEqual([])
  })
})
