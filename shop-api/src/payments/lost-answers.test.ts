import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, test } from 'vitest'
import type { PaymentDesk } from '#testing/payment-desk.ts'
import { usePaymentDesk } from '#testing/use-payment-desk.ts'
import { atHook } from '../hook.ts'
import type { FaultName } from '../paypal-simulator/faults.ts'

let desk: PaymentDesk
usePaymentDesk((opened) => {
  desk = opened
})

const paid = { status: 'confirming', payment_state: 'paid' }
const underWay = { status: 'unpaid', payment_state: 'pending' }
const lost: FaultName[] = ['drop_reply', 'http_500_after', 'garbage']
const undone: FaultName[] = ['http_500', 'reset', 'redirect']

const takenAt = (id: string) => desk.simulator.orders().find((order) => order.id === id)?.capture

test.for(lost)(
  'D9: the money was taken and the answer lost (%s): the buyer asks again, and it is paid once',
  async (fault) => {
    const { headers, orderNo, id } = await desk.approved(await desk.buy())
    desk.simulator.faults.add({ call: 'capture', fault })
    const first = await desk.capture(headers, orderNo, id)
    expect(first.code).toBe(codes.paymentUnavailable)
    expect(await desk.orderRow(orderNo)).toMatchObject(underWay)
    expect((await desk.orders.cancel(headers, orderNo)).code).toBe(codes.statusConflict)
    expect(takenAt(id)?.status).toBe('COMPLETED')
    expect(await desk.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'paid' } })
    expect(await desk.history(orderNo)).toEqual(['unpaid', 'confirming'])
  },
)

test.for([...lost, ...undone])(
  'D9: nobody asks again after %s: the reconciler finishes it in its next turn',
  async (fault) => {
    const { headers, orderNo, id } = await desk.approved(await desk.buy())
    desk.simulator.faults.add({ call: 'capture', fault })
    expect((await desk.capture(headers, orderNo, id)).code).toBe(codes.paymentUnavailable)
    const [before] = await desk.payments(orderNo)
    await desk.staff.settleOpen()
    expect(await desk.orderRow(orderNo)).toMatchObject(paid)
    const [after] = await desk.payments(orderNo)
    expect(after?.capture_request_id).toBe(before?.capture_request_id)
    expect(await desk.mailsOf(orderNo)).toEqual(['orderPlaced', 'orderPaid'])
  },
)

it('D10: after PayPal has forgotten the request id, it is asked what became of the order first', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await desk.capture(headers, orderNo, id)
  desk.simulator.forgetRequestIds()
  desk.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'paid' } })
  expect(desk.simulator.faults.list()).toHaveLength(1)
})

it('D10: and that it was captured already is no refusal', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await desk.capture(headers, orderNo, id)
  desk.simulator.forgetRequestIds()
  await desk.db.query("update payments set state = 'created'")
  await desk.db.query("update orders set payment_state = 'none'")
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ code: codes.ok, data: { outcome: 'paid' } })
})

test.for(['wrong_amount', 'wrong_currency', 'wrong_payee'] as const)(
  'D11: money that is not as agreed (%s) pays nothing: it is held for sales, and someone is told',
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
    expect(await desk.mailsOf(orderNo)).toEqual(['orderPlaced'])
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
  const answer = await desk.capture(bought.headers, bought.orderNo, bought.id)
  expect(answer).toMatchObject({ code: codes.ok, data: { outcome: 'pending' } })
  expect(await desk.orderRow(bought.orderNo)).toMatchObject({ status: 'confirming', payment_state: 'pending' })
  await expect(desk.staff.confirmOrder(bought.orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
  return { ...bought, captureId: takenAt(bought.id)?.id ?? '' }
}

it('D12: a pending capture waits with the order, and is paid when PayPal says so', async () => {
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

it('D12: a pending capture that is denied leaves the order confirming, unpaid, and never preparing', async () => {
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

it('D12: a capture that is denied at once leaves the order as it was', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'denied' })
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'declined' } })
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_state: 'none' })
})

it('D24: while PayPal is slow, nobody waits for the order, and it cannot be canceled', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'slow' })
  const called = Promise.withResolvers<void>()
  const off = atHook('payment.beforeCapture', async () => called.resolve())
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
  'D24: PayPal is down before anything is sent (%s): a clear answer, and the order is as before',
  async (fault) => {
    const { headers, orderNo } = await desk.buy()
    desk.simulator.faults.add({ call: 'create', fault, count: 2 })
    const answer = await desk.open(headers, orderNo)
    expect(answer).toMatchObject({ code: codes.paymentUnavailable })
    expect(answer.message).toContain('Your order is kept')
    expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_state: 'none' })
    desk.simulator.faults.clear()
    expect((await desk.open(headers, orderNo)).code).toBe(codes.ok)
    expect(await desk.payments(orderNo)).toHaveLength(1)
  },
)

it('D24: a capture that could not be begun leaves the order payable and cancelable', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'http_429' })
  expect((await desk.capture(headers, orderNo, id)).code).toBe(codes.paymentUnavailable)
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_state: 'none' })
  expect(await desk.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'paid' } })
})

it('D25: the database was gone when the money had come: the reconciler writes it down', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  const off = atHook('payment.beforeOutcome', async () => {
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

it('D25: reconcilers at once settle each payment once', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await desk.capture(headers, orderNo, id)
  await Promise.all(Array.from({ length: 5 }, () => desk.staff.settleOpen()))
  expect(await desk.history(orderNo)).toEqual(['unpaid', 'confirming'])
  expect(await desk.mailsOf(orderNo)).toEqual(['orderPlaced', 'orderPaid'])
})

it('a look that settles nothing makes the next one later', async () => {
  const { headers, orderNo, id } = await desk.approved(await desk.buy())
  desk.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  await desk.capture(headers, orderNo, id)
  desk.simulator.faults.add({ call: 'get', fault: 'http_500', count: 4 })
  await desk.staff.settleOpen()
  await desk.staff.settleOpen()
  expect(desk.simulator.faults.list()).toMatchObject([{ count: 3 }])
})
