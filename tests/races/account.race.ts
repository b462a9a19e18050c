import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { limits } from '../../shop-api/src/security/rate-limit.ts'
import { form } from '../../shop-api/testing/account-desk.ts'
import { ask, stranger } from '../../shop-api/testing/race-buyer.ts'
import { insertRaceMember, memberPassword } from '../../shop-api/testing/race-member.ts'
import { overOrBlocked } from '../../shop-api/testing/race-wait.ts'
import { useStack } from './use-stack.ts'

const stack = useStack()
const { register, login, forgot, resetPassword } = contract.account

const tally = (answers: readonly { code: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ code }) => code))]
      .toSorted((a, b) => a - b)
      .map((code) => [code, answers.filter((answer) => answer.code === code).length]),
  )

const signsIn = async (email: string, password: string) =>
  (await ask(stack().right, stranger(), login, { body: { email, password } })).code === codes.ok

describe('one account at two shops', () => {
  it('of 50 simultaneous passwords, only the permitted number is checked', async () => {
    const { both, db } = stack()
    const email = 'a4@example.com'
    await insertRaceMember(db, email)
    const attacker = stranger()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        ask(both[i % 2]!, attacker, login, { body: { email, password: `guess number ${i}` } }),
      ),
    )
    const { tries } = limits.login
    expect(tally(answers)).toEqual({ [codes.tooManyRequests]: 50 - tries, [codes.wrongCredentials]: tries })
  })

  it('twenty registrations of one address in any spelling make one account', async () => {
    const { both, db } = stack()
    const spellings = ['a24@example.com', 'A24@example.com', 'a24@EXAMPLE.com', 'A24@Example.Com']
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        ask(both[i % 2]!, stranger(), register, { body: { ...form, email: spellings[i % spellings.length] } }),
      ),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(answers.filter(({ code }) => code === codes.ok).length).toBeGreaterThan(0)
    const [count] = await db.query("select count(*)::int as count from users where lower(email) = 'a24@example.com'")
    expect(count).toEqual({ count: 1 })
  })

  const mailedToken = async (email: string) => {
    await ask(stack().left, stranger(), forgot, { body: { email } })
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
    const answers = await Promise.all(
      passwords.map((password, i) => ask(both[i % 2]!, stranger(), resetPassword, { body: bodyFor(token, password) })),
    )
    expect(tally(answers)).toEqual({ [codes.ok]: 1, [codes.linkInvalid]: 9 })
    const winner = passwords[answers.findIndex(({ code }) => code === codes.ok)]
    expect(await signsIn(email, winner ?? '')).toBe(true)
    expect(await signsIn(email, memberPassword)).toBe(false)
  })

  it('a second reset during the first is refused', async () => {
    const { left, right, db } = stack()
    const email = 'a18-held@example.com'
    await insertRaceMember(db, email)
    const token = await mailedToken(email)
    const { reached, go } = await left.hold('account.resetLinkTaken')
    const first = ask(left, stranger(), resetPassword, { body: bodyFor(token, 'varistor avenue 1') })
    await reached
    const second = ask(right, stranger(), resetPassword, { body: bodyFor(token, 'varistor avenue 2') })
    await overOrBlocked(db, second)
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
    const reset = ask(left, stranger(), resetPassword, { body: bodyFor(token, 'varistor avenue 1') })
    await reached
    const requested = ask(right, stranger(), forgot, { body: { email } })
    await overOrBlocked(db, requested)
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
    const signingIn = ask(left, stranger(), login, { body: { email, password: memberPassword } })
    await reached
    await ask(right, stranger(), resetPassword, { body: bodyFor(token, 'varistor avenue 3') })
    await go()
    expect((await signingIn).code).toBe(codes.wrongCredentials)
    expect(
      await db.query('select from sessions s join users u on u.id = s.user_id where u.email = $1', [email]),
    ).toEqual([])
  })
})
