import { z } from 'zod'
import type { Request } from './context.ts'
import type { FaultName } from './faults.ts'
import type { SimulatorContext } from './order-calls.ts'
import { isMore, isNothing, calculateRemaining, presentCapture, presentRefund } from './present.ts'
import { readJsonBody } from './parse-json.ts'
import { type SimulatedResponse, refusal } from './refusal.ts'
import { newId, type Order } from './store.ts'

const wanted = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string().regex(/^\d{1,9}\.\d{2}$/) }).optional(),
})

const refundCapture = async (
  c: Request,
  fault: FaultName | null,
  { store, webhooks, bases }: SimulatorContext,
): Promise<SimulatedResponse> => {
  const order = store.orderWithCapture(c.req.param('id') ?? '')
  if (!order?.capture) return refusal(404, 'INVALID_RESOURCE_ID')
  const { capture } = order
  if (capture.status === 'REFUNDED') return refusal(422, 'CAPTURE_FULLY_REFUNDED')
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') return refusal(422, 'REFUND_NOT_ALLOWED')
  if (fault === 'denied') return refusal(422, 'REFUND_FAILED_INSUFFICIENT_FUNDS')
  const left = calculateRemaining(capture, order.refunds)
  const { data } = wanted.safeParse((await readJsonBody(c)) ?? {})
  const amount = data?.amount ?? left
  if (amount.currency_code !== left.currency_code) return refusal(422, 'CURRENCY_MISMATCH')
  if (isMore(amount, left) || isNothing(amount)) return refusal(422, 'REFUND_AMOUNT_EXCEEDED')

  const refund: Order['refunds'][number] = {
    id: newId(),
    status: fault === 'pending' ? 'PENDING' : 'COMPLETED',
    amount,
    create_time: new Date().toISOString(),
  }
  const refunds = [...order.refunds, refund]
  const isWhole = isNothing(calculateRemaining(capture, refunds))
  const changed: Order = {
    ...order,
    refunds,
    capture:
      refund.status === 'PENDING' ? capture : { ...capture, status: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' },
  }
  store.save(changed)
  const body = presentRefund(changed, refund, bases())
  if (refund.status === 'COMPLETED') webhooks.emit('PAYMENT.CAPTURE.REFUNDED', 'refund', body)
  return { status: 201, body }
}

export const refundCalls = (context: SimulatorContext) => {
  const { mount, store, bases } = context
  mount('refund', 'POST', '/v2/payments/captures/:id/refund', (c, fault) => refundCapture(c, fault, context))
  mount('get', 'GET', '/v2/payments/captures/:id', (c) => {
    const order = store.orderWithCapture(c.req.param('id') ?? '')
    return order?.capture
      ? { status: 200, body: presentCapture(order, order.capture, bases()) }
      : refusal(404, 'INVALID_RESOURCE_ID')
  })
}
