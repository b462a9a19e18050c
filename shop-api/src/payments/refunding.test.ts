import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, test } from 'vitest'
import { requestPaypal } from '../../testing/request-paypal.ts'
import type { PaymentClient } from '../../testing/payment-client.ts'
import { usePaymentClient } from '../../testing/use-payment-client.ts'
import type { FaultName } from '@partgate/paypal-simulator/faults.ts'

let client: PaymentClient
usePaymentClient((opened) => {
  client = opened
})

const refunded = { status: 'refunded', payment_status: 'refunded' }
const due = { status: 'refunded', payment_status: 'refund_due' }

const paid = async () => {
  const bought = await client.openAndApprove(await client.buy())
  await client.capture(bought.headers, bought.orderNo, bought.id)
  return bought
}
const refundsAt = (id: string) => client.simulator.orders().find((order) => order.id === id)?.refunds.length

it('sales refunds a captured payment, and the stock returns', async () => {
  const { orderNo, id } = await paid()
  await client.staff.confirmOrder(orderNo)
  expect(await client.staff.refundOrder(orderNo)).toMatchObject(refunded)
  expect(await client.payments(orderNo)).toMatchObject([{ state: 'refunded' }])
  expect(refundsAt(id)).toBe(1)
  expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderPaid', 'orderConfirmed', 'orderRefunded'])
  await expect(client.staff.refundOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
})

test.for(['http_500', 'reset', 'drop_reply', 'http_500_after', 'garbage', 'http_429'] satisfies FaultName[])(
  'a refund with a lost response (%s) is completed by the reconciler, once',
  async (fault) => {
    const { orderNo, id } = await paid()
    client.simulator.faults.add({ call: 'refund', fault })
    expect(await client.staff.refundOrder(orderNo)).toMatchObject(due)
    const [before] = await client.payments(orderNo)
    await client.makeAllDue()
    await client.staff.settleOpen()
    expect(await client.orderRow(orderNo)).toMatchObject(refunded)
    const [after] = await client.payments(orderNo)
    expect(after?.refund_request_id).toBe(before?.refund_request_id)
    expect(refundsAt(id)).toBe(1)
  },
)

it('a refund that PayPal refuses stays due, is logged, and is retried as a new request', async () => {
  const { orderNo, id } = await paid()
  client.simulator.faults.add({ call: 'refund', fault: 'denied' })
  expect(await client.staff.refundOrder(orderNo)).toMatchObject(due)
  expect(client.lines.some((line) => line.includes('REFUND_FAILED_INSUFFICIENT_FUNDS'))).toBe(true)
  await client.makeAllDue()
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject(refunded)
  expect(refundsAt(id)).toBe(1)
})

it('a refund that PayPal no longer remembers is not made twice', async () => {
  const { orderNo, id } = await paid()
  client.simulator.faults.add({ call: 'refund', fault: 'drop_reply' })
  await client.staff.refundOrder(orderNo)
  client.simulator.forgetRequestIds()
  client.simulator.faults.add({ call: 'get', fault: 'http_500' })
  await client.makeAllDue()
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject(refunded)
  expect(refundsAt(id)).toBe(1)
})

it('nothing is refunded where nothing was paid', async () => {
  const { orderNo } = await client.buy()
  await expect(client.staff.refundOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
  await expect(client.staff.refundOrder('PG-00000-00000')).rejects.toMatchObject({ code: codes.notFound })
})

const atPaypal = (captureId: string, value?: string) =>
  requestPaypal(
    client.simulator,
    `/v2/payments/captures/${captureId}/refund`,
    value ? { amount: { currency_code: 'USD', value } } : {},
  )
const findCaptureId = (id: string) => client.simulator.orders().find((order) => order.id === id)?.capture?.id ?? ''

it('a partial refund made at PayPal itself stops the order from being prepared', async () => {
  const { orderNo, id } = await paid()
  await atPaypal(findCaptureId(id), '1.50')
  for (const event of await client.takeEvents()) expect(await client.deliver(event)).toBe(200)
  expect(await client.orderRow(orderNo)).toMatchObject({ status: 'confirming', payment_status: 'partly_refunded' })
  expect(await client.payments(orderNo)).toMatchObject([{ state: 'partly_refunded', refunded_cents: '150' }])
  await expect(client.staff.confirmOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
  expect(await client.staff.refundOrder(orderNo)).toMatchObject(refunded)
})

it('a full refund made at PayPal itself refunds the order', async () => {
  const { orderNo, id } = await paid()
  await atPaypal(findCaptureId(id))
  for (const event of await client.takeEvents()) expect(await client.deliver(event)).toBe(200)
  expect(await client.orderRow(orderNo)).toMatchObject(refunded)
})
