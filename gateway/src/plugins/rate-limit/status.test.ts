import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApiKey, parseApiKey } from '../../api-keys/api-keys.ts'
import { byHash, hashed, openLanes, unusual } from '../../../testing/lanes.ts'
import { openGateway } from '../../../testing/harness.ts'

const minute = Date.UTC(2026, 10, 21, 8, 30)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: minute }))
afterEach(() => void vi.useRealTimers())

const query = '{ rateLimit { cost limit remaining resetAt } categories { id } }'
const visitor = { 'x-forwarded-for': '203.0.113.9' }
const resetAt = new Date(minute + 60_000).toISOString()

const pickHeaders = ({ headers }: Response) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`))

it('each operation reports its cost and the points left, in the response and in headers', async () => {
  const { run } = await openGateway({ rateLimit: 1_000 })
  const first = await run(query, { headers: visitor })
  expect(first.data['rateLimit']).toEqual({ cost: 21, limit: 1_000, remaining: 979, resetAt })
  expect(pickHeaders(first.response)).toEqual(['1000', '979', '60'])
  vi.advanceTimersByTime(20_000)
  const second = await run(query, { headers: visitor })
  expect(second.data['rateLimit']).toEqual({ cost: 21, limit: 1_000, remaining: 958, resetAt })
  expect(pickHeaders(second.response)).toEqual(['1000', '958', '40'])
})

it('the time to wait is the same where the clock is set back', async () => {
  const { run } = await openGateway({ rateLimit: 1_000 })
  await run(query, { headers: visitor })
  vi.setSystemTime(minute - 3_600_000)
  vi.advanceTimersByTime(20_000)
  const { data, response } = await run(query, { headers: visitor })
  expect(data['rateLimit']).toMatchObject({ resetAt: new Date(minute - 3_600_000 + 60_000).toISOString() })
  expect(pickHeaders(response)).toEqual(['1000', '958', '40'])
})

it('of several limits, the one with the fewest points left is reported', async () => {
  const { run } = await openGateway({ rateLimit: 1_000 })
  for (let n = 1; n <= 3; n += 1)
    await run(query, { headers: { 'x-forwarded-for': `203.0.113.${n}`, authorization: 'Bearer ada' } })
  const { data } = await run(query, { headers: { ...visitor, authorization: 'Bearer ada' } })
  expect(data['rateLimit']).toMatchObject({ remaining: 916 })
})

it('a key has its own points', async () => {
  const { key, line } = createApiKey('acme')
  const { run } = await openGateway({ apiKeys: [parseApiKey(`${line}:5000`)].filter((each) => each !== null) })
  const { data } = await run(query, { headers: { ...visitor, 'x-api-key': key } })
  expect(data['rateLimit']).toMatchObject({ limit: 5_000, remaining: 4_979 })
})

it('a caller without a limit gets null and no header', async () => {
  const { run } = await openGateway()
  const { data, response } = await run(query)
  expect(data['rateLimit']).toBeNull()
  expect(pickHeaders(response)).toEqual([null, null, null])
})

it('an operation beyond the points left is refused with its cost, the limit and the time to wait', async () => {
  const { post } = await openGateway({ rateLimit: 1_000 })
  const send = () => post({ query: '{ search(first: 40) { nodes { recommendations { id } } } }', headers: visitor })
  await send()
  const last = await send()
  expect(await last.json()).toMatchObject({
    errors: [
      {
        message: expect.stringMatching(
          /^Too many requests: the operation costs \d+ points, the limit is 1000 points in 60 s. Try again in 60 s.$/,
        ),
        extensions: { code: 'RATE_LIMITED', limit: 1_000, cost: 931, remaining: 19, resetAt, retryAfterSeconds: 60 },
      },
    ],
  })
})

it('too many attempts are refused with their own limit', async () => {
  const { run } = await openGateway()
  const signIn = 'mutation { signIn(input: { email: "a@example.com", password: "guess" }) { expiresAt } }'
  for (let n = 0; n < 30; n += 1) await run(signIn, { headers: visitor })
  const { errors } = await run(signIn, { headers: visitor })
  expect(errors?.[0]?.message).toBe('Too many attempts: the limit is 30 attempts in 600 s. Try again in 600 s.')
})

it('both lanes report the same', async () => {
  const options = { trustedDocuments: byHash([query]) }
  const [fast, slow] = [await openLanes(options), await openLanes(options)]
  for (let n = 1; n <= 2; n += 1) {
    const quick = await fast.send(hashed(query), visitor)
    expect(quick).toEqual(await slow.send(hashed(query), { ...visitor, ...unusual }))
    expect(quick.headers['ratelimit-remaining']).toBe(`${60_000 - n * 21}`)
  }
  expect(await fast.lanes()).toEqual({ compiled: 2 })
})
