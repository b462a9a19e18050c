import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { findText, findVariables, hashed, type Headers, openLanes as open, unusual } from '../../testing/lanes.ts'

/** Times in bodies and headers depend on the current second. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('unusual requests get the response of the whole server', () => {
  const head = findText('PageHead')
  const body = hashed(head, { page: 'HOME' })
  const orderIds = Array.from({ length: 100 }, (_, at) => toGlobalId('Order', `PG-7K3M9-X2${100 + at}`))
  const order = findText('PlaceOrder')
  const place = (changes: object) => hashed(order, { input: { ...Object(findVariables(order)['input']), ...changes } })
  test.each<[string, unknown, Headers]>([
    ['a free-form operation', { query: '{ languages { code } }' }, {}],
    ['an unknown hash', hashed('{ languages { code } }'), {}],
    ['a hash of another text', { ...body, query: head.replace('title', 'keywords') }, {}],
    ['another name than the operation’s', { ...body, operationName: 'Other' }, {}],
    ['variables of a wrong type', { ...body, variables: { page: 'NOWHERE' } }, {}],
    ['variables that are none', { ...body, variables: [1] }, {}],
    ['no variables where some are needed', { ...body, variables: undefined }, {}],
    ['two choices of a `@oneOf` input', place({ shippingAddress: { address: {}, savedAddressId: 'x' } }), {}],
    ['no choice of a `@oneOf` input', place({ shippingAddress: {} }), {}],
    ['a list for an input object', place({ billingAddress: [] }), {}],
    ['an unknown parameter', { ...body, more: 1 }, {}],
    [
      'more requests to the shop than an operation may need',
      hashed(findText('BomChosenProducts'), { ids: orderIds }),
      {},
    ],
    ['several operations', [body, body], {}],
    ['a list as extensions', { ...body, extensions: [body.extensions] }, {}],
    ['no JSON', '{"query":', {}],
    ['a request for its cost', body, { 'x-cost': '1' }],
    ['another page’s origin with a cookie', body, { origin: 'https://evil.example', cookie: 'token=abc' }],
    ['an unknown API key', body, { 'x-api-key': 'pg_nobody' }],
    ['plain text', body, { 'content-type': 'text/plain' }],
    ['a request for server-sent events', body, { accept: 'text/event-stream' }],
  ])('%s', async (_, sent, headers) => {
    const isLimited = { trustedProxies: parseNetworks('10.0.0.1') }
    const [fast, slow] = [await open(isLimited), await open(isLimited)]
    const quick = await fast.send(sent, headers)
    expect(quick).toEqual(await slow.send(sent, { ...unusual, ...headers }))
    expect(await fast.lanes()).not.toHaveProperty('compiled')
  })
})
