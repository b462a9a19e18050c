import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { isFullScope, takeTurns } from '../../schema/testing/scope.ts'
import { placeOrder } from '../../shop-api/testing/races/buyer.ts'
import { capture, openOrderPayment, toOutcome } from '../../shop-api/testing/races/payer.ts'
import { retryUntilFinal, waitUntilDoneOrBlocked } from '../../shop-api/testing/races/wait.ts'
import { createPaymentTools, isPaymentFinal, paymentFailpoints } from './payment-tools.ts'
import { useStack } from './use-stack.ts'

const stack = useStack()
const {
  events,
  approvePayment: readyToPay,
  deliverEvent: deliver,
  cancelOrder: callOff,
  readState,
  countCaptures: moneyTaken,
  countMails: mailsAbout,
  expireOrder: expire,
} = createPaymentTools(stack)

describe('the payment of one order', () => {
  it('opened twenty times at once is one payment at the provider', async () => {
    const { left, both, goods, paypal } = stack()
    const placed = await placeOrder(left, { goods_id: await goods(9), cart_num: 2 })
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        retryUntilFinal(() => openOrderPayment(both[i % 2]!, placed), isPaymentFinal),
      ),
    )
    expect(responses.filter(({ code }) => code !== codes.ok)).toEqual([])
    expect(new Set(responses.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(paypal.orders().filter(({ custom_id }) => custom_id === placed.order.order_no)).toHaveLength(1)
  })

  it('captured twenty times at once is taken once and recorded once', async () => {
    const { both } = stack()
    const payer = await readyToPay()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => retryUntilFinal(() => capture(both[i % 2]!, payer), isPaymentFinal)),
    )
    expect(new Set(responses.map(toOutcome))).toEqual(new Set(['paid']))
    expect(moneyTaken(payer)).toBe(1)
    expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
  })

  it('reported twenty times at both shops changes the order once', async () => {
    const { left, right, both, paypal } = stack()
    const payer = await readyToPay()
    await capture(left, payer)
    await paypal.eventsSettled()
    expect(events.length).toBeGreaterThan(0)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => events.map((event) => deliver(both[i % 2]!, event))).flat(),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(toOutcome(await capture(right, payer))).toBe('paid')
    expect(await readState(payer)).toBe('confirming, paid')
    expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
  })

  it.each(takeTurns(paymentFailpoints, 0, 2))(
    'reported before the browser returns, held at %s, counts once',
    async (failpoint) => {
      const { left, right, paypal, db } = stack()
      const payer = await readyToPay()
      const { reached, go } = await left.hold(failpoint)
      const browser = capture(left, payer)
      await reached
      await paypal.eventsSettled()
      const deliveries = Promise.all(
        Array.from({ length: 5 }, () => events.map((event) => deliver(right, event))).flat(),
      )
      await waitUntilDoneOrBlocked(db, deliveries)
      await go()
      expect(toOutcome(await browser)).toBe('paid')
      expect((await deliveries).filter((status) => status !== 200)).toEqual([])
      expect(await readState(payer)).toBe('confirming, paid')
      expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
      expect(moneyTaken(payer)).toBe(1)
    },
  )

  it.each(takeTurns(paymentFailpoints, 1, 2))(
    'wins over a cancellation during the capture, held at %s',
    async (failpoint) => {
      const { left, right } = stack()
      const payer = await readyToPay()
      const { reached, go } = await left.hold(failpoint)
      const browser = capture(left, payer)
      await reached
      const canceled = await callOff(right, payer)
      await go()
      expect([toOutcome(await browser), canceled.code]).toEqual(['paid', codes.statusConflict])
      expect(await readState(payer)).toBe('confirming, paid')
    },
  )

  it('is not captured after a cancellation', async () => {
    const { left, right } = stack()
    const payer = await readyToPay()
    expect((await callOff(right, payer)).code).toBe(codes.ok)
    expect(toOutcome(await capture(left, payer))).toBe(codes.statusConflict)
    expect(moneyTaken(payer)).toBe(0)
  })

  it('canceled and captured at once has one of the two outcomes', async () => {
    const { left, right } = stack()
    for (let round = 0; round < (isFullScope() ? 8 : 3); round++) {
      const payer = await readyToPay()
      const [paid, canceled] = await Promise.all([capture(left, payer), callOff(right, payer)])
      const isPaid = toOutcome(paid) === 'paid'
      expect([toOutcome(paid), canceled.code, moneyTaken(payer)]).toEqual(
        isPaid ? ['paid', codes.statusConflict, 1] : [codes.statusConflict, codes.ok, 0],
      )
    }
  })

  it('is not captured after the reservation has expired', async () => {
    const { left, right } = stack()
    const payer = await readyToPay()
    await expire(payer)
    await right.run('releaseExpired')
    expect(toOutcome(await capture(left, payer))).toBe(codes.statusConflict)
    expect([await readState(payer), moneyTaken(payer)]).toEqual(['canceled, none', 0])
  })

  it.each(takeTurns(paymentFailpoints, 0, 2))(
    'keeps the parts reserved if the reservation expires during the capture, held at %s',
    async (failpoint) => {
      const { left, right } = stack()
      const payer = await readyToPay()
      const { reached, go } = await left.hold(failpoint)
      const browser = capture(left, payer)
      await reached
      await expire(payer)
      await right.run('releaseExpired')
      await go()
      expect(toOutcome(await browser)).toBe('paid')
      expect(await readState(payer)).toBe('confirming, paid')
    },
  )
})
