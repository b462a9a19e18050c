import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { sample, takeTurns } from '@partgate/schema/testing/scope.ts'
import { createLog } from '../log.ts'
import { loadSchema } from '../schema/schema.ts'
import { responseMutations, type Envelope } from '../../testing/response-mutations.ts'
import { endpoints, type FakeShop } from '../../testing/fake-shop.ts'
import { openGateway, longTimeouts } from '../../testing/harness.ts'
import { changeAll, changeAt, type Json, listPaths } from '../../testing/json-paths.ts'
import { operations } from '../../testing/operations.ts'
import { selectAllFields } from '../../testing/select-all-fields.ts'

const { catalogue, rfq } = contract
const schema = loadSchema()
const upload = `mutation ($file: Upload!) { uploadPartsList(input: { file: $file }) { fileId errors { message } } }`
/** Too broad for a full run. */
const broad: Endpoint[] = [catalogue.categoryTree, catalogue.productNav, rfq.list]
const known = [
  'UPSTREAM_INVALID_RESPONSE',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
]
/** After this time no cache entry, open breaker or limit is left. */
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

type Returned = { data: Record<string, unknown>; errors?: { message: string; extensions?: { code?: string } }[] }

const userError = ({ data, errors = [] }: Returned, logged: unknown[]) => {
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

const placeMutations = (data: Json) =>
  listPaths(data).flatMap((place, i) =>
    ways
      .slice(i % ways.length, (i % ways.length) + 1)
      .map(([name, change]) => [`${place.join('.')} ${name}`, changeAt(data, place, change)] as const),
  )

const openAsker = async (endpoint: Endpoint) => {
  const log = createLog('silent')
  const logged: unknown[] = []
  log.error = (...given: unknown[]) => void logged.push(JSON.stringify(given))
  const { shop, run, sendFile } = await openGateway({ log, ...longTimeouts })
  const operation = selectAllFields(schema, operations.get(endpoint) ?? upload, broad.includes(endpoint) ? 1 : 2)
  const ask = async (): Promise<Returned> => {
    vi.setSystemTime(Date.now() + muchLaterMs)
    logged.length = 0
    return endpoint.upload
      ? sendFile(operation, new File(['a'], 'a.csv'))
      : run(operation, { headers: { authorization: 'Bearer abc' } })
  }
  return { shop, ask, logged }
}

const makeHealthy = async (shop: FakeShop, endpoint: Endpoint, ask: () => Promise<Returned>) => {
  let seen: Envelope | undefined
  shop.respondRaw(endpoint, (response, healthy) => {
    void healthy().then((envelope) => {
      seen = envelope as Envelope
      response.end(JSON.stringify(envelope))
    })
  })
  const { errors } = await ask()
  expect(errors).toBeUndefined()
  if (!seen) throw new Error('the operation does not reach the endpoint')
  return { ...seen, data: changeAll(seen.data, (old) => (Array.isArray(old) ? old.slice(0, 2) : old)) }
}

it('every endpoint is malformed in at least 40 ways', () => {
  expect(endpoints.length).toBe(operations.size + 1)
  expect(responseMutations('').length).toBeGreaterThanOrEqual(40)
})

it.for(endpoints.map((endpoint, at) => [`${endpoint.method} ${endpoint.path}`, endpoint, at] as const))(
  'no response to %s, however malformed, is more than a typed error',
  async ([, endpoint, at]) => {
    const { shop, ask, logged } = await openAsker(endpoint)
    const healthy = await makeHealthy(shop, endpoint, ask)
    const { port } = trap.address() as AddressInfo
    const userErrors: string[] = []

    const tryOut = async (name: string, misbehave: Parameters<FakeShop['respondRaw']>[1]) => {
      const before = shop.countRequests(endpoint)
      shop.respondRaw(endpoint, misbehave)
      const wrong = userError(await ask(), logged) || (shop.countRequests(endpoint) === before ? 'was not asked' : '')
      if (wrong) userErrors.push(`${name}: ${wrong}`)
    }

    for (const [name, send] of takeTurns(responseMutations(`http://127.0.0.1:${port}/`), at, 12))
      await tryOut(name, (response) => send(response, healthy))
    for (const [name, data] of sample(placeMutations(healthy.data), 5))
      await tryOut(name, (response) => response.end(JSON.stringify({ ...healthy, data })))

    expect(userErrors).toEqual([])
    expect(trapped).toEqual([])
  },
)
