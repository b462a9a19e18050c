import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { sample } from '@partgate/schema/testing/scope.ts'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { createApiKey, parseApiKey } from '../api-keys/api-keys.ts'
import { bearer, byHash, findText, findVariables, hashed, openLanes as open, unusual } from '../../testing/lanes.ts'
import { operations } from '../../testing/operations.ts'
import { readName, texts } from '../../testing/storefront.ts'

/** Expiry times in bodies, cookies and `max-age` depend on the current second. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const key = createApiKey('partner')
const withKey = { 'x-api-key': key.key }
const toApiKeys = (pointsPerMinute: number | null) =>
  [parseApiKey(key.line)].flatMap((each) => (each ? [{ ...each, pointsPerMinute }] : []))

describe('a partner with an API key', () => {
  test.each(sample([...texts, ...operations.values()], 16).map((text) => [readName(text) || text.slice(0, 60), text]))(
    'gets the same bytes of %s from both lanes',
    async (_name, text) => {
      const options = {
        trustedDocuments: byHash(operations.values()),
        apiKeys: toApiKeys(null),
        gatewayToken: 'a-shared-secret-of-the-shop',
        trustedProxies: parseNetworks('10.0.0.1'),
      }
      const [fast, slow] = [await open(options), await open(options)]
      const body = hashed(text, findVariables(text))
      const quick = await fast.send(body, { ...bearer, ...withKey })
      expect(quick).toEqual(await slow.send(body, { ...bearer, ...withKey, ...unusual }))
      expect(await fast.lanes()).toEqual({ compiled: 1 })
      const listRequests = ({ shop }: typeof fast) =>
        shop.requests.map(({ endpoint, headers, body: sent }) => [endpoint, headers['api-client'], sent])
      expect(listRequests(fast)).toEqual(listRequests(slow))
    },
  )

  it('has the points of its key in both lanes, from any address', async () => {
    const { send, lanes } = await open({ apiKeys: toApiKeys(70), trustedProxies: parseNetworks('10.0.0.1') })
    const body = hashed(findText('SearchBox'), { query: 'par' })
    const fast = [await send(body, withKey), await send(body, withKey), await send(body, withKey)]
    expect(fast.map(({ status, headers }) => [status, headers['ratelimit-limit']])).toEqual([
      [200, '70'],
      [200, '70'],
      [429, '70'],
    ])
    expect((await send(body, { ...withKey, ...unusual })).status).toBe(429)
    expect((await send(body)).status).toBe(200)
    expect(await lanes()).toMatchObject({ compiled: 1, cached: 2 })
  })

  it('may send an operation that costs too much for others, who do not get its cached response either', async () => {
    const searches = Array.from({ length: 19 }, (_, n) => `s${n}: search(query: "${n}", first: 100) { nodes { slug } }`)
    const manyTimes = `{ ${searches.join(' ')} }`
    const { send, lanes } = await open({ trustedDocuments: byHash([manyTimes]), apiKeys: toApiKeys(null) })
    const body = hashed(manyTimes)
    const first = await send(body, withKey)
    expect(JSON.parse(first.text)).not.toHaveProperty('errors')
    expect((await send(body, withKey)).text).toBe(first.text)
    expect(JSON.parse((await send(body)).text)).toMatchObject({ errors: [{ extensions: { limit: 2_000 } }] })
    expect(await lanes()).toEqual({ compiled: 1, cached: 1, whole: 1 })
  })

  const listOwn = () => [...operations.values()].map((text) => [text.slice(0, 60), text] as const)
  const compareThrice = async (body: object) => {
    const options = { apiKeys: toApiKeys(null) }
    const [fast, slow] = [await open(options), await open(options)]
    for (let times = 1; times <= 3; times += 1) {
      const quick = await fast.send(body, { ...bearer, ...withKey })
      expect(quick).toEqual(await slow.send(body, { ...bearer, ...withKey, ...unusual }))
    }
    return fast.lanes()
  }

  test.each(sample(listOwn(), 16))(
    'that repeats its own operation gets the same bytes of %s from both lanes',
    async (_name, query) => {
      const isQuery = !query.startsWith('mutation')
      expect(await compareThrice({ query })).toEqual(isQuery ? { whole: 2, compiled: 1 } : { whole: 3 })
    },
  )

  const part = 'product(by: { slug: "part-1" })'
  const facts = 'fragment A on Product { partNumber slug id }'
  test.each([
    [
      'a fragment with and without a condition',
      `query ($a: Boolean!) { ${part} { ...A @include(if: $a) ...A slug } } ${facts}`,
      { a: false },
    ],
    [
      'two conditions',
      `query ($a: Boolean!) { ${part} { ... @include(if: $a) { ...A } ... @skip(if: $a) { ...A } slug } } ${facts}`,
      { a: false },
    ],
    ['a missing variable of a oneOf input', 'query ($s: String) { product(by: { slug: $s }) { slug } }', {}],
    [
      'null for a variable with a default',
      'query ($a: Boolean = true) { languages @include(if: $a) { code } }',
      { a: null },
    ],
    [
      'null in a mutation',
      'mutation ($q: Int = 1) { addToCart(input: { productId: "UHJvZHVjdDox", quantity: $q }) { cart { id } } }',
      { q: null },
    ],
  ])('gets the same bytes of %s from both lanes', async (_what, query, variables) => {
    expect(await compareThrice({ query, variables })).toEqual({ whole: 3 })
  })

  it('gets the cached response of its own operation, which others do not', async () => {
    const { send, lanes } = await open({ apiKeys: toApiKeys(null) })
    const body = { query: '{ languages { code } }' }
    for (let times = 1; times <= 4; times += 1) expect((await send(body, withKey)).status).toBe(200)
    expect(await lanes()).toEqual({ whole: 2, compiled: 1, cached: 1 })
    expect((await send(body)).text).toContain('TRUSTED_DOCUMENTS_ONLY')
  })

  const doubling = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Product { ...F${n + 1} ...F${n + 1} }`)
  it.each([
    ['is not valid', '{ nothing }'],
    ['is not GraphQL', '{ nothing'],
    ['is too long', `{ ${'__typename '.repeat(2_000)} }`],
    [
      'has fragments that double',
      `{ product(by: { slug: "part-1" }) { ...F0 } } ${doubling.join(' ')} fragment F40 on Product { slug }`,
    ],
  ])('repeats an operation that %s', async (_what, query) => {
    const { send, lanes } = await open({ apiKeys: toApiKeys(null) })
    const first = await send({ query }, withKey)
    for (let times = 1; times <= 3; times += 1) expect((await send({ query }, withKey)).text).toBe(first.text)
    expect(await lanes()).toEqual({ whole: 4 })
  })
})
