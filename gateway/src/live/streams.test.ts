import { describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { readEvents } from '../../testing/event-stream.ts'
import { rfqRow } from '../../testing/order-responses.ts'
import { makeOrder } from '../../testing/order-data.ts'
import { Refusal } from '../../testing/refusal.ts'
import {
  completeEvent,
  guestHeaders,
  openStreams,
  memberHeaders,
  toRefusalEvents,
  toUpdateEvent,
  watchOrder,
  watchRfq,
} from '../../testing/streams.ts'

const { orders, rfq } = contract

describe('an order', () => {
  it('is reported at once, after each change, and no more after the last', async () => {
    const { shop, clock, listen, countReads } = await openStreams()
    const events = await listen(memberHeaders)
    expect(await events.next()).toEqual(toUpdateEvent('UNPAID'))
    await clock.pass(5_000)
    await clock.until(5_000)
    shop.respond(orders.detail, () => makeOrder({ payment_status: 'declared' }))
    await clock.pass(5_000)
    expect(await events.next()).toEqual(toUpdateEvent('UNPAID', 'DECLARED'))
    await clock.until(5_000)
    shop.respond(orders.detail, () => makeOrder({ status: 'received', payment_status: 'paid' }))
    await clock.pass(5_000)
    expect(await events.next()).toEqual(toUpdateEvent('DELIVERED', 'PAID'))
    shop.respond(orders.detail, () => makeOrder({ status: 'refunded', payment_status: 'refund_due' }))
    await clock.pass(5_000)
    expect(await events.next()).toEqual(toUpdateEvent('REFUNDED', 'REFUND_DUE'))
    shop.respond(orders.detail, () => makeOrder({ status: 'refunded', payment_status: 'refunded' }))
    await clock.pass(5_000)
    expect(await events.rest()).toEqual([toUpdateEvent('REFUNDED', 'REFUNDED'), completeEvent])
    expect(countReads()).toBe(6)
    await clock.untilIdle()
  })

  it('is reported to a guest with its access token', async () => {
    const { shop, listen } = await openStreams()
    const events = await listen(guestHeaders)
    expect(await events.next()).toEqual(toUpdateEvent('UNPAID'))
    expect(shop.findLastRequest(orders.detail)?.headers['order-token']).toBe(guestHeaders['order-token'])
    await events.leave()
  })

  it('of another buyer is null, and the stream ends', async () => {
    const { shop, listen } = await openStreams()
    shop.respond(orders.detail, () => new Refusal(codes.notFound, 'Not found.'))
    const events = await listen(memberHeaders)
    expect(await events.rest()).toEqual([{ type: 'next', data: { data: { orderStatus: null } } }, completeEvent])
  })

  it('is polled less often while the shop fails, and as often as before once it responds', async () => {
    const { shop, clock, listen } = await openStreams()
    const events = await listen(memberHeaders)
    await events.next()
    shop.respond(orders.detail, () => new Refusal(codes.tooManyRequests, 'Later.'))
    for (const ms of [5_000, 10_000, 20_000, 40_000, 60_000]) await clock.pass(ms)
    await clock.until(60_000)
    shop.respond(orders.detail, () => makeOrder({ payment_status: 'declared' }))
    await clock.pass(60_000)
    expect(await events.next()).toEqual(toUpdateEvent('UNPAID', 'DECLARED'))
    await clock.until(5_000)
    shop.respond(orders.detail, () => makeOrder({ status: 'canceled', payment_status: 'refunded' }))
    await clock.pass(5_000)
    expect(await events.rest()).toEqual([toUpdateEvent('CANCELED', 'REFUNDED'), completeEvent])
  })

  it('is reported no more when the session has ended', async () => {
    const { shop, clock, listen } = await openStreams()
    const events = await listen(memberHeaders)
    await events.next()
    shop.respond(orders.detail, () => new Refusal(codes.sessionEnded, 'Please sign in again.'))
    await clock.pass(5_000)
    expect(await events.rest()).toMatchObject(toRefusalEvents('UNAUTHENTICATED'))
    await clock.untilIdle()
  })

  it('that cannot be read has the gateway’s error', async () => {
    const { shop, listen } = await openStreams()
    shop.respondRaw(orders.detail, (response) => response.destroy())
    const events = await listen(memberHeaders)
    expect(await events.rest()).toMatchObject(toRefusalEvents('UPSTREAM_UNAVAILABLE'))
  })
})

it('a request for a quote is reported until sales has viewed it, with products read again', async () => {
  const { shop, clock, listen } = await openStreams()
  const events = await listen(memberHeaders, watchRfq)
  const rfqStatus = { status: 'SUBMITTED', parts: [{ product: { slug: 'part-1' } }] }
  expect(await events.next()).toEqual({ type: 'next', data: { data: { rfqStatus } } })
  await clock.pass(5_000)
  await clock.until(5_000)
  const seen = shop.findLastRequest(rfq.detail)
  shop.respond(rfq.detail, () => ({ ...rfqRow, status: 'viewed' as const, parts: [] }))
  await clock.pass(5_000)
  const last = { rfqStatus: { status: 'VIEWED', parts: [] } }
  expect(await events.rest()).toEqual([{ type: 'next', data: { data: last } }, completeEvent])
  expect(seen?.headers.authorization).toBe('Bearer abc')
})

describe('a stream', () => {
  it('sends no request once the client has gone', async () => {
    const { clock, listen, countReads } = await openStreams()
    const events = await listen(memberHeaders)
    await events.next()
    await clock.until(5_000)
    expect(clock.openPauses()).toBe(2)
    await events.leave()
    await expect.poll(clock.openPauses).toBe(0)
    expect(countReads()).toBe(1)
  })

  it('ends when the client leaves before the first response of the shop', async () => {
    const { shop, clock, post, listen, countReads } = await openStreams({ readTimeoutMs: 60_000 })
    const reached = Promise.withResolvers<void>()
    const pending = Promise.withResolvers<void>()
    shop.respond(orders.detail, async () => {
      reached.resolve()
      await pending.promise
      return makeOrder()
    })
    const leaving = new AbortController()
    const response = Promise.resolve(post({ query: watchOrder, headers: memberHeaders, signal: leaving.signal })).catch(
      () => null,
    )
    await reached.promise
    expect(clock.openPauses()).toBe(1)
    leaving.abort()
    await expect.poll(clock.openPauses).toBe(0)
    pending.resolve()
    await response
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([clock.openPauses(), countReads()]).toEqual([0, 1])
    const others = [await listen(memberHeaders), await listen(memberHeaders)]
    for (const stream of others) expect(await stream.next()).toEqual(toUpdateEvent('UNPAID'))
    for (const stream of others) await stream.leave()
  })

  it('ends when the client leaves between two polls', async () => {
    const { shop, clock, post, countReads } = await openStreams()
    const leaving = new AbortController()
    const events = readEvents(await post({ query: watchOrder, headers: memberHeaders, signal: leaving.signal }))
    expect(await events.next()).toEqual(toUpdateEvent('UNPAID'))
    await clock.until(5_000)
    leaving.abort()
    await expect.poll(clock.openPauses).toBe(0)
    expect([countReads(), shop.requests.length]).toEqual([1, 1])
  })

  it('ends after fifteen minutes, and when the gateway stops', async () => {
    const { clock, stopping, listen } = await openStreams()
    const [one, two] = [await listen(memberHeaders), await listen(guestHeaders)]
    await one.next()
    await two.next()
    await clock.until(5_000)
    await clock.pass(900_000)
    expect(await one.rest()).toEqual([completeEvent])
    stopping.abort()
    expect(await two.rest()).toEqual([completeEvent])
    await clock.untilIdle()
  })

  it('shares its reads with the same caller’s other stream alone', async () => {
    const { clock, listen, countReads } = await openStreams()
    const streams = await Promise.all([
      listen(memberHeaders),
      listen(memberHeaders),
      listen({ ...memberHeaders, authorization: 'Bearer xyz' }),
    ])
    for (const stream of streams) await stream.next()
    expect(countReads()).toBe(3)
    for (let tick = 0; tick < 3; tick += 1) await clock.pass(5_000, 3)
    await clock.until(5_000, 3)
    expect(countReads()).toBe(9)
    for (const stream of streams) await stream.leave()
  })
})
