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
})
