import { randomUUID } from 'node:crypto'
import { applyVerdict } from './apply-verdict.ts'
import { lookAt } from './ask-provider.ts'
import type { Context } from './context.ts'
import { releaseLease } from './lease-store.ts'
import type { Payment } from './payment-record.ts'
import { lockPayment, writeRefundDue, writeRefunding } from './payment-store.ts'

/** The request id is stored before the provider is called; `wasAsked` where one was stored already. */
const begin = ({ db }: Context, id: number) =>
  db.tx(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment.state !== 'refund_due' && payment.state !== 'refunding') return null
    const wasAsked = payment.state === 'refunding'
    const requestId = payment.refund_request_id ?? randomUUID()
    await writeRefunding(tx, id, requestId)
    return { payment, requestId, wasAsked }
  })

const isGivenBack = async (context: Context, payment: Payment): Promise<boolean> => {
  const now = await lookAt(context, payment)
  if (now?.kind !== 'refunded') return false
  await applyVerdict(context, payment.id, now, { isAlone: true })
  return true
}

const writeGivenBack = async (context: Context, payment: Payment) => {
  const { capture_id, captured_cents } = payment
  if (capture_id === null) throw new Error(`Payment ${payment.id} has nothing to give back`)
  const capture = {
    id: capture_id,
    status: 'REFUNDED',
    cents: captured_cents,
    currency: payment.captured_currency ?? '',
  }
  await applyVerdict(context, payment.id, { kind: 'refunded', capture }, { isAlone: true })
}

/** Gives a payment's money back. The caller has the lease; it ends here. */
export const giveBack = async (context: Context, paymentId: number): Promise<void> => {
  const begun = await begin(context, paymentId)
  if (!begun) return void (await releaseLease(context.db, paymentId))
  const { payment, requestId, wasAsked } = begun
  if (wasAsked && (await isGivenBack(context, payment))) return
  const answer = await context.paypal.refund(payment.capture_id ?? '', requestId)
  const { order_no: orderNo } = payment
  if (answer.kind === 'declined' && answer.issue === 'CAPTURE_FULLY_REFUNDED') return writeGivenBack(context, payment)
  if (answer.kind === 'done' && answer.value.status === 'COMPLETED') return writeGivenBack(context, payment)
  const isRefused = answer.kind === 'declined' || (answer.kind === 'done' && answer.value.status !== 'PENDING')
  if (isRefused) {
    context.log.error({ orderNo, paymentId, answer: { ...answer, value: undefined } }, 'a refund was refused')
    return void (await writeRefundDue(context.db, paymentId, answer.kind === 'declined' ? answer.issue : 'FAILED'))
  }
  if (answer.kind !== 'done') context.log.warn({ orderNo, paymentId, answer }, 'a refund was not confirmed')
  await releaseLease(context.db, paymentId)
}
