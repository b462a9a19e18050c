import { describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { readEvents } from '../../testing/event-stream.ts'
import { rfqRow } from '../../testing/order-responses.ts'
import { makeOrder } from '../../testing/order-data.ts'
import { Refusal } from '../../testing/refusal.ts'
import { complete, guest, openStreams, person, refused, update, watchOrder, watchRfq } from '../../testing/streams.ts'

const { orders, rfq } = contract

describe('an order', () => {
  it('is reported at once, after each change, and no more after the last', async () => {
    const { shop, clock, listen, countReads } = await openStreams()
    const events = await listen(person)
    expect(await events.next()).toEqual(update('UNPAID'))
    await clock.pass(5_000)
    await clock.until(5_000)
    shop.answer(orders.detail, () => makeOrder({ payment_state: 'declared' }))
    await clock.pass(5_000)
    expect(await events.next()).toEqual(update('UNPAID', 'DECLARED'))
    await clock.until(5_000)
    shop.answer(orders.detail, () => makeOrder({ status: 'received', payment_state: 'paid' }))
    await clock.pass(5_000)
    expect(await events.rest()).toEqual([update('RECEIVED', 'PAID'), complete])
    expect(countReads()).toBe(4)
    await clock.untilIdle()
  })

  it('is reported to a guest with its access token', async () => {
    const { shop, listen } = await openStreams()
    const events = await listen(guest)
    expect(await events.next()).toEqual(update('UNPAID'))
    expect(shop.lastOf(orders.detail)?.headers['order-token']).toBe(guest['order-token'])
    await events.leave()
  })

  it('of another buyer is null, and the stream ends', async () => {
    const { shop, listen } = await openStreams()
    shop.answer(orders.detail, () => new Refusal(codes.notFound, 'Not found.'))
    const events = await listen(person)
    expect(await events.rest()).toEqual([{ type: 'next', data: { data: { orderStatus: null } } }, complete])
  })

  it('is polled less often while the shop fails, and as often as before once it responds', async () => {
    const { shop, clock, listen } = await openStreams()
    const events = await listen(person)
    await events.next()
    shop.answer(orders.detail, () => new Refusal(codes.tooManyRequests, 'Later.'))
    for (const ms of [5_000, 10_000, 20_000, 40_000, 60_000]) await clock.pass(ms)
    await clock.until(60_000)
    shop.answer(orders.detail, () => makeOrder({ payment_state: 'declared' }))
    await clock.pass(60_000)
    expect(await events.next()).toEqual(update('UNPAID', 'DECLARED'))
    await clock.until(5_000)
    shop.answer(orders.detail, () => makeOrder({ status: 'canceled' }))
    await clock.pass(5_000)
    expect(await events.rest()).toEqual([update('CANCELED'), complete])
  })

  it('is reported no more when the session has ended', async () => {
    const { shop, clock, listen } = await openStreams()
    const events = await listen(person)
    await events.next()
    shop.answer(orders.detail, () => new Refusal(codes.sessionEnded, 'Please sign in again.'))
    await clock.pass(5_000)
    expect(await events.rest()).toMatchObject(refused('UNAUTHENTICATED'))
    await clock.untilIdle()
  })

  it('that cannot be read has the gateway’s error', async () => {
    const { shop, listen } = await openStreams()
    shop.misbehave(orders.detail, (response) => response.destroy())
    const events = await listen(person)
    expect(await events.rest()).toMatchObject(refused('UPSTREAM_UNAVAILABLE'))
  })
})

it('a request for quotation is reported until sales has viewed it, with products read again', async () => {
  const { shop, clock, listen } = await openStreams()
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
  it('sends no request once the client has gone', async () => {
    const { clock, listen, countReads } = await openStreams()
    const events = await listen(person)
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
    const answer = Promise.withResolvers<void>()
    shop.answer(orders.detail, async () => {
      reached.resolve()
      await answer.promise
      return makeOrder()
    })
    const leaving = new AbortController()
    const response = Promise.resolve(post({ query: watchOrder, headers: person, signal: leaving.signal })).catch(
      () => null,
    )
    await reached.promise
    expect(clock.openPauses()).toBe(1)
    leaving.abort()
    await expect.poll(clock.openPauses).toBe(0)
    answer.resolve()
    await response
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([clock.openPauses(), countReads()]).toEqual([0, 1])
    const others = [await listen(person), await listen(person)]
    for (const stream of others) expect(await stream.next()).toEqual(update('UNPAID'))
    for (const stream of others) await stream.leave()
  })

  it('ends when the client leaves between two polls', async () => {
    const { shop, clock, post, countReads } = await openStreams()
    const leaving = new AbortController()
    const events = readEvents(await post({ query: watchOrder, headers: person, signal: leaving.signal }))
    expect(await events.next()).toEqual(update('UNPAID'))
    await clock.until(5_000)
    leaving.abort()
    await expect.poll(clock.openPauses).toBe(0)
    expect([countReads(), shop.requests.length]).toEqual([1, 1])
  })

  it('ends after fifteen minutes, and when the gateway stops', async () => {
    const { clock, stopping, listen } = await openStreams()
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

  it('shares its reads with the same caller’s other stream alone', async () => {
    const { clock, listen, countReads } = await openStreams()
    const streams = await Promise.all([
      listen(person),
      listen(person),
      listen({ ...person, authorization: 'Bearer xyz' }),
    ])
    for (const stream of streams) await stream.next()
    expect(countReads()).toBe(3)
    for (let tick = 0; tick < 3; tick += 1) await clock.pass(5_000, 3)
    await clock.until(5_000, 3)
    expect(countReads()).toBe(9)
    for (const stream of streams) await stream.leave()
  })
})
