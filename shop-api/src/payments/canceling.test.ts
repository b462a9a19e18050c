import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, test } from 'vitest'
import { askPaypal } from '#testing/ask-paypal.ts'
import type { PaymentDesk } from '#testing/payment-desk.ts'
import { usePaymentDesk } from '#testing/use-payment-desk.ts'
import { atHook } from '../hook.ts'

let desk: PaymentDesk
usePaymentDesk((opened) => {
  desk = opened
})

const paid = { status: 'confirming', payment_state: 'paid' }
const takenAt = (id: string) => desk.simulator.orders().find((order) => order.id === id)?.capture

it('D14: canceled first, no money is asked for', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  await desk.orders.cancel(headers, orderNo)
  expect((await desk.capture(headers, orderNo, id)).code).toBe(codes.statusConflict)
  expect(takenAt(id)).toBeNull()
  await desk.staff.settleOpen()
  expect((await desk.payments(orderNo)).map(({ state }) => state)).toEqual(['void'])
})

test.for(['payment.beforeCapture', 'payment.afterCaptureCall', 'payment.beforeOutcome', 'payment.afterOutcome'])(
  'D14: canceling at %s comes too late and is refused',
  async (point) => {
    const { headers, orderNo, id } = await desk.approved(await desk.buy())
    const codesSeen: number[] = []
    const off = atHook(point, async () => void codesSeen.push((await desk.orders.cancel(headers, orderNo)).code))
    try {
      expect(await desk.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'paid' } })
    } finally {
      off()
    }
    expect(codesSeen).toEqual([codes.statusConflict])
    expect(await desk.orderRow(orderNo)).toMatchObject(paid)
  },
)

it('D14: money that comes for a canceled order all the same goes back, and someone is told', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  await desk.orders.cancel(headers, orderNo)
  await captureBehindTheShopsBack(id)
  for (const event of await desk.told()) await desk.deliver(event)
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'canceled', payment_state: 'refund_due' })
  expect(desk.lines.some((line) => line.includes('"level":50') && line.includes(orderNo))).toBe(true)
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'canceled', payment_state: 'refunded' })
  expect(takenAt(id)?.status).toBe('REFUNDED')
})

const captureBehindTheShopsBack = (id: string) => askPaypal(desk.simulator, `/v2/checkout/orders/${id}/capture`)

it('D15: after the order has expired and its stock is free, no money is asked for', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  await desk.db.query("update orders set expires_at = now() - interval '1 minute'")
  await desk.orders.cancel(headers, orderNo)
  expect((await desk.capture(headers, orderNo, id)).code).toBe(codes.statusConflict)
  expect((await desk.open(headers, orderNo)).code).toBe(codes.statusConflict)
  expect(takenAt(id)).toBeNull()
})
