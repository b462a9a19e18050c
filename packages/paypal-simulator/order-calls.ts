import { z } from 'zod'
import type { Request } from './context.ts'
import type { Mount } from './calls.ts'
import { simulatedPayee } from './credentials.ts'
import type { FaultName } from './faults.ts'
import { type Bases, isNothing, presentCapture, presentOrder, addAmounts } from './present.ts'
import { readJsonBody } from './parse-json.ts'
import { type SimulatedResponse, refusal } from './refusal.ts'
import { type Capture, newId, type Order, type Store } from './store.ts'
import type { Webhooks } from './webhooks.ts'

export type SimulatorContext = { mount: Mount; store: Store; webhooks: Webhooks; bases: () => Bases }

const money = z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string().regex(/^\d{1,9}\.\d{2}$/) })
const webAddress = z.url({ protocol: /^https?$/ })
const newOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string().max(127),
      invoice_id: z.string().max(127),
      amount: money.extend({ breakdown: z.record(z.string(), money) }),
    }),
  ]),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: webAddress, cancel_url: webAddress }) }),
  }),
})

const create = async (c: Request, { store, bases }: SimulatorContext): Promise<SimulatedResponse> => {
  if (!c.req.header('PayPal-Request-Id')) return refusal(400, 'PAYPAL_REQUEST_ID_REQUIRED')
  const { data, error } = newOrder.safeParse(await readJsonBody(c))
  if (!data) return refusal(400, 'INVALID_PARAMETER_VALUE', error.issues[0]?.path.join('/'))
  const [{ custom_id, invoice_id, amount }] = data.purchase_units
  const { breakdown, ...total } = amount
  if (addAmounts(total.currency_code, Object.values(breakdown)).value !== total.value)
    return refusal(422, 'AMOUNT_MISMATCH')
  if (isNothing(total)) return refusal(422, 'CANNOT_BE_ZERO_OR_NEGATIVE')
  const order: Order = {
    id: newId(),
    status: 'PAYER_ACTION_REQUIRED',
    custom_id,
    invoice_id,
    amount: total,
    breakdown,
    merchant_id: simulatedPayee.merchant_id,
    ...data.payment_source.paypal.experience_context,
    payer_id: null,
    declines: false,
    create_time: new Date().toISOString(),
    capture: null,
    refunds: [],
  }
  store.save(order)
  return { status: 200, body: presentOrder(order, bases()) }
}

const played: Partial<Record<FaultName, (order: Order, capture: Capture) => [Order, Capture]>> = {
  pending: (order, capture) => [order, { ...capture, status: 'PENDING' }],
  denied: (order, capture) => [order, { ...capture, status: 'DECLINED' }],
  wrong_amount: (order, capture) => [order, { ...capture, amount: { ...capture.amount, value: '0.01' } }],
  wrong_currency: (order, capture) => [order, { ...capture, amount: { ...capture.amount, currency_code: 'EUR' } }],
  wrong_payee: (order, capture) => [{ ...order, merchant_id: 'SOMEBODY00ELSE' }, capture],
}

const eventTypes: Record<Capture['status'], string> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
  PARTIALLY_REFUNDED: 'PAYMENT.CAPTURE.REFUNDED',
  REFUNDED: 'PAYMENT.CAPTURE.REFUNDED',
}

export const saveCapture = ({ store, webhooks, bases }: SimulatorContext, order: Order, capture: Capture): Order => {
  const changed: Order = { ...order, status: 'COMPLETED', capture }
  store.save(changed)
  webhooks.emit(eventTypes[capture.status], 'capture', presentCapture(changed, capture, bases()))
  return changed
}

const take = (c: Request, fault: FaultName | null, context: SimulatorContext): SimulatedResponse => {
  const order = context.store.order(c.req.param('id') ?? '')
  if (!order) return refusal(404, 'INVALID_RESOURCE_ID')
  if (order.capture) return refusal(422, 'ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') return refusal(422, 'ORDER_NOT_APPROVED')
  if (fault === 'payer_action_required') return refusal(422, 'PAYER_ACTION_REQUIRED')
  if (order.declines || fault === 'decline_instrument') return refusal(422, 'INSTRUMENT_DECLINED')
  if (context.store.isInvoicePaid(order.invoice_id, order.id)) return refusal(422, 'DUPLICATE_INVOICE_ID')
  const plain: Capture = {
    id: newId(),
    status: 'COMPLETED',
    amount: order.amount,
    create_time: new Date().toISOString(),
  }
  const [changed, capture] = (fault && played[fault]?.(order, plain)) || [order, plain]
  return { status: 201, body: presentOrder(saveCapture(context, changed, capture), context.bases()) }
}

export const orderCalls = (context: SimulatorContext) => {
  const { mount, store, bases } = context
  mount('create', 'POST', '/v2/checkout/orders', (c) => create(c, context))
  mount('capture', 'POST', '/v2/checkout/orders/:id/capture', (c, fault) => take(c, fault, context))
  mount('get', 'GET', '/v2/checkout/orders/:id', (c) => {
    const order = store.order(c.req.param('id') ?? '')
    return order ? { status: 200, body: presentOrder(order, bases()) } : refusal(404, 'INVALID_RESOURCE_ID')
  })
}
