import { hook } from '../hook.ts'
import { agreedOf, applyVerdict } from './apply-verdict.ts'
import type { Context } from './context.ts'
import { releaseLease } from './lease-store.ts'
import type { Payment } from './payment-record.ts'
import { readPayment } from './payment-store.ts'
import { refusedCapture, type Verdict, verdictOf } from './verdict.ts'

const unknownThere = new Set(['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'])

const idsOf = (payment: Payment) => {
  const { provider_order_id, capture_request_id } = payment
  if (provider_order_id === null) throw new Error(`Payment ${payment.id} has not been opened at the provider`)
  return { id: provider_order_id, requestId: capture_request_id ?? '' }
}

/** What the provider's order says now; null where it could not be asked. */
export const lookAt = async ({ paypal, log }: Context, payment: Payment): Promise<Verdict | null> => {
  const known = await paypal.getOrder(idsOf(payment).id)
  if (known.kind === 'done') return verdictOf(known.value, agreedOf(payment))
  if (known.kind === 'declined' && unknownThere.has(known.issue)) return { kind: 'gone' }
  log.warn({ orderNo: payment.order_no, paymentId: payment.id, answer: known }, 'PayPal does not tell of a payment')
  return null
}

/** Asks for the money, once, under the request id that is stored; `unsent` where nothing has left the house. */
export const capture = async (context: Context, payment: Payment): Promise<Verdict | 'unknown' | 'unsent'> => {
  const { id, requestId } = idsOf(payment)
  await hook('payment.beforeCapture')
  const answer = await context.paypal.capture(id, requestId)
  await hook('payment.afterCaptureCall')
  const { order_no: orderNo, id: paymentId } = payment
  if (answer.kind === 'done') {
    const verdict = verdictOf(answer.value, agreedOf(payment))
    return verdict.kind === 'approved' || verdict.kind === 'unapproved' ? 'unknown' : verdict
  }
  context.log.warn({ orderNo, paymentId, answer }, 'a capture was not made')
  if (answer.kind === 'unavailable') return 'unsent'
  if (answer.kind === 'unknown') return 'unknown'
  const meaning = refusedCapture(answer.issue)
  return meaning === 'ask' ? ((await lookAt(context, payment)) ?? 'unknown') : { kind: meaning }
}

/** Finds out what became of a capture whose answer was lost, and makes it where it was not made. The caller has the lease;
 * it ends here. */
export const resolveCapture = async (context: Context, paymentId: number): Promise<void> => {
  const payment = await readPayment(context.db, paymentId)
  const now = await lookAt(context, payment)
  const verdict = now?.kind === 'approved' ? await capture(context, payment) : now
  if (verdict === null || verdict === 'unknown' || verdict === 'unsent') await releaseLease(context.db, paymentId)
  else await applyVerdict(context, paymentId, verdict, { isAlone: true })
}

/** Brings a payment up to what the provider says now, without asking for money. False where the provider was not heard. */
export const refresh = async (context: Context, paymentId: number): Promise<boolean> => {
  const payment = await readPayment(context.db, paymentId)
  if (payment.provider_order_id === null) return true
  const verdict = await lookAt(context, payment)
  if (verdict === null) return false
  await applyVerdict(context, paymentId, verdict, { isAlone: false })
  return true
}
