import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { createLog } from '../log.ts'
import { loadSchema } from '../schema.ts'
import { answerMutations, type Envelope } from '../testing/answer-mutations.ts'
import { endpoints, type FakeShop } from '../testing/fake-shop.ts'
import { openGateway, patience } from '../testing/harness.ts'
import { changedAll, changedAt, type Json, placesIn } from '../testing/json-places.ts'
import { operations } from '../testing/operations.ts'
import { widen } from '../testing/widen.ts'

const { catalogue } = contract
const schema = loadSchema()
const upload = `mutation ($file: Upload!) { uploadPartsList(input: { file: $file }) { fileId errors { message } } }`
/** Too broad to be asked in full. */
const broad: Endpoint[] = [catalogue.categoryTree, catalogue.productNav]
const known = [
  'UPSTREAM_INVALID_RESPONSE',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
]
/** After so long no cache remembers, no breaker is open and no limit is reached. */
const muchLaterMs = 3 * 24 * 60 * 60 * 1000

const trap = createServer((_, response) => response.end())
const trapped: string[] = []
trap.on('request', ({ url }) => trapped.push(url ?? ''))

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    trap.listen(0, '127.0.0.1', resolve)
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  // No pause before a retry.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

afterAll(() => {
  vi.useRealTimers()
  trap.close()
})

type Told = { data: Record<string, unknown>; errors?: { message: string; extensions?: { code?: string } }[] }

/** What is wrong with how a gateway tells of a malformed answer; nothing where it is as it should be. */
const complaint = ({ data, errors = [] }: Told, logged: unknown[]) => {
  const stranger = errors.find(({ extensions }) => !known.includes(extensions?.code ?? ''))
  if (stranger) return JSON.stringify(stranger).slice(0, 300)
  if (logged.length > 0) return `logged: ${String(logged[0])}`
  if (errors.length === 0 && Object.values(data).includes(undefined)) return 'neither data nor error'
  return 'polluted' in {} ? 'a prototype is polluted' : ''
}

const ways: [string, (old: Json) => Json | undefined][] = [
  ['null', () => null],
  ['missing', () => undefined],
  ['of another type', (old) => (typeof old === 'object' ? 'text' : { a: 1 })],
]

/** Each field of the answer, wrong in one of the ways in turn. */
const placeMutations = (data: Json) =>
  placesIn(data).flatMap((place, i) =>
    ways
      .slice(i % ways.length, (i % ways.length) + 1)
      .map(([name, change]) => [`${place.join('.')} ${name}`, changedAt(data, place, change)] as const),
  )

const openAsker = async (endpoint: Endpoint) => {
  const log = createLog('silent')
  const logged: unknown[] = []
  log.error = (...given: unknown[]) => void logged.push(JSON.stringify(given))
  const { shop, run, sendFile } = await openGateway({ log, ...patience })
  const operation = widen(schema, operations.get(endpoint) ?? upload, broad.includes(endpoint) ? 1 : 2)
  const ask = async (): Promise<Told> => {
    vi.setSystemTime(Date.now() + muchLaterMs)
    logged.length = 0
    return endpoint.upload
      ? sendFile(operation, new File(['a'], 'a.csv'))
      : run(operation, { headers: { authorization: 'Bearer abc' } })
  }
  return { shop, ask, logged }
}

const healthyOf = async (shop: FakeShop, endpoint: Endpoint, ask: () => Promise<Told>) => {
  let seen: Envelope | undefined
  shop.misbehave(endpoint, (response, healthy) => {
    void healthy().then((envelope) => {
      seen = envelope as Envelope
      response.end(JSON.stringify(envelope))
    })
  })
  const { errors } = await ask()
  expect(errors).toBeUndefined()
  if (!seen) throw new Error('the operation does not reach the endpoint')
  return { ...seen, data: changedAll(seen.data, (old) => (Array.isArray(old) ? old.slice(0, 2) : old)) }
}

it('is told of every endpoint in at least 40 ways', () => {
  expect(endpoints.length).toBe(operations.size + 1)
  expect(answerMutations('').length).toBeGreaterThanOrEqual(40)
})

it.for(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'E29, G2: no answer to %s, however malformed, is more than a typed error',
  { timeout: 60_000 },
  async ([, endpoint]) => {
    const { shop, ask, logged } = await openAsker(endpoint)
    const healthy = await healthyOf(shop, endpoint, ask)
    const { port } = trap.address() as AddressInfo
    const complaints: string[] = []

    const tryOut = async (name: string, misbehave: Parameters<FakeShop['misbehave']>[1]) => {
      const before = shop.countOf(endpoint)
      shop.misbehave(endpoint, misbehave)
      const wrong = complaint(await ask(), logged) || (shop.countOf(endpoint) === before ? 'was not asked' : '')
      if (wrong) complaints.push(`${name}: ${wrong}`)
    }

    for (const [name, send] of answerMutations(`http://127.0.0.1:${port}/`))
      await tryOut(name, (response) => send(response, healthy))
    for (const [name, data] of placeMutations(healthy.data))
      await tryOut(name, (response) => response.end(JSON.stringify({ ...healthy, data })))

    expect(complaints).toEqual([])
    expect(trapped).toEqual([])
  },
)
