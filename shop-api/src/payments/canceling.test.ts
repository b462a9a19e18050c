import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, test } from 'vitest'
import { askPaypal } from '../../testing/ask-paypal.ts'
import type { PaymentDesk } from '../../testing/payment-desk.ts'
import { usePaymentDesk } from '../../testing/use-payment-desk.ts'
import { atFailpoint } from '../failpoint.ts'

let desk: PaymentDesk
usePaymentDesk((opened) => {
  desk = opened
})

const paid = { status: 'confirming', payment_state: 'paid' }
const takenAt = (id: string) => desk.simulator.orders().find((order) => order.id === id)?.capture

it('a canceled order requests no money', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  await desk.orders.cancel(headers, orderNo)
  expect((await desk.capture(headers, orderNo, id)).code).toBe(codes.statusConflict)
  expect(takenAt(id)).toBeNull()
  await desk.staff.settleOpen()
  expect((await desk.payments(orderNo)).map(({ state }) => state)).toEqual(['void'])
})

test.for(['payment.beforeCapture', 'payment.afterCaptureCall', 'payment.beforeOutcome', 'payment.afterOutcome'])(
  'canceling at %s is too late and is refused',
  async (point) => {
    const { headers, orderNo, id } = await desk.approved(await desk.buy())
    const codesSeen: number[] = []
    const off = atFailpoint(point, async () => void codesSeen.push((await desk.orders.cancel(headers, orderNo)).code))
    try {
      expect(await desk.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'paid' } })
    } finally {
      off()
    }
    expect(codesSeen).toEqual([codes.statusConflict])
    expect(await desk.orderRow(orderNo)).toMatchObject(paid)
  },
)

it('money that arrives for a canceled order is refunded, with an alarm', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  await desk.orders.cancel(headers, orderNo)
  await captureBehindTheShopsBack(id)
  for (const event of await desk.takeEvents()) await desk.deliver(event)
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'canceled', payment_state: 'refund_due' })
  expect(desk.lines.some((line) => line.includes('"level":50') && line.includes(orderNo))).toBe(true)
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'canceled', payment_state: 'refunded' })
  expect(takenAt(id)?.status).toBe('REFUNDED')
})

const captureBehindTheShopsBack = (id: string) => askPaypal(desk.simulator, `/v2/checkout/orders/${id}/capture`)

it('an expired order requests no money', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  await desk.db.query("update orders set expires_at = now() - interval '1 minute'")
  await desk.orders.cancel(headers, orderNo)
  expect((await desk.capture(headers, orderNo, id)).code).toBe(codes.statusConflict)
  expect((await desk.open(headers, orderNo)).code).toBe(codes.statusConflict)
  expect(takenAt(id)).toBeNull()
})
