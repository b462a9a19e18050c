import type { PaypalCapture, PaypalOrder } from '#paypal/paypal-order.ts'

/** What was agreed when the payment was opened. */
export type Agreed = { orderNo: string; cents: bigint; currency: string; payee: string | null }

type Taken = { capture: PaypalCapture }
/** What the provider's order says about the money: `approved` and `unapproved`, nothing was taken, and it could or could not
 * be now; `held`, it was taken, but not as agreed; `gone`, it never will be. */
export type Verdict =
  | ({ kind: 'paid' | 'held' | 'pending' | 'refunded' } & Taken)
  | ({ kind: 'partly_refunded'; refundedCents: bigint } & Taken)
  | { kind: 'declined' | 'approved' | 'unapproved' | 'gone' }

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

/** Amount, currency, order and payee have to be the agreed ones for the money to count (threats D11). */
export const verdictOf = (order: PaypalOrder, agreed: Agreed): Verdict => {
  const capture = order.captures.findLast((each) => !isRefused(each))
  if (!capture) return order.captures.length > 0 ? { kind: 'declined' } : untaken(order)
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

/** What it means that PayPal refuses a capture: it has been made already (ask for the order), it can never be made, or the
 * buyer may try again, perhaps by another card. */
export const refusedCapture = (issue: string): 'ask' | 'gone' | 'declined' => {
  if (issue === 'ORDER_ALREADY_CAPTURED' || issue === 'ORDER_ALREADY_COMPLETED') return 'ask'
  return ended.has(issue) ? 'gone' : 'declined'
}
