import type { PaypalCapture, PaypalOrder } from '#paypal/paypal-order.ts'

export type Agreed = { orderNo: string; cents: bigint; currency: string; payee: string | null }

type Taken = { capture: PaypalCapture }
/**
 * `approved` and `unapproved`: not captured yet; `held`: captured with other terms than agreed; `gone`: never will be captured;
 * `declined`: the same PayPal order can be tried again; `refused`: the capture has failed, and its PayPal order cannot be used again.
 */
export type Verdict =
  | ({ kind: 'paid' | 'held' | 'pending' | 'refunded' } & Taken)
  | ({ kind: 'partly_refunded'; refundedCents: bigint } & Taken)
  | { kind: 'declined' | 'refused' | 'approved' | 'unapproved' | 'gone' }

const isRefused = ({ status }: PaypalCapture) => status === 'DECLINED' || status === 'FAILED'

const isAsAgreed = (order: PaypalOrder, { cents, currency }: PaypalCapture, agreed: Agreed) =>
  cents === agreed.cents &&
  currency === agreed.currency &&
  order.orderNo === agreed.orderNo &&
  (agreed.payee === null || order.payee === null || order.payee === agreed.payee)

const untaken = ({ status }: PaypalOrder): Verdict => {
  if (status === 'VOIDED') return { kind: 'gone' }
  return { kind: status === 'APPROVED' ? 'approved' : 'unapproved' }
}

/** Amount, currency, order and payee must match the agreed ones. */
export const toVerdict = (order: PaypalOrder, agreed: Agreed): Verdict => {
  const capture = order.captures.findLast((each) => !isRefused(each))
  if (!capture) return order.captures.length > 0 ? { kind: 'refused' } : untaken(order)
  if (capture.status === 'REFUNDED') return { kind: 'refunded', capture }
  if (capture.status === 'PARTIALLY_REFUNDED') {
    const done = order.refunds.filter(({ status }) => status === 'COMPLETED')
    return { kind: 'partly_refunded', capture, refundedCents: done.reduce((sum, { cents }) => sum + (cents ?? 0n), 0n) }
  }
  if (capture.status !== 'COMPLETED') return { kind: 'pending', capture }
  return { kind: isAsAgreed(order, capture, agreed) ? 'paid' : 'held', capture }
}

const ended = new Set([
  'RESOURCE_NOT_FOUND',
  'INVALID_RESOURCE_ID',
  'ORDER_EXPIRED',
  'ORDER_VOIDED',
  'DUPLICATE_INVOICE_ID',
])

/** `alreadyCaptured`: the PayPal order has the capture; `gone`: can never be captured; `declined`: the buyer may try again. */
export const refusedCapture = (issue: string): 'alreadyCaptured' | 'gone' | 'declined' => {
  if (issue === 'ORDER_ALREADY_CAPTURED' || issue === 'ORDER_ALREADY_COMPLETED') return 'alreadyCaptured'
  return ended.has(issue) ? 'gone' : 'declined'
}
