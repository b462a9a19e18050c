import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { createApiKey, parseApiKey } from '../api-keys/api-keys.ts'
import { readEvents } from '../../testing/event-stream.ts'
import { Refusal } from '../../testing/refusal.ts'
import {
  accept,
  guestHeaders,
  openStreams,
  memberHeaders,
  toRefusalEvents,
  toUpdateEvent,
  watchOrder,
  watchRfq,
} from '../../testing/streams.ts'

const { orders } = contract

describe('a flood of streams', () => {
  it('gets five for a caller, until one of them has ended', async () => {
    const { listen, post } = await openStreams()
    const first = await listen(memberHeaders)
    const others = []
    for (let count = 0; count < 4; count += 1) others.push(await listen(memberHeaders))
    const oneMore = await post({ query: watchOrder, headers: memberHeaders })
    expect(oneMore.status).toBe(429)
    expect(await readEvents(oneMore).rest()).toMatchObject(toRefusalEvents('RATE_LIMITED'))
    await first.leave()
    const next = await listen(memberHeaders)
    expect(await next.next()).toEqual(toUpdateEvent('UNPAID'))
    for (const stream of [...others, next]) await stream.leave()
  })

  it.each([
    ['an address', () => '203.0.113.9'],
    ['a household of IPv6', (n: number) => `2001:db8:1:2::${n.toString(16)}`],
    ['an invented first address', (n: number) => `198.51.100.${n}, 203.0.113.9`],
  ])('gets twenty for %s, under however many names', async (_, address) => {
    const { post } = await openStreams()
    const ask = async (n: number, from = address(n)) => {
      const headers = { ...guestHeaders, 'order-token': `guest-order-secret-${n}`, 'x-forwarded-for': from }
      const response = await post({ query: watchOrder, headers })
      return { status: response.status, leave: () => readEvents(response).leave() }
    }
    const responses = []
    for (let n = 1; n <= 21; n += 1) responses.push(await ask(n))
    expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    const elsewhere = await ask(22, '203.0.113.10')
    expect(elsewhere.status).toBe(200)
    for (const { leave } of [...responses.slice(0, 20), elsewhere]) await leave()
  })

  it('gets more than twenty for an API key, from one network', async () => {
    const partner = createApiKey('partner')
    const apiKeys = [parseApiKey(partner.line)].filter((key) => key !== null)
    const { post } = await openStreams({ apiKeys })
    const from = { ...guestHeaders, 'x-api-key': partner.key, 'x-forwarded-for': '203.0.113.9' }
    const responses = []
    for (let n = 1; n <= 21; n += 1)
      responses.push(await post({ query: watchOrder, headers: { ...from, 'order-token': `guest-order-secret-${n}` } }))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 21 }, () => 200))
    for (const response of responses) await readEvents(response).leave()
  })

  it('gets none without a session or an order access token', async () => {
    const { listen, countReads } = await openStreams()
    for (const query of [watchOrder, watchRfq])
      expect(await (await listen({ accept }, query)).rest()).toMatchObject(toRefusalEvents('UNAUTHENTICATED'))
    expect(countReads()).toBe(0)
  })

  it('leaves no slot taken where the first reading fails', async () => {
    const { shop, listen } = await openStreams()
    shop.respond(orders.detail, () => new Refusal(codes.sessionEnded, 'Please sign in again.'))
    for (let round = 0; round < 3; round += 1)
      expect(await (await listen(memberHeaders)).rest()).toMatchObject(toRefusalEvents('UNAUTHENTICATED'))
  })

  it('is held against the same limits as a query', async () => {
    const { listen, countReads } = await openStreams()
    const many = Array.from({ length: 31 }, (_, at) => `a${at}: status`).join(' ')
    const events = await listen(memberHeaders, watchOrder.replace('status', many))
    expect(await events.rest()).toMatchObject(toRefusalEvents('OPERATION_TOO_COMPLEX'))
    const dear = '{ lines { product { recommendations { recommendations { slug } } } } }'
    const costly = await listen(memberHeaders, watchOrder.replace('{ status paymentStatus }', dear))
    expect(await costly.rest()).toMatchObject(toRefusalEvents('OPERATION_TOO_COMPLEX'))
    expect(countReads()).toBe(0)
  })
})

describe('a subscription', () => {
  const address = `/graphql?query=${encodeURIComponent(watchOrder)}`

  test.for([
    ['no event stream', { authorization: 'Bearer abc', accept: 'application/json' }, 406],
    ['multipart', { authorization: 'Bearer abc', accept: 'multipart/mixed' }, 406],
  ] as const)('by POST for clients that read %s is refused', async ([, headers, status]) => {
    const { post, countReads } = await openStreams()
    expect((await post({ query: watchOrder, headers })).status).toBe(status)
    expect(countReads()).toBe(0)
  })

  test.for([
    [
      'another site',
      { ...memberHeaders, cookie: 'token=abc', origin: 'https://evil.example', 'x-graphql-yoga-csrf': '1' },
    ],
    ['a client without the CSRF header', { accept, cookie: 'token=abc' }],
  ] as const)('by GET from %s is refused', async ([, headers]) => {
    const { fetch, countReads } = await openStreams()
    expect((await fetch(address, { headers })).status).toBe(403)
    expect(countReads()).toBe(0)
  })

  it('by GET with the header that no form can send is served unbuffered', async () => {
    const { fetch } = await openStreams()
    const response = await fetch(address, { headers: { ...memberHeaders, 'x-graphql-yoga-csrf': '1' } })
    expect(response.headers.get('content-type')).toBe(accept)
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const events = readEvents(response)
    expect(await events.next()).toEqual(toUpdateEvent('UNPAID'))
    await events.leave()
  })
})
