import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, onTestFinished, test, vi } from 'vitest'
import type { PaymentClient } from '../../testing/payment-client.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { usePaymentClient } from '../../testing/use-payment-client.ts'
import { check } from '../check/index.ts'
import { atFailpoint } from '../failpoint.ts'
import type { FaultName } from '@partgate/paypal-simulator/faults.ts'

let client: PaymentClient
usePaymentClient((opened) => {
  client = opened
})

const paid = { status: 'confirming', payment_status: 'paid' }
const underWay = { status: 'unpaid', payment_status: 'pending' }
const lost: FaultName[] = ['drop_reply', 'http_500_after', 'garbage']
const undone: FaultName[] = ['http_409', 'http_500', 'reset', 'redirect']

const takenAt = (id: string) => client.simulator.orders().find((order) => order.id === id)?.capture

test.for(lost)('a capture with a lost response (%s) is repeated by the buyer, and paid once', async (fault) => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault })
  const first = await client.capture(headers, orderNo, id)
  expect(first.code).toBe(codes.paymentUnavailable)
  expect(await client.orderRow(orderNo)).toMatchObject(underWay)
  expect((await client.orders.cancel(headers, orderNo)).code).toBe(codes.statusConflict)
  expect(takenAt(id)?.status).toBe('COMPLETED')
  expect(await client.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'paid' } })
  expect(await client.history(orderNo)).toEqual(['unpaid', 'confirming'])
})

test.for([...lost, ...undone])(
  'without a repeated request after %s, the reconciler completes the capture',
  async (fault) => {
    const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
    client.simulator.faults.add({ call: 'capture', fault })
    expect((await client.capture(headers, orderNo, id)).code).toBe(codes.paymentUnavailable)
    const [before] = await client.payments(orderNo)
    await client.staff.settleOpen()
    expect(await client.orderRow(orderNo)).toMatchObject(paid)
    const [after] = await client.payments(orderNo)
    expect(after?.capture_request_id).toBe(before?.capture_request_id)
    expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderPaid'])
  },
)

it('while a capture is unclear, another payment is refused with the advice to check the status of the payment', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await client.capture(headers, orderNo, id)
  expect(await client.orderRow(orderNo)).toMatchObject(underWay)
  const refusal = {
    code: codes.paymentInProgress,
    message:
      'A payment for this order is being processed. Please wait a moment, then check the payment status of the order.',
  }
  expect(await client.open(headers, orderNo)).toMatchObject(refusal)
  expect(await client.confirmTransfer(headers, orderNo)).toMatchObject(refusal)
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject(paid)
})

it('sends the stored PayPal-Request-Id with a capture and with its repeat', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  const sent: (string | null)[] = []
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (String(input).endsWith('/capture')) sent.push(new Headers(init?.headers).get('PayPal-Request-Id'))
    return fetch(input, init)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await client.capture(headers, orderNo, id)
  const [payment] = await client.payments(orderNo)
  await client.staff.settleOpen()
  expect(payment?.capture_request_id).toMatch(/^[\da-f-]{36}$/)
  expect(sent).toEqual([payment?.capture_request_id, payment?.capture_request_id])
  expect(await client.orderRow(orderNo)).toMatchObject(paid)
})

it('after PayPal has dropped the request id, the order is requested first', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await client.capture(headers, orderNo, id)
  client.simulator.forgetRequestIds()
  client.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  expect(await client.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'paid' } })
  expect(client.simulator.faults.list()).toHaveLength(1)
})

it('an order that was already captured counts as paid', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await client.capture(headers, orderNo, id)
  client.simulator.forgetRequestIds()
  await client.db.query("update payments set state = 'created'")
  await client.db.query("update orders set payment_status = 'none'")
  expect(await client.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'paid' } })
})

test.for(['wrong_amount', 'wrong_currency', 'wrong_payee'] as const)(
  'money that differs from the agreed terms (%s) is held for sales, with an alarm',
  async (fault) => {
    const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
    client.simulator.faults.add({ call: 'capture', fault })
    expect(await client.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'held' } })
    expect(await client.orderRow(orderNo)).toMatchObject({
      status: 'confirming',
      payment_status: 'held',
      paid_at: null,
    })
    await expect(client.staff.confirmOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
    expect(client.lines.filter((line) => line.includes('"level":50') && line.includes(orderNo))).toHaveLength(1)
    expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced'])
    await client.staff.refundOrder(orderNo)
    expect(await client.orderRow(orderNo)).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
  },
)

const decide = (captureId: string, status: 'COMPLETED' | 'DECLINED') =>
  fetch(`${client.simulator.settings.apiUrl}/simulator/captures/${captureId}`, {
    method: 'POST',
    body: JSON.stringify({ status }),
  })

const pending = async () => {
  const bought = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'pending' })
  const response = await client.capture(bought.headers, bought.orderNo, bought.id)
  expect(response).toMatchObject({ code: codes.ok, data: { outcome: 'pending' } })
  expect(await client.orderRow(bought.orderNo)).toMatchObject({ status: 'confirming', payment_status: 'pending' })
  await expect(client.staff.confirmOrder(bought.orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
  return { ...bought, captureId: takenAt(bought.id)?.id ?? '' }
}

it('a pending capture waits with the order, and is paid when PayPal reports it', async () => {
  const { headers, orderNo, id, captureId } = await pending()
  expect(await client.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'pending' } })
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject({ payment_status: 'pending' })
  await decide(captureId, 'COMPLETED')
  await client.makeAllDue()
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject(paid)
  expect((await client.staff.confirmOrder(orderNo)).status).toBe('preparing')
})

it('a pending capture that is denied cancels the order, returns its stock and mails the buyer', async () => {
  const { headers, orderNo, id, captureId } = await pending()
  const stock = await client.orders.readStock(tapeId('RC0603FR-0710KL'))
  await decide(captureId, 'DECLINED')
  await client.makeAllDue()
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject({ status: 'canceled', payment_status: 'none' })
  expect(await client.orders.readStock(tapeId('RC0603FR-0710KL'))).toBe((stock ?? 0) + 100)
  expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderCanceled'])
  expect(await client.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'declined' } })
  await expect(client.staff.confirmOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
  expect(client.lines.some((line) => line.includes('denied') && line.includes(orderNo))).toBe(true)
  expect(await check(client.db)).toEqual([])
})

it('a capture that is denied at once leaves the order unchanged', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'denied' })
  expect(await client.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'declined' } })
  expect(await client.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_status: 'none' })
})

it('after a capture that is denied, the next try opens a new payment at PayPal, which can be paid', async () => {
  const bought = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'denied' })
  await client.capture(bought.headers, bought.orderNo, bought.id)
  expect(await client.capture(bought.headers, bought.orderNo, bought.id)).toMatchObject({
    data: { outcome: 'declined' },
  })
  const { id, approveUrl } = await client.openPaypalOrder(bought)
  expect(id).not.toBe(bought.id)
  expect((await fetch(approveUrl)).status).toBe(200)
  await client.submitApproval(approveUrl, 'pay')
  expect(await client.capture(bought.headers, bought.orderNo, id)).toMatchObject({ data: { outcome: 'paid' } })
  expect((await client.payments(bought.orderNo)).map(({ state }) => state)).toEqual(['refused', 'captured'])
  expect(await check(client.db)).toEqual([])
})

it('while PayPal is slow, no request waits for the order, and it cannot be canceled', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'slow' })
  const called = Promise.withResolvers<void>()
  const off = atFailpoint('payment.beforeCapture', async () => called.resolve())
  const capture = client.capture(headers, orderNo, id)
  await called.promise
  off()
  expect(await client.orders.detail(headers, orderNo)).toMatchObject({ data: { payment_status: 'pending' } })
  expect((await client.orders.cancel(headers, orderNo)).code).toBe(codes.statusConflict)
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject(underWay)
  client.simulator.faults.clear()
  expect(await capture).toMatchObject({ data: { outcome: 'paid' } })
})

test.for(['http_500', 'http_429', 'http_401'] as const)(
  'PayPal fails before anything is sent (%s): the order is unchanged',
  async (fault) => {
    const { headers, orderNo } = await client.buy()
    client.simulator.faults.add({ call: 'create', fault, count: 2 })
    const response = await client.open(headers, orderNo)
    expect(response).toMatchObject({ code: codes.paymentUnavailable })
    expect(response.message).toContain('Your order is saved')
    expect(await client.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_status: 'none' })
    client.simulator.faults.clear()
    expect((await client.open(headers, orderNo)).code).toBe(codes.ok)
    expect(await client.payments(orderNo)).toHaveLength(1)
  },
)

it('a capture that could not begin leaves the order payable and cancelable', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'http_429' })
  expect((await client.capture(headers, orderNo, id)).code).toBe(codes.paymentUnavailable)
  expect(await client.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_status: 'none' })
  expect(await client.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'paid' } })
})
