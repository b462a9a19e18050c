import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, test } from 'vitest'
import { askPaypal } from '../../testing/ask-paypal.ts'
import type { PaymentDesk } from '../../testing/payment-desk.ts'
import { usePaymentDesk } from '../../testing/use-payment-desk.ts'
import type { FaultName } from '@partgate/paypal-simulator/faults.ts'

let desk: PaymentDesk
usePaymentDesk((opened) => {
  desk = opened
})

const refunded = { status: 'refunded', payment_state: 'refunded' }
const due = { status: 'refunded', payment_state: 'refund_due' }

const paid = async () => {
  const bought = await desk.approved(await desk.buy())
  await desk.capture(bought.headers, bought.orderNo, bought.id)
  return bought
}
const refundsAt = (id: string) => desk.simulator.orders().find((order) => order.id === id)?.refunds.length

it('sales refunds a captured payment, and the stock returns', async () => {
  const { orderNo, id } = await paid()
  await desk.staff.confirmOrder(orderNo)
  expect(await desk.staff.refundOrder(orderNo)).toMatchObject(refunded)
  expect(await desk.payments(orderNo)).toMatchObject([{ state: 'refunded' }])
  expect(refundsAt(id)).toBe(1)
  expect(await desk.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderPaid', 'orderRefunded'])
  await expect(desk.staff.refundOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
})

test.for(['http_500', 'reset', 'drop_reply', 'http_500_after', 'garbage', 'http_429'] satisfies FaultName[])(
  'a refund with a lost response (%s) is completed by the reconciler, once',
  async (fault) => {
    const { orderNo, id } = await paid()
    desk.simulator.faults.add({ call: 'refund', fault })
    expect(await desk.staff.refundOrder(orderNo)).toMatchObject(due)
    const [before] = await desk.payments(orderNo)
    await desk.muchLater()
    await desk.staff.settleOpen()
    expect(await desk.orderRow(orderNo)).toMatchObject(refunded)
    const [after] = await desk.payments(orderNo)
    expect(after?.refund_request_id).toBe(before?.refund_request_id)
    expect(refundsAt(id)).toBe(1)
  },
)

it('a refund that PayPal refuses stays due, is logged, and is retried as a new request', async () => {
  const { orderNo, id } = await paid()
  desk.simulator.faults.add({ call: 'refund', fault: 'denied' })
  expect(await desk.staff.refundOrder(orderNo)).toMatchObject(due)
  expect(desk.lines.some((line) => line.includes('REFUND_FAILED_INSUFFICIENT_FUNDS'))).toBe(true)
  await desk.muchLater()
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo)).toMatchObject(refunded)
  expect(refundsAt(id)).toBe(1)
})

it('a refund that PayPal no longer remembers is not made twice', async () => {
  const { orderNo, id } = await paid()
  desk.simulator.faults.add({ call: 'refund', fault: 'drop_reply' })
  await desk.staff.refundOrder(orderNo)
  desk.simulator.forgetRequestIds()
  desk.simulator.faults.add({ call: 'get', fault: 'http_500' })
  await desk.muchLater()
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo)).toMatchObject(refunded)
  expect(refundsAt(id)).toBe(1)
})

it('nothing is refunded where nothing was paid', async () => {
  const { orderNo } = await desk.buy()
  await expect(desk.staff.refundOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
  await expect(desk.staff.refundOrder('PG-00000-00000')).rejects.toMatchObject({ code: codes.notFound })
})

const atPaypal = (captureId: string, value?: string) =>
  askPaypal(
    desk.simulator,
    `/v2/payments/captures/${captureId}/refund`,
    value ? { amount: { currency_code: 'USD', value } } : {},
  )
const findCaptureId = (id: string) => desk.simulator.orders().find((order) => order.id === id)?.capture?.id ?? ''

it('a partial refund made at PayPal itself stops the order from being prepared', async () => {
  const { orderNo, id } = await paid()
  await atPaypal(findCaptureId(id), '1.50')
  for (const event of await desk.takeEvents()) expect(await desk.deliver(event)).toBe(200)
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'confirming', payment_state: 'partly_refunded' })
  expect(await desk.payments(orderNo)).toMatchObject([{ state: 'partly_refunded', refunded_cents: '150' }])
  await expect(desk.staff.confirmOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
  expect(await desk.staff.refundOrder(orderNo)).toMatchObject(refunded)
})

it('a full refund made at PayPal itself refunds the order', async () => {
  const { orderNo, id } = await paid()
  await atPaypal(findCaptureId(id))
  for (const event of await desk.takeEvents()) expect(await desk.deliver(event)).toBe(200)
  expect(await desk.orderRow(orderNo)).toMatchObject(refunded)
})
