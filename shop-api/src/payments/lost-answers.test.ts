import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, onTestFinished, test, vi } from 'vitest'
import type { PaymentDesk } from '../../testing/payment-desk.ts'
import { usePaymentDesk } from '../../testing/use-payment-desk.ts'
import { atFailpoint } from '../failpoint.ts'
import type { FaultName } from '../paypal-simulator/faults.ts'

let desk: PaymentDesk
usePaymentDesk((opened) => {
  desk = opened
})

const paid = { status: 'confirming', payment_state: 'paid' }
const underWay = { status: 'unpaid', payment_state: 'pending' }
const lost: FaultName[] = ['drop_reply', 'http_500_after', 'garbage']
const undone: FaultName[] = ['http_409', 'http_500', 'reset', 'redirect']

const takenAt = (id: string) => desk.simulator.orders().find((order) => order.id === id)?.capture

test.for(lost)('a capture with a lost response (%s) is repeated by the buyer, and paid once', async (fault) => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault })
  const first = await desk.capture(headers, orderNo, id)
  expect(first.code).toBe(codes.paymentUnavailable)
  expect(await desk.orderRow(orderNo)).toMatchObject(underWay)
  expect((await desk.orders.cancel(headers, orderNo)).code).toBe(codes.statusConflict)
  expect(takenAt(id)?.status).toBe('COMPLETED')
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'paid' } })
  expect(await desk.history(orderNo)).toEqual(['unpaid', 'confirming'])
})

test.for([...lost, ...undone])(
  'without a repeated request after %s, the reconciler completes the capture',
  async (fault) => {
    const { headers, orderNo, id } = await desk.approved(await desk.buy())
    desk.simulator.faults.add({ call: 'capture', fault })
    expect((await desk.capture(headers, orderNo, id)).code).toBe(codes.paymentUnavailable)
    const [before] = await desk.payments(orderNo)
    await desk.staff.settleOpen()
    expect(await desk.orderRow(orderNo)).toMatchObject(paid)
    const [after] = await desk.payments(orderNo)
    expect(after?.capture_request_id).toBe(before?.capture_request_id)
    expect(await desk.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderPaid'])
  },
)

it('sends the stored PayPal-Request-Id with a capture and with its repeat', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  const sent: (string | null)[] = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (String(input).endsWith('/capture')) sent.push(new Headers(init?.headers).get('PayPal-Request-Id'))
    return fetch(input, init)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await desk.capture(headers, orderNo, id)
  const [payment] = await desk.payments(orderNo)
  await desk.staff.settleOpen()
  expect(payment?.capture_request_id).toMatch(/^[\da-f-]{36}$/)
  expect(sent).toEqual([payment?.capture_request_id, payment?.capture_request_id])
  expect(await desk.orderRow(orderNo)).toMatchObject(paid)
})

it('after PayPal has dropped the request id, the order is requested first', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await desk.capture(headers, orderNo, id)
  desk.simulator.forgetRequestIds()
  desk.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'paid' } })
  expect(desk.simulator.faults.list()).toHaveLength(1)
})

it('an order that was already captured counts as paid', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await desk.capture(headers, orderNo, id)
  desk.simulator.forgetRequestIds()
  await desk.db.query("update payments set state = 'created'")
  await desk.db.query("update orders set payment_state = 'none'")
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'paid' } })
})

test.for(['wrong_amount', 'wrong_currency', 'wrong_payee'] as const)(
  'money that differs from the agreed terms (%s) is held for sales, with an alarm',
  async (fault) => {
    const { headers, orderNo, id } = await desk.approved(await desk.buy())
    desk.simulator.faults.add({ call: 'capture', fault })
    expect(await desk.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'held' } })
    expect(await desk.orderRow(orderNo)).toMatchObject({
      status: 'confirming',
      payment_state: 'held',
      paid_at: null,
    })
    await expect(desk.staff.confirmOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
    expect(desk.lines.filter((line) => line.includes('"level":50') && line.includes(orderNo))).toHaveLength(1)
    expect(await desk.readMailKinds(orderNo)).toEqual(['orderPlaced'])
    await desk.staff.refundOrder(orderNo)
    expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'refunded', payment_state: 'refunded' })
  },
)

const decide = (captureId: string, status: 'COMPLETED' | 'DECLINED') =>
  fetch(`${desk.simulator.settings.apiUrl}/simulator/captures/${captureId}`, {
    method: 'POST',
    body: JSON.stringify({ status }),
  })

const pending = async () => {
  const bought = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'pending' })
  const response = await desk.capture(bought.headers, bought.orderNo, bought.id)
  expect(response).toMatchObject({ code: codes.ok, data: { outcome: 'pending' } })
  expect(await desk.orderRow(bought.orderNo)).toMatchObject({ status: 'confirming', payment_state: 'pending' })
  await expect(desk.staff.confirmOrder(bought.orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
  return { ...bought, captureId: takenAt(bought.id)?.id ?? '' }
}

it('a pending capture waits with the order, and is paid when PayPal reports it', async () => {
  const { headers, orderNo, id, captureId } = await pending()
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'pending' } })
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo)).toMatchObject({ payment_state: 'pending' })
  await decide(captureId, 'COMPLETED')
  await desk.muchLater()
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo)).toMatchObject(paid)
  expect((await desk.staff.confirmOrder(orderNo)).status).toBe('preparing')
})

it('a pending capture that is denied leaves the order confirming, unpaid, and never preparing', async () => {
  const { headers, orderNo, id, captureId } = await pending()
  await decide(captureId, 'DECLINED')
  await desk.muchLater()
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'confirming', payment_state: 'none' })
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'declined' } })
  await expect(desk.staff.confirmOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
  expect(desk.lines.some((line) => line.includes('denied') && line.includes(orderNo))).toBe(true)
  expect(await desk.orders.cancel(headers, orderNo)).toMatchObject({ data: { status: 'canceled' } })
})

it('a capture that is denied at once leaves the order unchanged', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'denied' })
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'declined' } })
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_state: 'none' })
})

it('while PayPal is slow, no request waits for the order, and it cannot be canceled', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'slow' })
  const called = Promise.withResolvers<void>()
  const off = atFailpoint('payment.beforeCapture', async () => called.resolve())
  const capture = desk.capture(headers, orderNo, id)
  await called.promise
  off()
  expect(await desk.orders.detail(headers, orderNo)).toMatchObject({ data: { payment_state: 'pending' } })
  expect((await desk.orders.cancel(headers, orderNo)).code).toBe(codes.statusConflict)
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo)).toMatchObject(underWay)
  desk.simulator.faults.clear()
  expect(await capture).toMatchObject({ data: { outcome: 'paid' } })
})

test.for(['http_500', 'http_429', 'http_401'] as const)(
  'PayPal fails before anything is sent (%s): the order is unchanged',
  async (fault) => {
    const { headers, orderNo } = await desk.buy()
    desk.simulator.faults.add({ call: 'create', fault, count: 2 })
    const response = await desk.open(headers, orderNo)
    expect(response).toMatchObject({ code: codes.paymentUnavailable })
    expect(response.message).toContain('Your order is saved')
    expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_state: 'none' })
    desk.simulator.faults.clear()
    expect((await desk.open(headers, orderNo)).code).toBe(codes.ok)
    expect(await desk.payments(orderNo)).toHaveLength(1)
  },
)

it('a capture that could not begin leaves the order payable and cancelable', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'http_429' })
  expect((await desk.capture(headers, orderNo, id)).code).toBe(codes.paymentUnavailable)
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_state: 'none' })
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'paid' } })
})

it('a lost database connection after a capture is repaired by the reconciler', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  const off = atFailpoint('payment.beforeOutcome', async () => {
    throw new Error('the database is gone')
  })
  expect((await desk.capture(headers, orderNo, id)).code).toBe(codes.internal)
  off()
  expect(await desk.orderRow(orderNo)).toMatchObject(underWay)
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo), 'as long as another process may be at it, it is left alone').toMatchObject(
    underWay,
  )
  await desk.muchLater()
  await desk.staff.settleOpen()
  expect(await desk.orderRow(orderNo)).toMatchObject(paid)
})

it('parallel reconcilers settle each payment once', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await desk.capture(headers, orderNo, id)
  await Promise.all(Array.from({ length: 5 }, () => desk.staff.settleOpen()))
  expect(await desk.history(orderNo)).toEqual(['unpaid', 'confirming'])
  expect(await desk.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderPaid'])
})

it('a check without a result postpones the next one', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  await desk.capture(headers, orderNo, id)
  desk.simulator.faults.add({ call: 'get', fault: 'http_500', count: 4 })
  await desk.staff.settleOpen()
  await desk.staff.settleOpen()
  expect(desk.simulator.faults.list()).toMatchObject([{ count: 3 }])
})
