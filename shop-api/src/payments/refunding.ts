import { randomUUID } from 'node:crypto'
import { applyVerdict } from './apply-verdict.ts'
import { readVerdict } from './provider-requests.ts'
import type { Context } from './context.ts'
import { releaseLease } from './lease-store.ts'
import type { Payment } from './payment-record.ts'
import { lockPayment, writeRefundDue, writeRefunding } from './payment-store.ts'

/** The request id is stored before the request; `wasRequested` where one was already stored. */
const begin = ({ db }: Context, id: number) =>
  db.tx(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment.state !== 'refund_due' && payment.state !== 'refunding') return null
    const wasRequested = payment.state === 'refunding'
    const requestId = payment.refund_request_id ?? randomUUID()
    await writeRefunding(tx, id, requestId)
    return { payment, requestId, wasRequested }
  })

const isGivenBack = async (context: Context, payment: Payment): Promise<boolean> => {
  const now = await readVerdict(context, payment)
  if (now?.kind !== 'refunded') return false
  await applyVerdict(context, payment.id, now, { isAlone: true })
  return true
}

const writeGivenBack = async (context: Context, payment: Payment) => {
  const { capture_id, captured_cents } = payment
  if (capture_id === null) throw new Error(`Payment ${payment.id} has nothing to refund`)
  const capture = {
    id: capture_id,
    status: 'REFUNDED',
    cents: captured_cents,
    currency: payment.captured_currency ?? '',
  }
  await applyVerdict(context, payment.id, { kind: 'refunded', capture }, { isAlone: true })
}

/** The caller holds the lease, which ends here. */
export const refundPayment = async (context: Context, paymentId: number): Promise<void> => {
  const begun = await begin(context, paymentId)
  if (!begun) return void (await releaseLease(context.db, paymentId))
  const { payment, requestId, wasRequested } = begun
  if (wasRequested && (await isGivenBack(context, payment))) return
  const response = await context.paypal.refund(payment.capture_id ?? '', requestId)
  const { order_no: orderNo } = payment
  if (response.kind === 'declined' && response.issue === 'CAPTURE_FULLY_REFUNDED')
    return writeGivenBack(context, payment)
  if (response.kind === 'done' && response.value.status === 'COMPLETED') return writeGivenBack(context, payment)
  const isRefused = response.kind === 'declined' || (response.kind === 'done' && response.value.status !== 'PENDING')
  if (isRefused) {
    context.log.error({ orderNo, paymentId, response: { ...response, value: undefined } }, 'a refund was refused')
    return void (await writeRefundDue(context.db, paymentId, response.kind === 'declined' ? response.issue : 'FAILED'))
  }
  if (response.kind !== 'done') context.log.warn({ orderNo, paymentId, response }, 'a refund was not confirmed')
  await releaseLease(context.db, paymentId)
}
