import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { createApiKey, parseApiKey } from '../../api-keys/api-keys.ts'
import { type Redis, unavailable } from '../../redis.ts'
import { byHash, hashed, openLanes, unusual } from '../../../testing/lanes.ts'
import { openGateway } from '../../../testing/harness.ts'

/** Costs 11 points. */
const query = '{ categories { id } }'
const search = '{ search(first: 100) { nodes { id } } }'
const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
})
const visitor = from('203.0.113.9')
const signIn = 'mutation { signIn(input: { email: "a@example.com", password: "guess" }) { expiresAt } }'

type Open = Awaited<ReturnType<typeof openGateway>>

const countSuccesses = async (
  { run }: Pick<Open, 'run'>,
  times: number,
  operation: string,
  sent: () => Parameters<Open['run']>[1],
) => {
  let successCount = 0
  for (let i = 0; i < times; i += 1) if ((await run(operation, sent())).response.status === 200) successCount += 1
  return successCount
}

describe('a caller without points', () => {
  it('gets 429, the time to wait and a GraphQL error, without a request to the shop', async () => {
    const { shop, run, post } = await openGateway({ rateLimit: 1_000 })
    expect(await countSuccesses({ run }, 12, search, () => visitor)).toBe(9)
    const calls = shop.requests.length
    const response = await post({ query: search, ...visitor })
    const { errors } = await response.json()
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const retryAfterSeconds = Number(response.headers.get('retry-after'))
    expect(errors).toEqual([
      {
        message: `Too many requests: the limit is 1000 points in 60 s. Try again in ${retryAfterSeconds} s.`,
        extensions: {
          code: 'RATE_LIMITED',
          limit: 1_000,
          remaining: 0,
          resetAt: expect.stringMatching(/^\d{4}-.*Z$/),
          retryAfterSeconds,
        },
      },
    ])
    expect(response.headers.get('ratelimit-remaining')).toBe('0')
    expect(shop.requests).toHaveLength(calls)
    expect((await run(search, from('203.0.113.10'))).response.status).toBe(200)
  })

  it.for([0, 3_600_000])('may ask again after a minute, where the clock is set back by %i ms', async (ms) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { run } = await openGateway({ rateLimit: 1_000 })
    expect(await countSuccesses({ run }, 12, search, () => visitor)).toBe(9)
    vi.setSystemTime(Date.now() - ms)
    vi.advanceTimersByTime(61_000)
    expect((await run(search, visitor)).response.status).toBe(200)
  })

  test.for<[string, (n: number) => string]>([
    ['of one IPv6 household', (n) => `2001:db8:1:2::${n.toString(16)}`],
    ['an invented first address', (n) => `198.51.100.${n}, 203.0.113.9`],
  ])('is one, %s', async ([, address]) => {
    const { run } = await openGateway({ rateLimit: 1_000 })
    let n = 0
    expect(await countSuccesses({ run }, 12, search, () => from(address((n += 1))))).toBe(9)
  })

  it('is one person, from wherever', async () => {
    const { run } = await openGateway({ rateLimit: 1_000 })
    let n = 0
    const ada = () => from(`203.0.113.${(n += 1)}`, { authorization: 'Bearer ada' })
    expect(await countSuccesses({ run }, 12, search, ada)).toBe(9)
    expect((await run(search, from('203.0.113.99', { authorization: 'Bearer bob' }))).response.status).toBe(200)
  })

  it('pays for what is refused, too', async () => {
    const { run } = await openGateway({ rateLimit: 1_000 })
    for (let i = 0; i < 25; i += 1) await run('{ nonsense }', visitor)
    expect((await run(query, visitor)).response.status).toBe(429)
  })

  const form = () => {
    const body = new FormData()
    for (let n = 0; n < 10; n += 1) body.append(`f${n}`, 'x')
    return body
  }
  const json = { 'content-type': 'application/json' }
  it.for<[string, Record<string, string>, () => RequestInit['body']]>([
    ['a body that is no JSON', json, () => '{"query":'],
    ['an unknown API key', { ...json, 'x-api-key': 'pg_guess' }, () => JSON.stringify({ query })],
    ['a form that another site’s page can send', {}, () => new URLSearchParams({ query })],
    ['a form of too many parts', { 'x-graphql-yoga-csrf': '1' }, form],
    ['a body of no known type', { 'content-type': 'text/nonsense', 'x-graphql-yoga-csrf': '1' }, () => 'x'],
  ])('pays for %s, and is refused before the next body is read', async ([, headers, createBody]) => {
    const { fetch, run } = await openGateway({ rateLimit: 1_000 })
    const post = () =>
      fetch('/graphql', { method: 'POST', headers: { ...visitor.headers, ...headers }, body: createBody() })
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1) statuses.push((await post()).status)
    expect(statuses[0]).toBeGreaterThanOrEqual(400)
    expect(statuses[0]).toBeLessThan(429)
    expect(statuses.at(-1)).toBe(429)
    expect((await run(query, visitor)).response.status).toBe(429)
    expect((await fetch('/healthz', visitor)).status).toBe(200)
    expect((await run(query, from('203.0.113.10'))).response.status).toBe(200)
  })

  it('pays for each kilobyte of a refused body, whose parsing has cost something', async () => {
    const { fetch, run } = await openGateway({ rateLimit: 1_000 })
    const headers = { ...visitor.headers, ...json }
    const post = async (bytes: number) =>
      (await fetch('/graphql', { method: 'POST', headers, body: '{'.repeat(bytes) })).status
    expect([await post(100 * 1024), await post(100 * 1024)]).toEqual([400, 400])
    expect((await run(query, visitor)).response.status).toBe(429)
  })

  it('has thirty sign-ins in ten minutes, while other requests work', async () => {
    const { run } = await openGateway()
    expect(await countSuccesses({ run }, 35, signIn, () => visitor)).toBe(30)
    expect((await run(query, visitor)).response.status).toBe(200)
    expect((await run(signIn, from('203.0.113.10'))).response.status).toBe(200)
  })
})

describe('a refused operation', () => {
  /** Costs 23 points for each row. */
  const toSearch = (rows: number) => `{ search(first: ${rows}) { nodes { recommendations { id } } } }`

  it('leaves points for cheaper ones', async () => {
    const { run } = await openGateway({ rateLimit: 1_000 })
    expect((await run(toSearch(40), visitor)).response.status).toBe(200)
    expect((await run(toSearch(40), visitor)).response.status).toBe(429)
    const { data } = await run('{ rateLimit { remaining } }', visitor)
    expect(data['rateLimit']).toEqual({ remaining: 1_000 - 931 - 50 - 1 })
  })

  it('above the limit is too complex, at any time', async () => {
    const { run } = await openGateway({ rateLimit: 1_000 })
    const { response, errors } = await run(toSearch(48), visitor)
    expect(response.headers.has('retry-after')).toBe(false)
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'OPERATION_TOO_COMPLEX', cost: 1_115, limit: 1_000 } })
    const { data } = await run('{ rateLimit { remaining } }', visitor)
    expect(data['rateLimit']).toEqual({ remaining: 1_000 - 50 - 1 })
  })

  it('of a person costs the same at the address', async () => {
    const { run } = await openGateway({ rateLimit: 1_000 })
    const ada = (address: string) => from(address, { authorization: 'Bearer ada' })
    await run(toSearch(40), ada('203.0.113.1'))
    expect((await run(toSearch(40), ada('203.0.113.9'))).response.status).toBe(429)
    const { data } = await run('{ rateLimit { remaining } }', visitor)
    expect(data['rateLimit']).toEqual({ remaining: 1_000 - 50 - 1 })
  })

  it('has the same response in both lanes', async () => {
    const query = toSearch(48)
    const options = { trustedDocuments: byHash([query]), rateLimit: 1_000 }
    const [fast, slow] = [await openLanes(options), await openLanes(options)]
    const refused = await fast.send(hashed(query), visitor.headers)
    expect(refused).toEqual(await slow.send(hashed(query), { ...visitor.headers, ...unusual }))
    expect(refused.text).toContain('OPERATION_TOO_COMPLEX')
    expect(refused.headers['ratelimit-remaining']).toBe('950')
  })
})

describe('a partner', () => {
  const keys = (['small', 'plain'] as const).map((name) => ({ name, ...createApiKey(name) }))
  const lines = keys.map(({ name, line }) => (name === 'small' ? `${line}:1000` : line))
  const apiKeys = lines.map(parseApiKey).filter((key) => key !== null)
  const withKey = (at: number) => from('203.0.113.9', { 'x-api-key': keys[at]?.key ?? '' })

  it('has the points per minute of its key, from any address', async () => {
    const { run } = await openGateway({ apiKeys })
    expect(await countSuccesses({ run }, 12, search, () => withKey(0))).toBe(9)
    expect((await run(search, visitor)).response.status).toBe(200)
    expect((await run(search, withKey(1))).response.status).toBe(200)
  })

  it('has three hundred attempts in ten minutes, from any address', async () => {
    const { run } = await openGateway({ apiKeys })
    expect(await countSuccesses({ run }, 302, signIn, () => withKey(1))).toBe(300)
    expect((await run(signIn, visitor)).response.status).toBe(200)
  })

  it('has ten times the points of other clients if its key has no limit of its own', async () => {
    const { run } = await openGateway({ apiKeys, rateLimit: 1_000 })
    expect(await countSuccesses({ run }, 100, search, () => withKey(1))).toBe(90)
  })
})

it('the storefront’s own server at a trusted address is not limited', async () => {
  const { run } = await openGateway({ rateLimit: 1_000 })
  expect(await countSuccesses({ run }, 30, search, () => ({}))).toBe(30)
  expect(await countSuccesses({ run }, 30, search, () => from('127.0.0.1'))).toBe(30)
})

/** Counts like Redis, for all gateways that share it. */
const standIn = (): Redis => {
  const counts = new Map<string, number>()
  return {
    send: async ([name, ...args]) => {
      if (name !== 'EVAL') return unavailable
      const [, count, ...rest] = args.map(String)
      const keys = rest.slice(0, Number(count))
      const [points = 0, pointsIfRefused = 0, windowMs = 0, ...limits] = rest.slice(keys.length).map(Number)
      const exceeded = keys.map((key, at) => (counts.get(key) ?? 0) + points > (limits[at] ?? 0))
      const added = exceeded.includes(true) ? pointsIfRefused : points
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + added)
      return keys.map((key, at) => [counts.get(key) ?? 0, windowMs, exceeded[at] ? 1 : 0])
    },
    sendForBytes: async () => unavailable,
    subscribe: async () => true,
    onConnected: () => {},
    close: () => {},
  }
}

it('processes that share a Redis share the counts, also under race', async () => {
  const redis = standIn()
  const gateways = await Promise.all([1, 2, 3].map(() => openGateway({ rateLimit: 1_000, redis })))
  const responses = await Promise.all(
    gateways.flatMap(({ run }) => Array.from({ length: 10 }, () => run(search, visitor))),
  )
  expect(responses.filter(({ response }) => response.status === 200)).toHaveLength(9)
})

it('without Redis each process counts for itself', async () => {
  const redis: Redis = { ...standIn(), send: async () => unavailable }
  const gateways = await Promise.all([1, 2].map(() => openGateway({ rateLimit: 1_000, redis })))
  for (const gateway of gateways) expect(await countSuccesses(gateway, 12, search, () => visitor)).toBe(9)
})
