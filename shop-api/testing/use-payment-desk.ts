import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { check } from '../src/check/index.ts'
import { noOrders } from './order-desk.ts'
import { openPaymentDesk, type PaymentDesk } from './payment-desk.ts'
import { capturesAt } from './race-captures.ts'

/** After each test the shop must agree with itself and with PayPal. */
export const usePaymentDesk = (keep: (desk: PaymentDesk) => void) => {
  let desk: PaymentDesk
  const before = new Set<string>()
  beforeAll(async () => {
    desk = await openPaymentDesk()
    keep(desk)
  })
  afterAll(() => desk.close())
  beforeEach(async () => {
    await desk.db.exec(noOrders)
    await desk.db.exec('truncate payment_events')
    for (const { captureId } of capturesAt(desk.simulator)) before.add(captureId)
    desk.events.length = 0
    desk.lines.length = 0
  })
  afterEach(async () => {
    desk.simulator.faults.clear()
    await desk.simulator.eventsSettled()
    const captures = capturesAt(desk.simulator).filter(({ captureId }) => !before.has(captureId))
    const broken = await check(desk.db, captures)
    expect(broken.filter(({ rule }) => !rule.startsWith('stock'))).toEqual([])
  })
}
