import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { check } from '../src/check/index.ts'
import { noOrders } from './order-client.ts'
import { openPaymentClient, type PaymentClient } from './payment-client.ts'
import { readCaptures } from './races/captures.ts'

/** After each test the shop must agree with itself and with PayPal. */
export const usePaymentClient = (keep: (client: PaymentClient) => void) => {
  let client: PaymentClient
  const before = new Set<string>()
  beforeAll(async () => {
    client = await openPaymentClient()
    keep(client)
  })
  afterAll(() => client.close())
  beforeEach(async () => {
    await client.db.exec(noOrders)
    await client.db.exec('delete from payment_events')
    for (const { captureId } of readCaptures(client.simulator)) before.add(captureId)
    client.events.length = 0
    client.lines.length = 0
  })
  afterEach(async () => {
    client.simulator.faults.clear()
    await client.simulator.eventsSettled()
    const captures = readCaptures(client.simulator).filter(({ captureId }) => !before.has(captureId))
    const broken = await client.db.tx((tx) => check(tx, captures))
    expect(broken.filter(({ rule }) => !rule.startsWith('stock'))).toEqual([])
  })
}
