import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { globalId } from '../ids.ts'
import { readEvents } from '../testing/event-stream.ts'
import { openGateway } from '../testing/harness.ts'
import { createManualTiming } from '../testing/manual-timing.ts'
import { rfqRow } from '../testing/order-answers.ts'
import { orderNumber, orderOf } from '../testing/order-data.ts'
import { Refusal } from '../testing/refusal.ts'

const { orders, rfq } = contract
const accept = 'text/event-stream'
const person = { accept, authorization: 'Bearer abc' }
const guest = { accept, 'order-token': 'guest-order-secret-1' }
const watchOrder = `subscription { orderStatus(orderId: "${globalId('Order', orderNumber)}") { status paymentState } }`
const watchRfq = `subscription {
  rfqStatus(rfqId: "${globalId('Rfq', rfqRow.rfq_no)}") { status detail { parts { product { slug } } } }
}`

const told = (status: string, paymentState = 'NONE') => ({
  type: 'next',
  data: { data: { orderStatus: { status, paymentState } } },
})
const complete = { type: 'complete', data: null }
const refused = (code: string) => [
  { type: 'next', data: { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code }) })] } },
  complete,
]

const open = async () => {
  const clock = createManualTiming()
  const stopping = new AbortController()
  const gateway = await openGateway({ liveTiming: clock.timing, stopping: stopping.signal })
  const listen = async (headers: Record<string, string>, query = watchOrder) =>
    readEvents(await gateway.post({ query, headers }))
  const asked = () => gateway.shop.countOf(orders.detail)
  return { ...gateway, clock, stopping, listen, asked }
}

describe('an order', () => {
  it('is told at once, again when it changes, and no more when it has ended', async () => {
    const { shop, clock, listen, asked } = await open()
    const events = await listen(person)
    expect(await events.next()).toEqual(told('UNPAID'))
    await clock.pass(5_000)
    await clock.until(5_000)
    shop.answer(orders.detail, () => orderOf({ payment_state: 'declared' }))
    await clock.pass(5_000)
    expect(await events.next()).toEqual(told('UNPAID', 'DECLARED'))
    await clock.until(5_000)
    shop.answer(orders.detail, () => orderOf({ status: 'received', payment_state: 'paid' }))
    await clock.pass(5_000)
    expect(await events.rest()).toEqual([told('RECEIVED', 'PAID'), complete])
    expect(asked()).toBe(4)
    await clock.untilIdle()
  })

  it('is told to a guest with its secret', async () => {
    const { shop, listen } = await open()
    const events = await listen(guest)
    expect(await events.next()).toEqual(told('UNPAID'))
    expect(shop.lastOf(orders.detail)?.headers['order-token']).toBe(guest['order-token'])
    await events.leave()
  })

  it('of somebody else is null, and that is all', async () => {
    const { shop, listen } = await open()
    shop.answer(orders.detail, () => new Refusal(codes.notFound, 'Not found.'))
    const events = await listen(person)
    expect(await events.rest()).toEqual([{ type: 'next', data: { data: { orderStatus: null } } }, complete])
  })

  it('is asked for less and less often while the shop fails', async () => {
    const { shop, clock, listen } = await open()
    const events = await listen(person)
    await events.next()
    shop.answer(orders.detail, () => new Refusal(codes.tooManyRequests, 'Later.'))
    for (const ms of [5_000, 10_000, 20_000, 40_000, 60_000]) await clock.pass(ms)
    await clock.until(60_000)
    shop.answer(orders.detail, () => orderOf({ status: 'canceled' }))
    await clock.pass(60_000)
    expect(await events.rest()).toEqual([told('CANCELED'), complete])
  })

  it('is told no more when the session has ended', async () => {
    const { shop, clock, listen } = await open()
    const events = await listen(person)
    await events.next()
    shop.answer(orders.detail, () => new Refusal(codes.sessionEnded, 'Please sign in again.'))
    await clock.pass(5_000)
    expect(await events.rest()).toMatchObject(refused('UNAUTHENTICATED'))
    await clock.untilIdle()
  })

  it('that cannot be read says why, in the gateway’s words', async () => {
    const { shop, listen } = await open()
    shop.misbehave(orders.detail, (response) => response.destroy())
    const events = await listen(person)
    expect(await events.rest()).toMatchObject(refused('UPSTREAM_UNAVAILABLE'))
  })
})

it('a request for quotation is told until sales has looked at it, with products that are read then', async () => {
  const { shop, clock, listen } = await open()
  const events = await listen(person, watchRfq)
  const rfqStatus = { status: 'SUBMITTED', detail: { parts: [{ product: { slug: 'part-1' } }] } }
  expect(await events.next()).toEqual({ type: 'next', data: { data: { rfqStatus } } })
  await clock.pass(5_000)
  await clock.until(5_000)
  const seen = shop.lastOf(rfq.detail)
  shop.answer(rfq.detail, () => ({ ...rfqRow, ...rfqContact, status: 'viewed' as const, parts: [] }))
  await clock.pass(5_000)
  const last = { rfqStatus: { status: 'VIEWED', detail: { parts: [] } } }
  expect(await events.rest()).toEqual([{ type: 'next', data: { data: last } }, complete])
  expect(seen?.headers.authorization).toBe('Bearer abc')
})

const rfqContact = {
  viewed_at: '2026-11-21T08:00:00Z',
  contact_name: 'Ada',
  company_name: 'AE',
  email: 'ada@example.com',
  telephone: '+44 20 7946 0000',
  country: 'GB',
  comment: '',
}

describe('a stream', () => {
  it('costs the shop nothing once the client has gone', async () => {
    const { clock, listen, asked } = await open()
    const events = await listen(person)
    await events.next()
    await clock.until(5_000)
    await events.leave()
    await clock.untilIdle()
    expect(asked()).toBe(1)
  })

  it('ends when the client goes while the shop is still thinking', async () => {
    const { shop, clock, post } = await open()
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    shop.answer(orders.detail, async () => {
      asked.resolve()
      await answer.promise
      return orderOf()
    })
    const leaving = new AbortController()
    const response = Promise.resolve(post({ query: watchOrder, headers: person, signal: leaving.signal })).catch(
      () => null,
    )
    await asked.promise
    leaving.abort()
    await clock.untilIdle()
    answer.resolve()
    await response
    await clock.untilIdle()
  })

  it('ends after fifteen minutes, and when the gateway stops', async () => {
    const { clock, stopping, listen } = await open()
    const [one, two] = [await listen(person), await listen(guest)]
    await one.next()
    await two.next()
    await clock.until(5_000)
    await clock.pass(900_000)
    expect(await one.rest()).toEqual([complete])
    stopping.abort()
    expect(await two.rest()).toEqual([complete])
    await clock.untilIdle()
  })

  it('shares what is read with the same caller’s other, and with nobody else’s', async () => {
    const { clock, listen, asked } = await open()
    const streams = await Promise.all([
      listen(person),
      listen(person),
      listen({ ...person, authorization: 'Bearer xyz' }),
    ])
    for (const stream of streams) await stream.next()
    expect(asked()).toBe(3)
    for (let tick = 0; tick < 3; tick += 1) await clock.pass(5_000, 3)
    await clock.until(5_000, 3)
    expect(asked()).toBe(9)
    for (const stream of streams) await stream.leave()
  })
})

describe('E9: a flood of streams', () => {
  it('gets two for a caller, until one of them has ended', async () => {
    const { listen, post } = await open()
    const first = await listen(person)
    const second = await listen(person)
    const third = await post({ query: watchOrder, headers: person })
    expect(third.status).toBe(429)
    expect(await readEvents(third).rest()).toMatchObject(refused('RATE_LIMITED'))
    await first.leave()
    const fourth = await listen(person)
    expect(await fourth.next()).toEqual(told('UNPAID'))
    for (const stream of [second, fourth]) await stream.leave()
  })

  it('gets none for who is nobody', async () => {
    const { listen, asked } = await open()
    for (const query of [watchOrder, watchRfq])
      expect(await (await listen({ accept }, query)).rest()).toMatchObject(refused('UNAUTHENTICATED'))
    expect(asked()).toBe(0)
  })

  it('leaves no slot taken where the first reading fails', async () => {
    const { shop, listen } = await open()
    shop.answer(orders.detail, () => new Refusal(codes.sessionEnded, 'Please sign in again.'))
    for (let round = 0; round < 3; round += 1)
      expect(await (await listen(person)).rest()).toMatchObject(refused('UNAUTHENTICATED'))
  })

  it('is held against the same limits as a query', async () => {
    const { listen, asked } = await open()
    const many = Array.from({ length: 31 }, (_, at) => `a${at}: status`).join(' ')
    const events = await listen(person, watchOrder.replace('status', many))
    expect(await events.rest()).toMatchObject(refused('OPERATION_TOO_COMPLEX'))
    const dear = '{ lines { product { recommendations { recommendations { slug } } } } }'
    const costly = await listen(person, watchOrder.replace('{ status paymentState }', dear))
    expect(await costly.rest()).toMatchObject(refused('OPERATION_TOO_COMPLEX'))
    expect(asked()).toBe(0)
  })
})

describe('a subscription', () => {
  const address = `/graphql?query=${encodeURIComponent(watchOrder)}`

  test.for([
    ['no event stream', { authorization: 'Bearer abc', accept: 'application/json' }, 406],
    ['multipart', { authorization: 'Bearer abc', accept: 'multipart/mixed' }, 406],
  ] as const)('by POST for who reads %s is refused', async ([, headers, status]) => {
    const { post, asked } = await open()
    expect((await post({ query: watchOrder, headers })).status).toBe(status)
    expect(asked()).toBe(0)
  })

  test.for([
    ['another site', { ...person, cookie: 'token=abc', origin: 'https://evil.example', 'x-graphql-yoga-csrf': '1' }],
    ['who cannot show that no other site asks', { accept, cookie: 'token=abc' }],
  ] as const)('by GET from %s is refused', async ([, headers]) => {
    const { fetch, asked } = await open()
    expect((await fetch(address, { headers })).status).toBe(403)
    expect(asked()).toBe(0)
  })

  it('by GET with the header that no form can send is told, past buffers', async () => {
    const { fetch } = await open()
    const response = await fetch(address, { headers: { ...person, 'x-graphql-yoga-csrf': '1' } })
    expect(response.headers.get('content-type')).toBe(accept)
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const events = readEvents(response)
    expect(await events.next()).toEqual(told('UNPAID'))
    await events.leave()
  })
})
