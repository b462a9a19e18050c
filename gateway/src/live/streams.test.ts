import { describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { rfqRow } from '../testing/order-answers.ts'
import { orderOf } from '../testing/order-data.ts'
import { Refusal } from '../testing/refusal.ts'
import { complete, guest, openStreams, person, refused, told, watchOrder, watchRfq } from '../testing/streams.ts'

const { orders, rfq } = contract

describe('an order', () => {
  it('is told at once, again when it changes, and no more when it has ended', async () => {
    const { shop, clock, listen, asked } = await openStreams()
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
    const { shop, listen } = await openStreams()
    const events = await listen(guest)
    expect(await events.next()).toEqual(told('UNPAID'))
    expect(shop.lastOf(orders.detail)?.headers['order-token']).toBe(guest['order-token'])
    await events.leave()
  })

  it('of somebody else is null, and that is all', async () => {
    const { shop, listen } = await openStreams()
    shop.answer(orders.detail, () => new Refusal(codes.notFound, 'Not found.'))
    const events = await listen(person)
    expect(await events.rest()).toEqual([{ type: 'next', data: { data: { orderStatus: null } } }, complete])
  })

  it('is asked for less and less often while the shop fails', async () => {
    const { shop, clock, listen } = await openStreams()
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
    const { shop, clock, listen } = await openStreams()
    const events = await listen(person)
    await events.next()
    shop.answer(orders.detail, () => new Refusal(codes.sessionEnded, 'Please sign in again.'))
    await clock.pass(5_000)
    expect(await events.rest()).toMatchObject(refused('UNAUTHENTICATED'))
    await clock.untilIdle()
  })

  it('that cannot be read says why, in the gateway’s words', async () => {
    const { shop, listen } = await openStreams()
    shop.misbehave(orders.detail, (response) => response.destroy())
    const events = await listen(person)
    expect(await events.rest()).toMatchObject(refused('UPSTREAM_UNAVAILABLE'))
  })
})

it('a request for quotation is told until sales has looked at it, with products that are read then', async () => {
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
  it('costs the shop nothing once the client has gone', async () => {
    const { clock, listen, asked } = await openStreams()
    const events = await listen(person)
    await events.next()
    await clock.until(5_000)
    await events.leave()
    await clock.untilIdle()
    expect(asked()).toBe(1)
  })

  it('ends when the client goes while the shop is still thinking', async () => {
    const { shop, clock, post } = await openStreams({ readTimeoutMs: 60_000 })
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

  it('shares what is read with the same caller’s other, and with nobody else’s', async () => {
    const { clock, listen, asked } = await openStreams()
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
