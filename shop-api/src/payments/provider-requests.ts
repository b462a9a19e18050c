import { failpoint } from '../failpoint.ts'
import { toAgreed, applyVerdict } from './apply-verdict.ts'
import type { Context } from './context.ts'
import { releaseLease } from './lease-store.ts'
import type { Payment } from './payment-record.ts'
import { readPayment } from './payment-store.ts'
import { refusedCapture, type Verdict, toVerdict } from './verdict.ts'

const unknownThere = new Set(['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'])

const readProviderIds = (payment: Payment) => {
  const { provider_order_id, capture_request_id } = payment
  if (provider_order_id === null) throw new Error(`Payment ${payment.id} has not been opened at the provider`)
  return { id: provider_order_id, requestId: capture_request_id ?? '' }
}

/** Null where the provider did not respond. */
export const readVerdict = async ({ paypal, log }: Context, payment: Payment): Promise<Verdict | null> => {
  const known = await paypal.getOrder(readProviderIds(payment).id)
  if (known.kind === 'done') return toVerdict(known.value, toAgreed(payment))
  if (known.kind === 'declined' && unknownThere.has(known.issue)) return { kind: 'gone' }
  log.warn(
    { orderNo: payment.order_no, paymentId: payment.id, response: known },
    'a payment could not be read from PayPal',
  )
  return null
}

/** Requests the money once under the stored request id; `unsent` where nothing was sent. */
export const capturePayment = async (context: Context, payment: Payment): Promise<Verdict | 'unknown' | 'unsent'> => {
  const { id, requestId } = readProviderIds(payment)
  await failpoint('payment.beforeCapture')
  const response = await context.paypal.capture(id, requestId)
  await failpoint('payment.afterCaptureCall')
  const { order_no: orderNo, id: paymentId } = payment
  if (response.kind === 'done') {
    const verdict = toVerdict(response.value, toAgreed(payment))
    return verdict.kind === 'approved' || verdict.kind === 'unapproved' ? 'unknown' : verdict
  }
  context.log.warn({ orderNo, paymentId, response }, 'a capture was not confirmed')
  if (response.kind === 'unavailable') return 'unsent'
  if (response.kind === 'unknown') return 'unknown'
  const meaning = refusedCapture(response.issue)
  return meaning === 'alreadyCaptured' ? ((await readVerdict(context, payment)) ?? 'unknown') : { kind: meaning }
}

/** Captures again only where the provider has not captured. The caller holds the lease, which ends here. */
export const resolveCapture = async (context: Context, paymentId: number): Promise<void> => {
  const payment = await readPayment(context.db, paymentId)
  const now = await readVerdict(context, payment)
  const verdict = now?.kind === 'approved' ? await capturePayment(context, payment) : now
  if (verdict === null || verdict === 'unknown' || verdict === 'unsent') await releaseLease(context.db, paymentId)
  else await applyVerdict(context, paymentId, verdict, { isAlone: true })
}

/** Requests no money. False where the provider did not respond. */
export const refreshPayment = async (context: Context, paymentId: number): Promise<boolean> => {
  const payment = await readPayment(context.db, paymentId)
  if (payment.provider_order_id === null) return true
  const verdict = await readVerdict(context, payment)
  if (verdict === null) return false
  await applyVerdict(context, paymentId, verdict, { isAlone: false })
  return true
}
