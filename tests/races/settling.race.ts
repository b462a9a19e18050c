import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { takeTurns } from '../../schema/testing/scope.ts'
import { placeOrder } from '../../shop-api/testing/races/buyer.ts'
import { type Approved, capture, expireLeases, toOutcome } from '../../shop-api/testing/races/payer.ts'
import { retryUntilFinal } from '../../shop-api/testing/races/wait.ts'
import { createPaymentTools, paymentFailpoints } from './payment-tools.ts'
import { useStack } from './use-stack.ts'

const stack = useStack()
const {
  events,
  approvePayment: readyToPay,
  deliverEvent: deliver,
  cancelOrder: callOff,
  readState,
  countCaptures: moneyTaken,
  countRefunds,
  countMails: mailsAbout,
} = createPaymentTools(stack)

/** Captures without a request from the shop. */
const captureAtProvider = async ({ paypalOrderId }: Approved) => {
  const { apiUrl, clientId, clientSecret } = stack().paypal.settings
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const token = await fetch(`${apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: authorization },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token } = z.object({ access_token: z.string() }).parse(await token.json())
  const headers = {
    Authorization: `Bearer ${access_token}`,
    'Content-Type': 'application/json',
    'PayPal-Request-Id': paypalOrderId,
  }
  const taken = await fetch(`${apiUrl}/v2/checkout/orders/${paypalOrderId}/capture`, { method: 'POST', headers })
  expect(taken.status).toBe(201)
}

describe('an incomplete payment', () => {
  it.each(['drop_reply', 'http_500_after', 'garbage'] as const)(
    'taken with its response lost to %s is found by two reconcilers at once',
    async (fault) => {
      const { left, right, paypal, db } = stack()
      const payer = await readyToPay()
      paypal.faults.add({ call: 'capture', fault, count: 1 })
      const first = toOutcome(await capture(left, payer))
      expect(['paid', codes.paymentUnavailable]).toContain(first)
      await expireLeases(db)
      await Promise.all([left, right, left, right].map((shop) => shop.run('settleOpen')))
      expect(await readState(payer)).toBe('confirming, paid')
      expect(moneyTaken(payer)).toBe(1)
      expect(toOutcome(await capture(right, payer))).toBe('paid')
      expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
    },
  )

  it('is recorded after the database fails between the capture and the write', async () => {
    const { left, right, db } = stack()
    const payer = await readyToPay()
    const { reached, go } = await left.hold('payment.beforeOutcome')
    const browser = capture(left, payer)
    await reached
    await db.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await go()
    await browser
    // A dropped connection fails one turn of the reconciler; the next turn opens another.
    const turn = async () => {
      await expireLeases(db)
      await right.run('settleOpen')
      return readState(payer)
    }
    expect(await retryUntilFinal(turn, (state) => state === 'confirming, paid')).toBe('confirming, paid')
    expect(toOutcome(await capture(right, payer))).toBe('paid')
    expect(moneyTaken(payer)).toBe(1)
  })

  it.each(takeTurns(paymentFailpoints, 1, 2))('is settled after a shop dies at %s', async (failpoint) => {
    const { left, right, db, reopen } = stack()
    const payer = await readyToPay()
    await left.dieAt(failpoint)
    await expect(capture(left, payer)).rejects.toThrow()
    await left.ended
    await expireLeases(db)
    await Promise.all([right.run('settleOpen'), right.run('settleOpen')])
    await reopen(0)
    expect(toOutcome(await capture(right, payer))).toBe('paid')
    expect(await readState(payer)).toBe('confirming, paid')
    expect(moneyTaken(payer)).toBe(1)
    expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
  })

  it('for a canceled order is refunded automatically once', async () => {
    const { left, right, paypal, db } = stack()
    const payer = await readyToPay()
    await callOff(right, payer)
    await captureAtProvider(payer)
    await paypal.eventsSettled()
    await Promise.all(events.map((event) => deliver(left, event)))
    await expireLeases(db)
    await Promise.all([left, right, left, right].map((shop) => shop.run('settleOpen')))
    expect(await readState(payer)).toBe('canceled, refunded')
    expect(countRefunds(payer)).toBe(1)
  })

  it('is refunded once if sales requests the refund twice at once', async () => {
    const { left, right } = stack()
    const payer = await readyToPay()
    await capture(left, payer)
    const outcomes = await Promise.allSettled(
      [left, right].map((shop) => shop.run('refundOrder', payer.order.order_no)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await readState(payer)).toBe('refunded, refunded')
    expect(countRefunds(payer)).toBe(1)
  })

  it('by bank transfer, booked twice during a cancellation, is booked once or not at all', async () => {
    const { left, right, goods } = stack()
    for (let round = 0; round < 4; round++) {
      const placed = await placeOrder(left, { goods_id: await goods(9), cart_num: 2 }, undefined, 'bank')
      const { order_no } = placed.order
      const [canceled, ...booked] = await Promise.allSettled([
        callOff(right, placed).then(({ code }) => code),
        left.run('confirmOrder', order_no),
        right.run('confirmOrder', order_no),
      ])
      const isCanceled = canceled.status === 'fulfilled' && canceled.value === codes.ok
      expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(isCanceled ? 0 : 1)
      expect(await readState(placed)).toBe(isCanceled ? 'canceled, none' : 'preparing, paid')
    }
  })
})
