import { describe, expect, it, test, vi } from 'vitest'
import { newApiKey, parseApiKey } from '../../keys.ts'
import { type Redis, unavailable } from '../../redis.ts'
import { openGateway } from '../../testing/harness.ts'

/** Costs 11 points. */
const query = '{ categories { id } }'
const search = '{ search(first: 100) { nodes { id } } }'
const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
})
const visitor = from('203.0.113.9')
const signIn = 'mutation { signIn(input: { email: "a@example.com", password: "guess" }) { expiresAt } }'

type Open = Awaited<ReturnType<typeof openGateway>>

/** How many of so many requests are answered. */
const answeredOf = async (
  { run }: Pick<Open, 'run'>,
  times: number,
  operation: string,
  sent: () => Parameters<Open['run']>[1],
) => {
  let answered = 0
  for (let i = 0; i < times; i += 1) if ((await run(operation, sent())).response.status === 200) answered += 1
  return answered
}

describe('E27: who asks for too much', () => {
  it('is told 429, when to come back, and a GraphQL error, and costs the shop nothing', async () => {
    const { shop, run } = await openGateway({ rateLimit: 1_000 })
    expect(await answeredOf({ run }, 12, search, () => visitor)).toBe(9)
    const calls = shop.requests.length
    const { errors, response } = await run(search, visitor)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect(errors?.[0]?.message).toMatch(/^Too many requests; try again in \d+ s\.$/)
    expect(shop.requests).toHaveLength(calls)
    expect((await run(search, from('203.0.113.10'))).response.status).toBe(200)
  })

  it('may ask again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    const { run } = await openGateway({ rateLimit: 1_000 })
    expect(await answeredOf({ run }, 12, search, () => visitor)).toBe(9)
    vi.setSystemTime(61_000)
    expect((await run(search, visitor)).response.status).toBe(200)
    vi.useRealTimers()
  })

  test.for<[string, (n: number) => string]>([
    ['of one IPv6 household', (n) => `2001:db8:1:2::${n.toString(16)}`],
    ['who makes up where he comes from', (n) => `198.51.100.${n}, 203.0.113.9`],
  ])('is one, %s', async ([, address]) => {
    const { run } = await openGateway({ rateLimit: 1_000 })
    let n = 0
    expect(await answeredOf({ run }, 12, search, () => from(address((n += 1))))).toBe(9)
  })

  it('is one person, from wherever', async () => {
    const { run } = await openGateway({ rateLimit: 1_000 })
    let n = 0
    const ada = () => from(`203.0.113.${(n += 1)}`, { authorization: 'Bearer ada' })
    expect(await answeredOf({ run }, 12, search, ada)).toBe(9)
    expect((await run(search, from('203.0.113.99', { authorization: 'Bearer bob' }))).response.status).toBe(200)
  })

  it('pays for what is refused, too', async () => {
    const { run } = await openGateway({ rateLimit: 1_000 })
    for (let i = 0; i < 25; i += 1) await run('{ nonsense }', visitor)
    expect((await run(query, visitor)).response.status).toBe(429)
  })

  it('guesses no passwords: thirty tries in ten minutes, while the rest goes on', async () => {
    const { run } = await openGateway()
    expect(await answeredOf({ run }, 35, signIn, () => visitor)).toBe(30)
    expect((await run(query, visitor)).response.status).toBe(200)
    expect((await run(signIn, from('203.0.113.10'))).response.status).toBe(200)
  })
})

describe('a partner', () => {
  const keys = (['small', 'plain'] as const).map((name) => ({ name, ...newApiKey(name) }))
  const lines = keys.map(({ name, line }) => (name === 'small' ? `${line}:1000` : line))
  const apiKeys = lines.map(parseApiKey).filter((key) => key !== null)
  const withKey = (at: number) => from('203.0.113.9', { 'x-api-key': keys[at]?.key ?? '' })

  it('has as many points a minute as its key says, not requests, from wherever it asks', async () => {
    const { run } = await openGateway({ apiKeys })
    expect(await answeredOf({ run }, 12, search, () => withKey(0))).toBe(9)
    expect((await run(search, visitor)).response.status).toBe(200)
    expect((await run(search, withKey(1))).response.status).toBe(200)
  })

  it('has ten times as many as anyone where its key says nothing', async () => {
    const { run } = await openGateway({ apiKeys, rateLimit: 1_000 })
    expect(await answeredOf({ run }, 100, search, () => withKey(1))).toBe(90)
  })
})

it('the storefront’s own server, which asks from one trusted address, is nobody’s visitor', async () => {
  const { run } = await openGateway({ rateLimit: 1_000 })
  expect(await answeredOf({ run }, 30, search, () => ({}))).toBe(30)
  expect(await answeredOf({ run }, 30, search, () => from('127.0.0.1'))).toBe(30)
})

/** Counts as Redis would, for all who share it. */
const standIn = (): Redis => {
  const counts = new Map<string, number>()
  return {
    send: async ([name, ...args]) => {
      if (name !== 'EVAL') return unavailable
      const [, , key = '', points, seconds] = args.map(String)
      counts.set(key, (counts.get(key) ?? 0) + Number(points))
      return [counts.get(key) ?? 0, Number(seconds) * 1_000]
    },
    sendForBytes: async () => unavailable,
    subscribe: () => {},
    onConnected: () => {},
    close: () => {},
  }
}

it('E27: processes that share a Redis share the counts, also under race', async () => {
  const redis = standIn()
  const gateways = await Promise.all([1, 2, 3].map(() => openGateway({ rateLimit: 1_000, redis })))
  const answers = await Promise.all(
    gateways.flatMap(({ run }) => Array.from({ length: 10 }, () => run(search, visitor))),
  )
  expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(9)
})

it('G5: without Redis each process counts for itself', async () => {
  const redis: Redis = { ...standIn(), send: async () => unavailable }
  const gateways = await Promise.all([1, 2].map(() => openGateway({ rateLimit: 1_000, redis })))
  for (const gateway of gateways) expect(await answeredOf(gateway, 12, search, () => visitor)).toBe(9)
})
