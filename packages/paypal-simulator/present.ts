import { simulatedPayee } from './credentials.ts'
import type { Capture, Money, Order } from './store.ts'

const link = (base: string, path: string, rel: string, method = 'GET') => ({ href: `${base}${path}`, rel, method })

export type Bases = { /** Of the REST API. */ api: string; /** Of the page for buyers. */ page: string }

export const presentCapture = (order: Order, capture: Capture, { api }: Bases) => ({
  id: capture.id,
  status: capture.status,
  ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
  amount: capture.amount,
  final_capture: true,
  custom_id: order.custom_id,
  invoice_id: order.invoice_id,
  supplementary_data: { related_ids: { order_id: order.id } },
  create_time: capture.create_time,
  update_time: capture.create_time,
  links: [
    link(api, `/v2/payments/captures/${capture.id}`, 'self'),
    link(api, `/v2/payments/captures/${capture.id}/refund`, 'refund', 'POST'),
    link(api, `/v2/checkout/orders/${order.id}`, 'up'),
  ],
})

export const presentRefund = (order: Order, refund: Order['refunds'][number], { api }: Bases) => ({
  ...refund,
  custom_id: order.custom_id,
  invoice_id: order.invoice_id,
  links: [
    link(api, `/v2/payments/refunds/${refund.id}`, 'self'),
    link(api, `/v2/payments/captures/${order.capture?.id ?? ''}`, 'up'),
  ],
})

export const presentOrder = (order: Order, bases: Bases) => ({
  id: order.id,
  intent: 'CAPTURE',
  status: order.status,
  payment_source: { paypal: {} },
  purchase_units: [
    {
      reference_id: 'default',
      amount: { ...order.amount, breakdown: order.breakdown },
      payee: { ...simulatedPayee, merchant_id: order.merchant_id },
      custom_id: order.custom_id,
      invoice_id: order.invoice_id,
      ...(order.capture
        ? {
            payments: {
              captures: [presentCapture(order, order.capture, bases)],
              ...(order.refunds.length > 0
                ? { refunds: order.refunds.map((refund) => presentRefund(order, refund, bases)) }
                : {}),
            },
          }
        : {}),
    },
  ],
  ...(order.payer_id ? { payer: { payer_id: order.payer_id } } : {}),
  create_time: order.create_time,
  links: [
    link(bases.api, `/v2/checkout/orders/${order.id}`, 'self'),
    ...(order.status === 'PAYER_ACTION_REQUIRED'
      ? [link(bases.page, `/checkoutnow?token=${order.id}`, 'payer-action')]
      : []),
    ...(order.status === 'APPROVED'
      ? [link(bases.api, `/v2/checkout/orders/${order.id}/capture`, 'capture', 'POST')]
      : []),
  ],
})

const inCents = ({ value }: Money) => BigInt(value.replace('.', ''))
const asMoney = (currency_code: string, cents: bigint): Money => {
  const digits = cents.toString().padStart(3, '0')
  return { currency_code, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

export const addAmounts = (currency: string, amounts: readonly Money[]): Money =>
  asMoney(
    currency,
    amounts.reduce((sum, amount) => sum + inCents(amount), 0n),
  )

export const calculateRemaining = (capture: Capture, refunds: Order['refunds']): Money =>
  asMoney(
    capture.amount.currency_code,
    refunds.reduce((left, { amount }) => left - inCents(amount), inCents(capture.amount)),
  )

export const isMore = (a: Money, b: Money) => inCents(a) > inCents(b)
export const isNothing = (amount: Money) => inCents(amount) === 0n
