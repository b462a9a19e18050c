import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, it } from 'vitest'
import { buy } from '../../shop-api/src/testing/race-buyer.ts'
import { capture, openPaymentOf, outcomeOf } from '../../shop-api/src/testing/race-payer.ts'
import { insist, overOrBlocked } from '../../shop-api/src/testing/race-wait.ts'
import { cashDesk, isFinal, paymentHooks } from './cash-desk.ts'
import { useStreet } from './use-street.ts'

const street = useStreet()
const { told, readyToPay, deliver, callOff, stateOf, moneyTaken, mailsAbout, expire } = cashDesk(street)

describe('money for one order', () => {
  it('D7: opened twenty times at once, it is one payment at the provider', async () => {
    const { left, both, goods, paypal } = street()
    const placed = await buy(left, { goods_id: await goods(9), cart_num: 2 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => insist(() => openPaymentOf(both[i % 2]!, placed), isFinal)),
    )
    expect(answers.filter(({ code }) => code !== codes.ok)).toEqual([])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(paypal.orders().filter(({ custom_id }) => custom_id === placed.order.order_no)).toHaveLength(1)
  })

  it('D8: asked for twenty times at once, it is taken once and told once', async () => {
    const { both } = street()
    const payer = await readyToPay()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => insist(() => capture(both[i % 2]!, payer), isFinal)),
    )
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['paid']))
    expect(moneyTaken(payer)).toBe(1)
    expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
  })

  it('D17: told twenty times at both shops, it changes the order once', async () => {
    const { left, right, both, paypal } = street()
    const payer = await readyToPay()
    await capture(left, payer)
    await paypal.eventsSettled()
    expect(told.length).toBeGreaterThan(0)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => told.map((event) => deliver(both[i % 2]!, event))).flat(),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(outcomeOf(await capture(right, payer))).toBe('paid')
    expect(await stateOf(payer)).toBe('confirming, paid')
    expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
  })

  it.each(paymentHooks)('D17: told of before the browser comes back, held at %s, it counts once', async (hook) => {
    const { left, right, paypal, db } = street()
    const payer = await readyToPay()
    const { reached, go } = await left.hold(hook)
    const browser = capture(left, payer)
    await reached
    await paypal.eventsSettled()
    const telling = Promise.all(Array.from({ length: 5 }, () => told.map((event) => deliver(right, event))).flat())
    await overOrBlocked(db, telling)
    await go()
    expect(outcomeOf(await browser)).toBe('paid')
    expect((await telling).filter((status) => status !== 200)).toEqual([])
    expect(await stateOf(payer)).toBe('confirming, paid')
    expect(await mailsAbout(payer, 'orderPaid')).toBe(1)
    expect(moneyTaken(payer)).toBe(1)
  })

  it.each(paymentHooks)('D14: an order called off while its money is asked for, held at %s, stays', async (hook) => {
    const { left, right } = street()
    const payer = await readyToPay()
    const { reached, go } = await left.hold(hook)
    const browser = capture(left, payer)
    await reached
    const canceled = await callOff(right, payer)
    await go()
    expect([outcomeOf(await browser), canceled.code]).toEqual(['paid', codes.statusConflict])
    expect(await stateOf(payer)).toBe('confirming, paid')
  })

  it('D14: called off first, the provider is not asked for money', async () => {
    const { left, right } = street()
    const payer = await readyToPay()
    expect((await callOff(right, payer)).code).toBe(codes.ok)
    expect(outcomeOf(await capture(left, payer))).toBe(codes.statusConflict)
    expect(moneyTaken(payer)).toBe(0)
  })

  it('D14: called off and paid at once, one of the two happens', async () => {
    const { left, right } = street()
    for (let round = 0; round < 8; round++) {
      const payer = await readyToPay()
      const [paid, canceled] = await Promise.all([capture(left, payer), callOff(right, payer)])
      const isPaid = outcomeOf(paid) === 'paid'
      expect([outcomeOf(paid), canceled.code, moneyTaken(payer)]).toEqual(
        isPaid ? ['paid', codes.statusConflict, 1] : [codes.statusConflict, codes.ok, 0],
      )
    }
  })

  it('D15: after the hold has ended, the provider is not asked for money', async () => {
    const { left, right } = street()
    const payer = await readyToPay()
    await expire(payer)
    await right.run('releaseExpired')
    expect(outcomeOf(await capture(left, payer))).toBe(codes.statusConflict)
    expect([await stateOf(payer), moneyTaken(payer)]).toEqual(['canceled, none', 0])
  })

  it.each(paymentHooks)(
    'D15: a hold that ends while the money is asked for, held at %s, does not release the parts',
    async (hook) => {
      const { left, right } = street()
      const payer = await readyToPay()
      const { reached, go } = await left.hold(hook)
      const browser = capture(left, payer)
      await reached
      await expire(payer)
      await right.run('releaseExpired')
      await go()
      expect(outcomeOf(await browser)).toBe('paid')
      expect(await stateOf(payer)).toBe('confirming, paid')
    },
  )
})
