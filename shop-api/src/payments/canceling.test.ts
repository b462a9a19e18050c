import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, test } from 'vitest'
import { releaseExpired } from '#orders/index.ts'
import { requestPaypal } from '../../testing/request-paypal.ts'
import type { PaymentClient } from '../../testing/payment-client.ts'
import { usePaymentClient } from '../../testing/use-payment-client.ts'
import { atFailpoint } from '../failpoint.ts'

let client: PaymentClient
usePaymentClient((opened) => {
  client = opened
})

const paid = { status: 'confirming', payment_status: 'paid' }
const takenAt = (id: string) => client.simulator.orders().find((order) => order.id === id)?.capture

it('a canceled order requests no money', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  await client.orders.cancel(headers, orderNo)
  expect((await client.capture(headers, orderNo, id)).code).toBe(codes.statusConflict)
  expect(takenAt(id)).toBeNull()
  await client.staff.settleOpen()
  expect((await client.payments(orderNo)).map(({ state }) => state)).toEqual(['void'])
})

test.for(['payment.beforeCapture', 'payment.afterCaptureCall', 'payment.beforeOutcome', 'payment.afterOutcome'])(
  'canceling at %s is too late and is refused',
  async (point) => {
    const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
    const codesSeen: number[] = []
    const off = atFailpoint(point, async () => void codesSeen.push((await client.orders.cancel(headers, orderNo)).code))
    try {
      expect(await client.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'paid' } })
    } finally {
      off()
    }
    expect(codesSeen).toEqual([codes.statusConflict])
    expect(await client.orderRow(orderNo)).toMatchObject(paid)
  },
)

it('money that arrives for a canceled order is refunded, with an alarm', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  await client.orders.cancel(headers, orderNo)
  await captureBehindTheShopsBack(id)
  for (const event of await client.takeEvents()) await client.deliver(event)
  expect(await client.orderRow(orderNo)).toMatchObject({ status: 'canceled', payment_status: 'refund_due' })
  expect(client.lines.some((line) => line.includes('"level":50') && line.includes(orderNo))).toBe(true)
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject({ status: 'canceled', payment_status: 'refunded' })
  expect(takenAt(id)?.status).toBe('REFUNDED')
})

const captureBehindTheShopsBack = (id: string) => requestPaypal(client.simulator, `/v2/checkout/orders/${id}/capture`)

const endPaymentPeriod = () => client.db.query("update orders set expires_at = now() - interval '1 minute'")

it('an expired order requests no money', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  await endPaymentPeriod()
  expect(await releaseExpired({ ...client.deps, log: client.log })).toBe(1)
  expect((await client.capture(headers, orderNo, id)).code).toBe(codes.statusConflict)
  expect((await client.open(headers, orderNo)).code).toBe(codes.statusConflict)
  expect(takenAt(id)).toBeNull()
})

it('an order whose payment period ends during its capture is paid', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  let released: number | undefined
  const off = atFailpoint('payment.beforeCapture', async () => {
    await endPaymentPeriod()
    released = await releaseExpired({ ...client.deps, log: client.log })
  })
  try {
    expect(await client.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'paid' } })
  } finally {
    off()
  }
  expect(released).toBe(0)
  expect(await client.orderRow(orderNo)).toMatchObject(paid)
})
