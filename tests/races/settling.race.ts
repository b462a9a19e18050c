import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buy } from '../../shop-api/src/testing/race-buyer.ts'
import { type Approved, capture, letTimePass, outcomeOf } from '../../shop-api/src/testing/race-payer.ts'
import { insist } from '../../shop-api/src/testing/race-wait.ts'
import { cashDesk, paymentHooks } from './cash-desk.ts'
import { useStreet } from './use-street.ts'

const street = useStreet()
const { told, readyToPay, deliver, callOff, stateOf, moneyTaken, refundsOf, mailsAbout } = cashDesk(street)

/** The buyer's money is taken at the provider without the shop's asking. */
const takeBehindTheShopsBack = async ({ paypalOrderId }: Approved) => {
  const { apiUrl, clientId, clientSecret } = street().paypal.settings
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

describe('money that was left half done', () => {
  it.each(['drop_reply', 'http_500_after', 'garbage'] as const)(
    'D9: taken, and the answer lost to %s, it is found by two reconcilers at once',
    async (fault) => {
      const { left, right, paypal, db } = street()
      const payer = await readyToPay()
      paypal.faults.add({ call: 'capture', fault, count: 1 })
      const first = outcomeOf(await capture(left, payer))
      expect(['paid', codes.paymentUnavailable]).toContain(first)
      await letTimePass(db)
      await Promise.all([left, right, left, right].map((shop) => shop.run('settleOpen')))
      expect(await stateOf(payer)).toBe('confirming, paid')
      expect(moneyTaken(payer)).toBe(1)
      expect(outcomeOf(await capture(right, payer))).toBe('paid')
      expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
    },
  )

  it('D25: a database that goes away between taking the money and writing it down is asked again', async () => {
    const { left, right, db } = street()
    const payer = await readyToPay()
    const { reached, go } = await left.hold('payment.beforeOutcome')
    const browser = capture(left, payer)
    await reached
    await db.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await go()
    await browser
    // A connection that has just gone away fails the reconciler's turn; the next one finds others.
    const turn = async () => {
      await letTimePass(db)
      await right.run('settleOpen')
      return stateOf(payer)
    }
    expect(await insist(turn, (state) => state === 'confirming, paid')).toBe('confirming, paid')
    expect(outcomeOf(await capture(right, payer))).toBe('paid')
    expect(moneyTaken(payer)).toBe(1)
  })

  it.each(paymentHooks)('D25: a shop that dies at %s leaves nothing that is not settled', async (hook) => {
    const { left, right, db, reopen } = street()
    const payer = await readyToPay()
    await left.dieAt(hook)
    await expect(capture(left, payer)).rejects.toThrow()
    await left.ended
    await letTimePass(db)
    await Promise.all([right.run('settleOpen'), right.run('settleOpen')])
    await reopen(0)
    expect(outcomeOf(await capture(right, payer))).toBe('paid')
    expect(await stateOf(payer)).toBe('confirming, paid')
    expect(moneyTaken(payer)).toBe(1)
    expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
  })

  it('money that comes for an order called off goes back by itself, once', async () => {
    const { left, right, paypal, db } = street()
    const payer = await readyToPay()
    await callOff(right, payer)
    await takeBehindTheShopsBack(payer)
    await paypal.eventsSettled()
    await Promise.all(told.map((event) => deliver(left, event)))
    await letTimePass(db)
    await Promise.all([left, right, left, right].map((shop) => shop.run('settleOpen')))
    expect(await stateOf(payer)).toBe('canceled, refunded')
    expect(refundsOf(payer)).toBe(1)
  })

  it('a refund that sales asks for twice at once is made once', async () => {
    const { left, right } = street()
    const payer = await readyToPay()
    await capture(left, payer)
    const asked = await Promise.allSettled([left, right].map((shop) => shop.run('refundOrder', payer.order.order_no)))
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stateOf(payer)).toBe('refunded, refunded')
    expect(refundsOf(payer)).toBe(1)
  })

  it('D22: a transfer that sales books twice while the buyer calls off is booked once or not at all', async () => {
    const { left, right, goods } = street()
    for (let round = 0; round < 4; round++) {
      const placed = await buy(left, { goods_id: await goods(9), cart_num: 2 }, undefined, 'bank')
      const { order_no } = placed.order
      const [canceled, ...booked] = await Promise.allSettled([
        callOff(right, placed).then(({ code }) => code),
        left.run('confirmOrder', order_no),
        right.run('confirmOrder', order_no),
      ])
      const isCanceled = canceled.status === 'fulfilled' && canceled.value === codes.ok
      expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(isCanceled ? 0 : 1)
      expect(await stateOf(placed)).toBe(isCanceled ? 'canceled, none' : 'preparing, paid')
    }
  })
})
